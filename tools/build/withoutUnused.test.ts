import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '#cli/project.ts'

test('makes no styled element, to which any attribute would be passed on', () => {
  const files = globSync('src/web/**/*.{ts,tsx}', { cwd: inProject('.') })
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => /\bstyled[.(]/.test(readFileSync(inProject(file), 'utf8')))).toEqual([])
})

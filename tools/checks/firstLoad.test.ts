import path from 'node:path'
import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

const files = new Set(repositoryFiles(/^src\/.*\.(ts|tsx|json)$/))

/** The static imports of a file, without types and `import()`. */
function neededBy(file: string): string[] {
  const statements = readText(file).matchAll(/^(?:import|export) (?!type\b)(?:[^'"]*? from )?'([^']+)'/gm)
  return [...statements].map(([, name = '']) => {
    if (name.startsWith('#')) return `src/${name.slice(1)}`
    return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name
  })
}

/** A file with all its static imports, libraries too. */
function loadedWith(entry: string): Set<string> {
  const visited = new Set<string>()
  const visit = (name: string) => {
    if (visited.has(name)) return
    visited.add(name)
    if (files.has(name) && !name.endsWith('.json')) neededBy(name).forEach(visit)
  }
  visit(entry)
  return visited
}

test('the first load carries the endpoints, and neither schemas nor their validator', () => {
  const loaded = [...loadedWith('src/web/main.tsx')]
  expect(loaded).toContain('src/contract/endpoints/accounts.ts')
  expect(loaded).toContain('react')
  expect(loaded.length).toBeGreaterThan(100)
  expect(loaded.filter((name) => /^zod\b/.test(name))).toEqual([])
})

test('finds what a form with a schema loads', () => {
  expect(loadedWith('src/web/users/form/userValues.ts')).toContain('zod')
})

test('the browser names no address of the service but by its endpoint', () => {
  const named = repositoryFiles(/^src\/web\/.*\.tsx?$/)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => /[`'"](GET |POST )?\/(api|images)\//.test(readText(file)))
  expect(named).toEqual([])
})

test('the browser changes something, or saves a file, only through its door', () => {
  const users = repositoryFiles(/^src\/web\/.*\.tsx?$/).filter((file) =>
    /\buseMutation\b/.test(readText(file)),
  )
  expect(users).toEqual(['src/web/client/useChange.ts', 'src/web/client/useDownload.ts'])
})

import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'
import { productImports } from './imports.ts'

/** Which side may import what, as beginnings of paths; docs/architecture.md draws the same. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: ['src/domain/'],
  contract: ['src/contract/', 'src/domain/'],
  server: ['src/server/', 'src/contract/', 'src/domain/'],
  // Of the server: the ground, the seeds that every new service gets, the demo's password, and how it is kept what entrants were told.
  demo: [
    'src/demo/',
    'src/domain/',
    'src/server/platform/',
    'src/server/accounts/demoPassword.ts',
    'src/server/entries/parties/meetings.ts',
    'src/server/breeds/breeds.store.ts',
    'src/server/healthCodes/healthCodeSeed.ts',
    'src/server/titles/titleSeed.ts',
    'src/server/rulebooks/rulebookSeed.ts',
  ],
  web: ['src/web/', 'src/contract/', 'src/domain/'],
  cli: ['src/cli/', 'src/server/', 'src/demo/', 'src/contract/', 'src/domain/', 'tools/'],
}

/** The one place where the server reaches for the demo, and what it reaches for. */
const DEMO_DOOR = { file: 'src/server/main.ts', target: 'src/demo/demo.ts' }

const sideOf = (file: string): string | undefined => /^src\/(\w+)\//.exec(file)?.[1]

test('finds the imports', () => {
  expect(productImports.length).toBeGreaterThan(100)
})

test('each side imports only what it may', () => {
  const wrong = productImports.filter(({ file, target }) => {
    if (target === 'package.json') return false
    if (file === DEMO_DOOR.file && target === DEMO_DOOR.target) return false
    const allowed = MAY_IMPORT[sideOf(file) ?? ''] ?? []
    return !allowed.some((start) => target.startsWith(start))
  })
  expect(wrong).toEqual([])
})

test('the domain does no input or output and imports no framework', () => {
  const wrong = repositoryFiles(/^src\/domain\/.*\.ts$/)
    .filter((file) => !/\.(test|test-helper)\.ts$/.test(file))
    .filter(
      (file) =>
        /from '(?!\.|#domain)/.test(readText(file)) ||
        /\b(Date\.now|new Date\(\)|Math\.random|process\.)/.test(readText(file)),
    )
  expect(wrong).toEqual([])
})

test('no file only exports again what others export', () => {
  const barrels = repositoryFiles(/^src\/.*\.tsx?$/).filter((file) =>
    /^export (\*|\{[^}]*\}) from/m.test(readText(file)),
  )
  expect(barrels).toEqual([])
})

import path from 'node:path'
import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

/** Which side may import what, as beginnings of paths; docs/architecture.md draws the same. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: ['src/domain/'],
  contract: ['src/contract/', 'src/domain/'],
  server: ['src/server/', 'src/contract/', 'src/domain/'],
  // Of the server: the ground, the seeds that every new service gets, and the demo's password.
  demo: [
    'src/demo/',
    'src/domain/',
    'src/server/platform/',
    'src/server/accounts/demoPassword.ts',
    'src/server/dogs/breedSeed.store.ts',
    'src/server/rulebooks/rulebookSeed.ts',
  ],
  web: ['src/web/', 'src/contract/', 'src/domain/'],
  cli: ['src/cli/', 'src/server/', 'src/demo/', 'src/contract/', 'src/domain/', 'tools/'],
}

/** The one place where the server reaches for the demo, and what it reaches for. */
const DEMO_DOOR = { file: 'src/server/main.ts', target: 'src/demo/demo.ts' }

/** On the server a subject calls another through its service; these are no subjects but the ground they stand on. */
const GROUND = ['genetics', 'platform', 'testing', 'trials']

interface Import {
  readonly file: string
  readonly target: string
}

/** Imports of our own files, resolved to paths from the root. */
function ownImports(file: string): Import[] {
  const specifiers = [...readText(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    (match) => match[1] ?? '',
  )
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#')) {
      const inside = specifier.slice(1)
      return [{ file, target: inside.startsWith('tools/') ? inside : `src/${inside}` }]
    }
    return specifier.startsWith('.')
      ? [{ file, target: path.posix.join(path.posix.dirname(file), specifier) }]
      : []
  })
}

const sideOf = (file: string): string | undefined => /^src\/(\w+)\//.exec(file)?.[1]
const subjectOf = (file: string): string | undefined => /^src\/server\/(\w+)\//.exec(file)?.[1]
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

const imports = repositoryFiles(/^src\/.*\.tsx?$/).flatMap(ownImports)

test('the check sees the imports', () => {
  expect(imports.length).toBeGreaterThan(100)
})

test('each side imports only what it may', () => {
  const wrong = imports.filter(({ file, target }) => {
    if (isTest(file) || file.includes('/testing/') || target === 'package.json') return false
    if (file === DEMO_DOOR.file && target === DEMO_DOOR.target) return false
    const allowed = MAY_IMPORT[sideOf(file) ?? ''] ?? []
    return !allowed.some((start) => target.startsWith(start))
  })
  expect(wrong).toEqual([])
})

test('a subject on the server uses another only by its service, and shows its things by its presenter', () => {
  const wrong = imports.filter(({ file, target }) => {
    const from = subjectOf(file)
    const to = subjectOf(target)
    if (isTest(file) || !from || !to || from === to || GROUND.includes(to) || GROUND.includes(from))
      return false
    return !/\.(service|routes|presenter|policy|types)\.ts$/.test(target)
  })
  expect(wrong).toEqual([])
})

test('the domain does no input or output and imports no framework', () => {
  const wrong = repositoryFiles(/^src\/domain\/.*\.ts$/)
    .filter((file) => !isTest(file) && !file.includes('test-helper'))
    .filter(
      (file) =>
        /from '(?!\.|#domain)/.test(readText(file)) ||
        /\b(Date\.now|new Date\(\)|Math\.random|process\.)/.test(readText(file)),
    )
  expect(wrong).toEqual([])
})

test('no file only hands on what others export', () => {
  const barrels = repositoryFiles(/^src\/.*\.tsx?$/).filter((file) =>
    /^export (\*|\{[^}]*\}) from/m.test(readText(file)),
  )
  expect(barrels).toEqual([])
})

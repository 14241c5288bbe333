import { readFileSync } from 'node:fs'
import path from 'node:path'
import { API, type Diagnostic, type Program } from 'typescript/unstable/sync'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from './files.ts'

/** What is renamed in the contract, and in which files types must fail: of both sides, or of the browser for its texts. */
const RENAMES = [
  {
    what: 'a name in a path',
    in: [
      ['src/contract/endpoints/dogs.ts', "get('/api/dog/:regnr')", "get('/api/dog/:dogNumber')"],
      ['src/contract/dogs.ts', 'regnrParams = z.object({ regnr:', 'regnrParams = z.object({ dogNumber:'],
    ],
    name: 'regnr',
    felt: ['src/server/dogs/dogs.routes.ts', 'src/web/dogs/queries.ts'],
  },
  {
    what: 'a field of a body',
    in: [['src/contract/judging.ts', 'seenAt:', 'seenWhen:']],
    name: 'seenAt',
    felt: ['src/server/judging/marking.service.ts', 'src/web/judging/useMarking.ts'],
  },
  {
    what: 'a field of an answer',
    in: [['src/contract/accounts.ts', 'authenticated:', 'isSignedIn:']],
    name: 'authenticated',
    felt: ['src/server/accounts/accounts.routes.ts', 'src/web/accounts/session/session.ts'],
  },
  {
    what: 'a text',
    in: [['src/contract/texts/fi/pages/litters.json', '"sentence":', '"figureSentence":']],
    name: 'litters.sentence',
    felt: ['src/web/litters/result/litterSentence.ts'],
  },
  {
    what: 'one of the texts that a composed key names',
    in: [['src/contract/texts/fi/pages/pedigree.json', '"ds":', '"damSire":']],
    name: 'pedigree.relation',
    felt: ['src/web/pedigree/relation.ts'],
  },
] as const

/** One program of both sides, so that what they share is checked once. It stands nowhere but here. */
const CONFIG = path.join(ROOT, 'tsconfig.renamed.json')
const OPTIONS = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    lib: ['esnext', 'dom', 'dom.iterable'],
    types: ['node', 'vite/client'],
    jsx: 'react-jsx',
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
  },
  include: [],
  files: RENAMES.flatMap(({ felt }) => felt),
}

/** What the compiler reads instead of what is stored: by absolute path. */
const replaced = new Map([[CONFIG, JSON.stringify(OPTIONS)]])
for (const renamed of RENAMES) for (const [file, before, after] of renamed.in) rename(file, before, after)

const compiler = new API({
  cwd: ROOT,
  fs: {
    readFile: (file) => replaced.get(file),
    fileExists: (file) => (replaced.has(file) ? true : undefined),
  },
})
afterAll(() => compiler.close())
const program = open()

function rename(file: string, before: string, after: string) {
  const place = path.join(ROOT, file)
  const text = replaced.get(place) ?? readFileSync(place, 'utf8')
  expect(text, `${file} has to hold what is renamed`).toContain(before)
  replaced.set(place, text.replaceAll(before, after))
}

function open(): Program {
  const project = compiler.updateSnapshot({ openProjects: [CONFIG] }).getProject(CONFIG)
  if (!project) throw new Error('The compiler does not open the program')
  return project.program
}

/** A message with those that explain it. */
const textOf = ({ text, messageChain = [] }: Diagnostic): string =>
  [text, ...messageChain.map(textOf)].join('\n')

// Only the files that must fail are checked, not all that they import.
test.each(RENAMES)(
  'renaming $what in the contract fails the types of those who use it',
  ({ felt, name }) => {
    const named = new RegExp(`\\b${name}\\b`)
    for (const file of felt) {
      const errors = program.getSemanticDiagnostics(path.join(ROOT, file)).map(textOf)
      expect(
        errors.filter((error) => named.test(error)),
        file,
      ).not.toEqual([])
    }
  },
  300_000,
)

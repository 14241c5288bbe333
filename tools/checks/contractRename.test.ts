import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
    felt: ['src/server/accounts/accounts.routes.ts', 'src/web/accounts/session.ts'],
  },
  {
    what: 'a text',
    in: [['src/contract/texts/fi/litters.json', '"sentenceAlone":', '"sentenceLonely":']],
    name: 'litters.sentenceAlone',
    felt: ['src/web/litters/litterSentence.ts'],
  },
  {
    what: 'one of the texts that a composed key names',
    in: [['src/contract/texts/fi/pedigree.json', '"ds":', '"damSire":']],
    name: 'pedigree.relation',
    felt: ['src/web/pedigree/relation.ts'],
  },
] as const

/** Tells the compiler of the texts' keys. */
const TEXT_KEYS = 'src/web/i18n/textKeys.ts'
/** One program of both sides, so that what they share is checked once. */
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
}

let copy: string
let errors: readonly string[]

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'koirakanta-contract-'))
  for (const name of ['src', 'package.json', 'tsconfig.base.json'])
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  for (const renamed of RENAMES) for (const [file, before, after] of renamed.in) rename(file, before, after)
  errors = await typeErrors(RENAMES.flatMap(({ felt }) => felt))
}, 300_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function rename(file: string, before: string, after: string) {
  const text = readFileSync(path.join(copy, file), 'utf8')
  expect(text, `${file} has to hold what is renamed`).toContain(before)
  writeFileSync(path.join(copy, file), text.replaceAll(before, after))
}

/** The compiler's errors in these files and all that they import. */
async function typeErrors(files: readonly string[]): Promise<string[]> {
  const project = path.join(copy, 'tsconfig.renamed.json')
  writeFileSync(project, JSON.stringify({ ...OPTIONS, files: [TEXT_KEYS, ...files] }))
  const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [compiler, '--singleThreaded', '--noEmit', '-p', project],
    {
      cwd: copy,
      maxBuffer: 64 * 1024 * 1024,
    },
  ).catch((error: { stdout: string }) => error)
  // An error goes on in indented lines.
  return stdout.split(/\n(?=\S)/).filter((text) => text.includes('error TS'))
}

test.each(RENAMES)('renaming $what in the contract fails the types of those who use it', ({ felt, name }) => {
  const named = new RegExp(`\\b${name}\\b`)
  for (const file of felt)
    expect(
      errors.filter((error) => error.startsWith(`${file}(`) && named.test(error)),
      file,
    ).not.toEqual([])
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inProject } from '#cli/project.ts'
import { startCommand } from '#tools/test/command.ts'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { dogWith, emptyDogs } from './testing/importText.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'koirakanta-command-'))
})
beforeEach(() => emptyDogs(database))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const SAMPLE = inProject('examples', 'dogs-sample.csv')

async function koirakanta(...args: string[]): Promise<{ code: number | string; said: string }> {
  const command = startCommand(['import', ...args], { DATABASE_URL: database.url })
  return { code: await command.ended, said: command.output() }
}

test('tries and imports the sample, and finds it unchanged', async () => {
  const report = join(folder, 'report.csv')
  const options = ['dogs', SAMPLE, '--mapping', 'ofa', '--report', report]
  const tried = await koirakanta(...options, '--dry-run')
  expect(tried.code).toBe(0)
  expect(tried.said).toContain('50 rows, tried only: nothing has been changed.\nDogs: 49 new, 0 changed.')
  expect(await dogWith(database, 'XDN551201')).toBeUndefined()
  const done = await koirakanta(...options)
  expect(done).toMatchObject({ code: 0, said: expect.stringContaining('50 rows, imported.') })
  expect(await dogWith(database, 'XDN551201')).toMatchObject({ breed: '297' })
  expect((await koirakanta(...options)).said).toContain('Dogs: 0 new, 0 changed.\n')
  expect(await readFile(report, 'utf8')).toContain(';female-sire;')
})

test('knows the breeds of the club before the service has run', async () => {
  await database.pool.query('delete from breed')
  const file = join(folder, 'first.csv')
  await writeFile(file, 'regnr;breed\nFI01/20;bretoni\n')
  const { code, said } = await koirakanta(
    'dogs',
    file,
    '--strict',
    '--report',
    join(folder, 'first.report.csv'),
  )
  expect(said).toContain('Dogs: 1 new, 0 changed.')
  expect(code).toBe(0)
})

test('exits with 1 and the reason for a refused file', async () => {
  const file = join(folder, 'bad.csv')
  await writeFile(file, 'regnr;breed\nFI01/20;119\n;119\n')
  const strict = await koirakanta('dogs', file, '--strict', '--report', join(folder, 'bad.report.csv'))
  expect(strict.code).toBe(1)
  expect(strict.said).toContain('refused (--strict): nothing has been changed.')
  expect(strict.said).toContain('1 × rows without a registration number (no-number)\n      line 3: empty')
  const missing = await koirakanta('dogs', join(folder, 'none.csv'))
  expect(missing).toMatchObject({ code: 1, said: expect.stringContaining('none.csv cannot be read') })
  const mapping = await koirakanta('dogs', file, '--mapping', 'akc')
  expect(mapping).toMatchObject({ code: 1, said: expect.stringContaining('There is no mapping "akc"') })
})

test('tells in the summary how many parents are written as unknown', async () => {
  const file = join(folder, 'unknown.csv')
  await writeFile(file, 'regnr;breed;sire;dam\nFI01/20;119;unknown;NA\n')
  const { code, said } = await koirakanta('dogs', file, '--report', join(folder, 'unknown.report.csv'))
  expect(said).toContain('Parents written as unknown (NA, 0, - and the like): 2.\nNo problems.')
  expect(code).toBe(0)
})

test.each([
  ['every row is refused', ';119\nNA;119\n', 'nothing could be imported: each of its 2 rows is refused.'],
  ['there is no row', '', 'nothing could be imported: it has no rows.'],
  ['every row is another dog', 'FI09/20;119;M\n', 'nothing could be imported: its only row is refused.'],
])('says first that nothing could be imported, and exits with 1, where %s', async (_, rows, message) => {
  const file = join(folder, 'nothing.csv')
  const report = join(folder, 'nothing.report.csv')
  await writeFile(file, 'regnr;breed;sex\nFI09/20;119;F\n')
  await koirakanta('dogs', file, '--report', report)
  await writeFile(file, `regnr;breed;sex\n${rows.replaceAll(';119\n', ';119;\n')}`)
  for (const options of [[], ['--dry-run']]) {
    const { code, said } = await koirakanta('dogs', file, '--report', report, ...options)
    expect(said.split('\n')[0]).toBe(`${file}: ${message}`)
    expect(code).toBe(1)
  }
})

test('exits with 2 and the usage for a wrong call', async () => {
  for (const args of [[], ['cats', 'x.csv'], ['dogs'], ['dogs', 'x.csv', '--fast']]) {
    const { code, said } = await koirakanta(...args)
    expect(code).toBe(2)
    expect(said).toContain('Usage: koirakanta import dogs FILE')
  }
})

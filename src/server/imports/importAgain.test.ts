import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { dogWith, emptyDogs, importText } from './testing/importText.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => emptyDogs(database))
afterAll(() => database.close())

const FILE = `regnr;aliases;name;sex;birth_date;breed;sire;dam;breeder;owner;titles;hips;hips_date
FI01/15;SE1/2015;Isä;M;2015-01-01;119;;;Aino;Eino;FI MVA;A;2016-01-01
FI02/15;;Emä;F;2015-01-01;119;;;;;;B;
FI03/20;;Pentu;F;2020-01-01;119;SE1/2015;FI02/15;Aino;Eino;;;
FI03/20;;Pentunen;F;2020-01-01;119;FI03/20;FI77/10;;;;C;2021-01-01
;;Numeroton;F;2020-01-01;119;;;;;;;
`

const TABLES = [
  'dog',
  'dog_number',
  'health_statement',
  'dog_title',
  'dog_owner',
  'person',
  'pedigree_change',
]

/** Everything an import may touch. */
async function contents(): Promise<string> {
  const all = await Promise.all(
    TABLES.map((table) => database.pool.query(`select * from "${table}" t order by t::text`)),
  )
  return JSON.stringify(all.map(({ rows }) => rows))
}

test('changes nothing when the same file is imported again', async () => {
  const first = await importText(database, FILE)
  expect(first).toMatchObject({ newDogs: 3, newNumbers: 4, newStatements: 3, newTitles: 1 })
  const before = await contents()
  const second = await importText(database, FILE)
  expect(second).toMatchObject({
    newDogs: 0,
    changedDogs: 0,
    newNumbers: 0,
    newStatements: 0,
    newTitles: 0,
    written: true,
  })
  expect(second.problemLines).toEqual(first.problemLines)
  expect(await contents()).toBe(before)
})

test('reports the same in a dry run as in the import, and changes nothing', async () => {
  const before = await contents()
  const tried = await importText(database, FILE, { dryRun: true })
  expect(await contents()).toBe(before)
  const done = await importText(database, FILE)
  expect(tried).toEqual({ ...done, written: false })
})

test('with strict refuses the whole file for one problem, and takes a clean one', async () => {
  const before = await contents()
  expect(await importText(database, FILE, { strict: true })).toMatchObject({ written: false })
  expect(await contents()).toBe(before)
  const clean = await importText(database, 'regnr,breed\nFI01/20,119\n', { strict: true })
  expect(clean).toMatchObject({ written: true, newDogs: 1 })
})

test('fills gaps of a recorded dog, and lists them in a dry run', async () => {
  await importText(database, 'regnr,breed,sire\nFI03/20,119,FI01/15\n')
  const file = `regnr,name,sex,birth_date,breed,dam,owner,imported
FI01/15,Isä,M,2015-01-01,119,,Eino,yes
FI03/20,Pentu,F,2020-01-01,119,FI02/15,,
`
  const tried = await importText(database, file, { dryRun: true })
  expect(tried).toMatchObject({ newDogs: 1, changedDogs: 2, problemLines: [] })
  expect([...tried.filled].sort()).toEqual([
    '2 birth_date 2015-01-01',
    '2 birth_year 2015',
    '2 imported true',
    '2 name Isä',
    '2 owner Eino',
    '3 birth_date 2020-01-01',
    '3 birth_year 2020',
    '3 dam FI02/15',
    '3 name Pentu',
    '3 sex female',
  ])
  await importText(database, file)
  expect(await dogWith(database, 'FI01/15')).toMatchObject({ name: 'Isä', sex: 'male', born: '2015-01-01' })
  expect(await dogWith(database, 'FI03/20')).toMatchObject({ name: 'Pentu', sire: 'FI01/15', dam: 'FI02/15' })
  expect(await importText(database, file)).toMatchObject({ newDogs: 0, changedDogs: 0 })
})

test('never overwrites what is recorded, and reports the difference', async () => {
  await importText(
    database,
    'regnr,name,breed,birth_date,sire,owner\nFI03/20,Pentu,119,2020-01-01,FI01/15,Eino\n',
  )
  const before = await contents()
  const result = await importText(
    database,
    'regnr,name,breed,birth_date,sire,owner\nFI03/20,Toinen,98,2020-01-01,FI08/15,Väinö\n',
  )
  expect(result).toMatchObject({ newDogs: 0, changedDogs: 0 })
  expect(result.problems).toMatchObject([{ code: 'differs', count: 4 }])
  expect(result.problemLines).toContain('2 differs breed_code 98 (recorded: 119)')
  expect(await contents()).toBe(before)
})

test('sets no day of birth that the recorded family rules out', async () => {
  await importText(database, 'regnr,breed,sire,birth_date\nFI03/20,119,FI01/15,2020-05-05\n')
  const file = 'regnr,breed,birth_date\nFI01/15,119,2020-05-05\n'
  const result = await importText(database, file)
  expect(result).toMatchObject({ changedDogs: 0 })
  expect(result.problemLines).toEqual([
    '2 differs birth_date 2020-05-05 (recorded: a relative of 2020-05-05)',
  ])
  expect(await importText(database, file.replace('2020-05-05', '2018-05-05'))).toMatchObject({
    changedDogs: 1,
    problemLines: [],
  })
})

test('reports every problem by its line, with formulas disarmed', async () => {
  const report = join(tmpdir(), `koirakanta-report-${process.pid}.csv`)
  await importText(database, 'regnr,breed,sire\n=HYPERLINK(1),119,=HYPERLINK(1)\n,119,\n', { report })
  const text = await readFile(report, 'utf8')
  await rm(report)
  expect(text.split('\n')).toEqual([
    '\uFEFFline;number;reason;text',
    '2;\'=HYPERLINK(1);own-parent;"the dog is given as its own parent: sire =HYPERLINK(1); the dog is taken without this parent"',
    '3;;no-number;"the row has no registration number; the row is refused"',
    '',
  ])
})

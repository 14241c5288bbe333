import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { dogWith, emptyDogs, importText } from './testing/importText.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => emptyDogs(database))
afterAll(() => database.close())

const HEAD = 'regnr;sex;birth_date;birth_year;death_date;breed;sire;dam\n'
const sire = (cells: string) => `FI01/10;M;${cells};119;;\n`
const dam = (cells: string) => `FI02/10;F;${cells};119;;\n`
const child = (birth: string) => `FI03/20;;${birth};;119;FI01/10;FI02/10\n`

test.each([
  ['born on the day of the birth', sire('2020-05-05;;'), '2020-05-05;', '2 younger-parent'],
  ['born in the year of the birth, where only years are known', sire(';2020;'), ';2020', '2 younger-parent'],
  [
    'born in the year of the birth, where one day is known',
    sire('2020-01-01;;'),
    ';2020',
    '2 younger-parent',
  ],
  ['of less than six months', sire('2020-01-01;;'), '2020-06-30;', '2 young-parent'],
  ['of six months', sire('2020-01-01;;'), '2020-07-01;', ''],
  ['dead for a year', sire('2010-01-01;;2019-05-05'), '2020-05-05;', ''],
  ['dead for more than a year', sire('2010-01-01;;2019-05-04'), '2020-05-05;', '2 dead-sire*'],
  ['dead for more than a year by years', sire('2010-01-01;;2018-05-04'), ';2020', '2 dead-sire*'],
  ['of twenty years', sire('2000-05-05;;'), '2020-05-05;', ''],
  ['of more than twenty years', sire('2000-05-04;;'), '2020-05-05;', '2 old-sire*'],
  ['of more than twenty years by years', sire(';1999;'), ';2020', '2 old-sire*'],
])('judges a sire %s', async (_, parent, birth, problem) => {
  const result = await importText(database, `${HEAD}${parent}${child(birth).replace('FI02/10', '')}`)
  const code = problem.replace('2 ', '').replace('*', '')
  expect(result.problemLines).toEqual(code === '' ? [] : [expect.stringMatching(`^3 ${code} sire FI01/10`)])
  const kept = problem === '' || problem.endsWith('*')
  expect(await dogWith(database, 'FI03/20')).toMatchObject({ sire: kept ? 'FI01/10' : null })
})

test.each([
  ['that died on the day of the birth', dam('2010-01-01;;2020-05-05'), '2020-05-05;', ''],
  ['that died before the day of the birth', dam('2010-01-01;;2020-05-04'), '2020-05-05;', '2 dead-dam'],
  ['that died in an earlier year', dam('2010-01-01;;2019-12-31'), ';2020', '2 dead-dam'],
  ['of less than six months', dam('2020-01-01;;'), '2020-06-30;', '2 young-parent'],
  ['of twelve years', dam('2008-05-05;;'), '2020-05-05;', ''],
  ['of more than twelve years', dam('2008-05-04;;'), '2020-05-05;', '2 old-dam*'],
])('judges a dam %s', async (_, parent, birth, problem) => {
  const result = await importText(database, `${HEAD}${parent}${child(birth).replace('FI01/10', '')}`)
  const code = problem.replace('2 ', '').replace('*', '')
  expect(result.problemLines).toEqual(code === '' ? [] : [expect.stringMatching(`^3 ${code} dam FI02/10`)])
  const kept = problem === '' || problem.endsWith('*')
  expect(await dogWith(database, 'FI03/20')).toMatchObject({ dam: kept ? 'FI02/10' : null })
})

test('judges a link to a recorded parent', async () => {
  await importText(database, `${HEAD}${dam('2010-01-01;;2019-05-05')}${sire('1999-01-01;;')}`)
  const result = await importText(database, `${HEAD}${child('2020-05-05;')}`)
  expect(result.problemLines).toEqual([
    expect.stringMatching(/^2 dead-dam dam FI02\/10/),
    expect.stringMatching(/^2 old-sire sire FI01\/10/),
  ])
  expect(await dogWith(database, 'FI03/20')).toMatchObject({ sire: 'FI01/10', dam: null })
})

test('imports a file with nothing but warnings although --strict', async () => {
  const file = `${HEAD}${sire('1999-01-01;;')}${child('2020-05-05;').replace('FI02/10', '')}`
  expect(await importText(database, file, { strict: true })).toMatchObject({ written: true, newDogs: 2 })
})

/** Birth and death of every dog, by number. */
async function lives() {
  const { rows } = await database.pool.query(
    `select n.regnr, d.birth_date as born, d.death_date as died from dog d join dog_number n on n.dog_id = d.id
     order by n.regnr`,
  )
  return rows.map(({ regnr, born, died }) => [regnr, born, died].join(' ').trim())
}

test('refuses a death before the birth', async () => {
  const result = await importText(
    database,
    `${HEAD}FI04/20;;2020-05-05;;2020-05-04;119;;\nFI05/20;;;2020;2019-12-31;119;;\nFI06/20;;2020-05-05;;2020-05-05;119;;\n`,
  )
  expect(result.problemLines).toEqual([
    '2 death-before-birth death_date 2020-05-04 (born: 2020-05-05)',
    '3 death-before-birth death_date 2019-12-31 (born: 2020)',
  ])
  expect(await lives()).toEqual(['FI04/20 2020-05-05', 'FI05/20', 'FI06/20 2020-05-05 2020-05-05'])
})

test('refuses a death before the recorded birth, a birth after the recorded death', async () => {
  await importText(database, `${HEAD}FI04/20;;2020-05-05;;;119;;\nFI05/20;;;;2020-05-05;119;;\n`)
  const result = await importText(
    database,
    `${HEAD}FI04/20;;;;2020-05-04;119;;\nFI05/20;;2020-05-06;;;119;;\n`,
  )
  expect(result.problemLines).toEqual([
    '2 death-before-birth death_date 2020-05-04 (born: 2020-05-05)',
    '3 death-before-birth birth_date 2020-05-06 (died: 2020-05-05)',
  ])
  expect(await lives()).toEqual(['FI04/20 2020-05-05', 'FI05/20  2020-05-05'])
})

test('refuses what recorded offspring rules out: a death of the dam before, and a birth less than six months before', async () => {
  await importText(database, `${HEAD}${child('2020-05-05;')}`)
  const result = await importText(database, `${HEAD}${dam(';;2020-05-04')}${sire('2019-11-06;;')}`)
  expect(result.problemLines).toEqual([
    '2 death-before-birth death_date 2020-05-04 (offspring born: 2020-05-05)',
    '3 differs birth_date 2019-11-06 (recorded: a relative of 2020-05-05)',
  ])
  expect(await lives()).toEqual(['FI01/10', 'FI02/10', 'FI03/20 2020-05-05'])
})

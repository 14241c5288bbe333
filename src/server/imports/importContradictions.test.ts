import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { dogWith, emptyDogs, importText } from './testing/importText.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => emptyDogs(database))
afterAll(() => database.close())

const HEAD = 'regnr;name;sex;birth_date;birth_year;breed;sire;dam;aliases;titles;hips\n'

test.each([
  ['sex', 'Rekku;M;;;', 'Rekku, male'],
  ['day of birth', 'Rekku;;2016-02-02;;', 'Rekku, born 2016-02-02'],
  ['year of birth', ';;;2016;', 'born 2016'],
])('takes nothing of a row whose %s is not that of the recorded dog', async (_, cells, given) => {
  await importText(database, `${HEAD}FI01/15;Musti;F;2015-02-02;;119;;;;;\n`)
  const row = `FI01/15;${cells}119;FI02/10;FI03/10;SE77/15;FI MVA;A\n`
  const result = await importText(database, `${HEAD}${row}FI05/20;Pentu;;;;119;;FI01/15;;;\n`)
  expect(result.problemLines).toEqual([`2 other-dog ${given} (recorded: Musti, female, born 2015-02-02)`])
  expect(result).toMatchObject({ newDogs: 1, changedDogs: 0, newStatements: 0, newTitles: 0, newNumbers: 1 })
  expect(await dogWith(database, 'FI01/15')).toMatchObject({ sire: null, dam: null, numbers: ['FI01/15'] })
  expect(await dogWith(database, 'FI02/10')).toBeUndefined()
})

test('compares with the sex that a recorded dog has by its offspring, and with its year of birth', async () => {
  await importText(database, `${HEAD}FI03/20;;;;;119;FI01/15;;;;\nFI04/20;;;;2020;119;;;;;\n`)
  await database.pool.query('update dog set sex = null')
  const result = await importText(
    database,
    `${HEAD}FI01/15;Isä;F;;;119;;;;;\nFI04/20;Pentu;;2021-01-01;;119;;;;;\n`,
  )
  expect(result.problemLines).toEqual([
    '2 other-dog Isä, female (recorded: FI01/15, male)',
    '3 other-dog Pentu, born 2021-01-01 (recorded: FI04/20, born 2020)',
  ])
  expect(result.changedDogs).toBe(0)
})

test('takes nothing of a row that contradicts an earlier one of its dog', async () => {
  const result = await importText(
    database,
    `${HEAD}FI01/15;Musti;;;;119;;;;;
FI01/15;Musti;F;2015-02-02;;119;FI08/10;;;;
fi01/15;Rusti;M;2016-01-01;;119;FI02/10;FI03/10;SE77/15;FI MVA;A
FI01/15;Musti;F;;2016;119;;FI04/10;;;
FI01/15;Musti;F;;2015;119;;FI09/10;;;B
`,
  )
  expect(result.problemLines).toEqual([
    '4 other-dog Rusti, male, born 2016-01-01 (line 3: Musti, female, born 2015-02-02)',
    '5 other-dog Musti, female, born 2016 (line 3: Musti, female, born 2015-02-02)',
  ])
  expect(result).toMatchObject({ newDogs: 3, newStatements: 1, newTitles: 0 })
  expect(await dogWith(database, 'FI01/15')).toMatchObject({
    sex: 'female',
    born: '2015-02-02',
    sire: 'FI08/10',
    dam: 'FI09/10',
    numbers: ['FI01/15'],
  })
})

test('judges a row by the rows before it that were taken', async () => {
  const result = await importText(
    database,
    `${HEAD}FI01/15;Musti;F;;;119;;;;;
FI01/15;Rusti;M;2016-01-01;;119;;;;;
FI01/15;Musti;F;2015-01-01;;119;;;;;
`,
  )
  expect(result.problemLines).toEqual(['3 other-dog Rusti, male, born 2016-01-01 (line 2: Musti, female)'])
  expect(await dogWith(database, 'FI01/15')).toMatchObject({ born: '2015-01-01' })
})

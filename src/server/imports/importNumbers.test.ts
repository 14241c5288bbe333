import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { dogWith, emptyDogs, importText } from './testing/importText.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => emptyDogs(database))
afterAll(() => database.close())

const HEAD = 'regnr;name;sex;birth_date;breed;sire;dam;aliases\n'

test('writes a number as its first own row does, however others write it before', async () => {
  await importText(
    database,
    `${HEAD}FI3/20;Pentu;F;2020-05-01;119;fi1/15;fi2/15;\nfi1 / 15;Isä;M;2015-02-03;119;;;\nFI2/15;Emä;F;2015-02-03;119;;;
FI1/15;;;;119;;;\n`,
  )
  expect((await dogWith(database, 'FI1/15'))?.numbers).toEqual(['fi1 / 15'])
  expect((await dogWith(database, 'FI2/15'))?.numbers).toEqual(['FI2/15'])
})

test('makes a dog of a parent whose only row describes another dog, written as it is named', async () => {
  await importText(database, `${HEAD}FI1/15;Isä;M;2015-02-03;119;;;\n`)
  const result = await importText(
    database,
    `${HEAD}FI3/20;Pentu;F;2020-05-01;119;FI1/15;fi2/15;\nFI1/15;Toinen;F;2015-02-03;119;;FI4/10;
FI2/15;Emä;F;2015-02-03;119;;;\nFI2/15;Emä;M;2015-02-03;119;;;FI5/15\n`,
  )
  expect(result.problemLines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    '3 other-dog',
    '5 other-dog',
  ])
  expect(await dogWith(database, 'FI3/20')).toMatchObject({ sire: 'FI1/15', dam: 'FI2/15' })
  expect(await dogWith(database, 'FI4/10')).toBeUndefined()
  expect(await dogWith(database, 'FI5/15')).toBeUndefined()
})

test('takes a parent named by a further number for the dog of that number, in the file and in the register', async () => {
  await importText(database, `${HEAD}FI1/15;Isä;M;2015-02-03;119;;;SE1/15\n`)
  const result = await importText(
    database,
    `${HEAD}FI3/20;Pentu;F;2020-05-01;119;SE1/15;SE2/15;\nFI2/15;Emä;F;2015-02-03;119;;;SE2/15\n`,
  )
  expect(result).toMatchObject({ newDogs: 2, newNumbers: 3, problemLines: [] })
  expect(await dogWith(database, 'FI3/20')).toMatchObject({ sire: 'FI1/15', dam: 'FI2/15' })
})

test('makes a dog of each parent that a partly recorded file only names', async () => {
  await importText(database, `${HEAD}FI3/20;Pentu;F;2020-05-01;119;FI1/15;;\n`)
  const result = await importText(
    database,
    `${HEAD}FI3/20;Pentu;F;2020-05-01;119;FI1/15;FI2/15;\nFI4/21;Toinen;M;2021-05-01;119;FI1/15;fi6/16;\n`,
  )
  expect(result).toMatchObject({ newDogs: 3, changedDogs: 1, newNumbers: 3, problemLines: [] })
  expect(await dogWith(database, 'FI3/20')).toMatchObject({ sire: 'FI1/15', dam: 'FI2/15' })
  expect(await dogWith(database, 'FI4/21')).toMatchObject({ sire: 'FI1/15', dam: 'fi6/16' })
})

test('keeps the first year of birth of a dog whose further number has a day of another year, and reports it', async () => {
  const result = await importText(
    database,
    `regnr;birth_date;birth_year;breed;aliases\nFI1/91;;1991;119;SE1/07\nSE1/07;2007-10-10;;119;\nFI2/91;;1991;119;SE2/91\nSE2/91;1991-10-10;;119;\n`,
  )
  expect(result.problemLines).toEqual(['3 conflict birth_year 2007 (first: 1991)'])
  const { rows } = await database.pool.query('select birth_date, birth_year from dog order by birth_date')
  expect(rows).toEqual([
    { birth_date: '1991-10-10', birth_year: 1991 },
    { birth_date: null, birth_year: 1991 },
  ])
})

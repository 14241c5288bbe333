import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { dogWith, emptyDogs, importText } from './testing/importText.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => emptyDogs(database))
afterAll(() => database.close())

const HEAD =
  'Registration,Name,Breed,Color,Sex,Birth_Date,Sire,Dam,Test_Date,Age(mos),Registry,Results,OFA_#\n'
const importOfa = (rows: string) => importText(database, HEAD + rows, { mapping: 'ofa' })

test('imports A/B as one dog, found by A, by B and as it is written', async () => {
  await importOfa(
    'ABCA450041/DN51048501,PEARL,BORDER COLLIE,,F,"Apr 13 2017 ",,,"May 21 2019 ",25,HIPS,GOOD,BCO-1\n',
  )
  const dog = await dogWith(database, 'ABCA450041')
  expect(dog).toMatchObject({
    name: 'PEARL',
    breed: '297',
    numbers: ['ABCA450041', 'ABCA450041/DN51048501', 'DN51048501'],
  })
  expect(await dogWith(database, 'DN51048501')).toEqual(dog)
})

test('joins a half that stands alone elsewhere to the same dog', async () => {
  const result = await importOfa(
    `DN1111/ABC2222,MUM,BORDER COLLIE,,F,"Apr 13 2010 ",,,"May 21 2012 ",25,HIPS,GOOD,BCO-1
ABC3333,PUP,BORDER COLLIE,,F,"Apr 13 2015 ",,ABC2222,"May 21 2017 ",25,HIPS,FAIR,BCO-2
`,
  )
  expect(result.newDogs).toBe(2)
  expect(await dogWith(database, 'ABC3333')).toMatchObject({ dam: 'DN1111' })
})

test('keeps apart numbers of dogs born on different days', async () => {
  const result = await importOfa(
    `DN1111/ABC2222,TAZ,BORDER COLLIE,,F,"Apr 13 2014 ",,ABC2222,"May 21 2016 ",25,HIPS,GOOD,BCO-1
ABC2222,MIST,BORDER COLLIE,,F,"Mar 30 2012 ",,,"May 21 2014 ",25,HIPS,GOOD,BCO-2
`,
  )
  expect(result.problemLines).toEqual(['2 different-birth ABC2222'])
  expect(await dogWith(database, 'DN1111')).toMatchObject({ name: 'TAZ', dam: 'ABC2222' })
  expect(await dogWith(database, 'ABC2222')).toMatchObject({ name: 'MIST' })
})

test('does not join two recorded dogs by their numbers', async () => {
  await importText(database, 'regnr,breed,name\nAAAA1,119,Yksi\nBBBB1,119,Kaksi\n')
  const result = await importText(database, 'regnr,breed,name,aliases\nAAAA1,119,Yksi,BBBB1|CCCC1\n')
  expect(result.problemLines).toEqual(['2 two-dogs BBBB1'])
  expect(result).toMatchObject({ newDogs: 0, newNumbers: 1 })
  expect(await dogWith(database, 'CCCC1')).toMatchObject({ name: 'Yksi' })
  expect(await dogWith(database, 'BBBB1')).toMatchObject({ name: 'Kaksi' })
})

test('gives a further number to the recorded dog, whichever number the row leads with', async () => {
  await importText(database, 'regnr,breed,name\nSE100/2019,119,Musti\n')
  const result = await importText(database, 'regnr,breed,name,aliases\nFI200/20,119,Musti,SE100/2019\n')
  expect(result).toMatchObject({ newDogs: 0, changedDogs: 1, filled: ['2 number FI200/20'] })
  expect(await dogWith(database, 'FI200/20')).toMatchObject({ numbers: ['SE100/2019', 'FI200/20'] })
})

test('OFA: own scale, one-sided grades, unnamed dogs, a breed of its own', async () => {
  await importOfa(
    `1111,(unnamed),BORDER COLLIE,BLACK,M,"May 29 1978 ",,,"Jun 21 1985 ",84,HIPS,MILD UL,
2222,ROY,BORDER COLLIE,,M,"May 29 1978 ",,,"Jun 21 1985 ",84,HIPS,MODERATE UR,
3333,FLY,BORDER COLLIE,,F,"May 29 1978 ",,,"Jun 21 1985 ",84,HIPS,SEVERE U,
4444,TWO,BORDER COLLIE,,F,"May 29 1978 ",,,"Jun 21 1985 ",84,ELBOWS,NORMAL,
`,
  )
  const { rows } = await database.pool.query(
    `select d.name, h.scale, h.value, h.left_value as l, h.right_value as r, h.age_months as age, h.remark
     from dog d join health_statement h on h.dog_id = d.id order by d.id`,
  )
  expect(rows).toEqual([
    { name: '1111', scale: 'ofa_hips', value: 'MILD', l: 'MILD', r: null, age: 84, remark: 'MILD UL' },
    {
      name: 'ROY',
      scale: 'ofa_hips',
      value: 'MODERATE',
      l: null,
      r: 'MODERATE',
      age: 84,
      remark: 'MODERATE UR',
    },
    { name: 'FLY', scale: 'ofa_hips', value: 'SEVERE', l: null, r: null, age: 84, remark: 'SEVERE U' },
  ])
  const breed = await database.pool.query(`select name_fi, club from breed where code = '297'`)
  expect(breed.rows).toEqual([{ name_fi: 'bordercollie', club: false }])
})

import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import { addShowResult, dogShows, editShowResult, removeShowResult } from '#contract/endpoints/dogShows.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type MadeDog, makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()
let staff: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(database.db, { roles: ['SHOW'] }))
})

const RESULT = {
  date: '2023-06-03',
  place: 'Kuopio',
  country: 'FI',
  show: 'Kansainvälinen näyttely',
  class: 'AVO',
  grade: 'ERI',
  placing: 1,
  marks: ['SERT', 'SA'],
  judge: 'Maija Mallikas',
  critique: 'Hyvä pää.\nVapaat liikkeet.',
}
const make = () => makeDog(database.db, { birth_date: '2020-05-17' })
const params = ({ regnr }: Pick<MadeDog, 'regnr'>) => ({ params: { regnr } })
const add = (dog: Pick<MadeDog, 'regnr'>, changes: object = {}, by = staff) =>
  by.json(addressAt(addShowResult, params(dog)), { ...RESULT, ...changes })
const edit = (dog: MadeDog, id: number, changes: object) =>
  staff.json(addressAt(editShowResult, { params: { regnr: dog.regnr, id } }), {
    ...RESULT,
    version: 1,
    ...changes,
  })
const remove = (dog: MadeDog, id: number) =>
  staff.command(addressAt(removeShowResult, { params: { regnr: dog.regnr, id } }))
const resultsOf = async (dog: MadeDog) => (await staff.get(addressAt(dogShows, params(dog)))).json().results
const showsOf = async () =>
  (await database.pool.query(`select count(*)::int as n from show where place ilike 'joensuu'`)).rows[0].n

test('a result is added once, seen on the dog’s page at once, changed, and removed', async () => {
  const dog = await make()
  const first = await add(dog)
  expect([first.statusCode, first.json()]).toMatchObject([
    200,
    { ...RESULT, marks: ['SA', 'SERT'], version: 1 },
  ])
  expect((await add(dog)).json().id).toBe(first.json().id)
  expect((await app.inject(`/api/dog/${dog.regnr}`)).json().showResults).toMatchObject([
    { place: 'Kuopio', grade: 'ERI', marks: ['SA', 'SERT'], judge: 'Maija Mallikas' },
  ])
  const { id } = first.json()
  const changed = await edit(dog, id, { date: '2023-06-04', place: 'Joensuu', grade: 'EH', marks: [] })
  expect(changed.json()).toMatchObject({ id, version: 2, date: '2023-06-04', place: 'Joensuu', grade: 'EH' })
  expect(refusalOf(await edit(dog, id, { grade: 'H', marks: [] }))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect((await remove(dog, id)).json()).toMatchObject({ status: 'done' })
  expect(refusalOf(await remove(dog, id))).toEqual([404, 'SHOW_RESULT_NOT_FOUND'])
  expect(await resultsOf(dog)).toEqual([])
  const { rows } = await database.pool.query(
    `select code, before, after from audit where subject = 'dog' and subject_id = $1 order by id`,
    [String(dog.id)],
  )
  expect(rows.map(({ code }) => code)).toEqual([
    'SHOW_RESULT_ADDED',
    'SHOW_RESULT_CHANGED',
    'SHOW_RESULT_REMOVED',
  ])
  expect(JSON.stringify(rows)).not.toMatch(/Mallikas|Vapaat/)
})

test('results of one day, place and name are of one show, also when they come at once', async () => {
  const dogs = [await make(), await make(), await make()]
  const before = await showsOf()
  const answers = await Promise.all(
    dogs.map((dog, index) => add(dog, { place: index ? 'joensuu' : 'Joensuu', date: '2023-07-01' })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await showsOf()).toBe(before + 1)
  const second = await add(dogs[0]!, { place: 'Joensuu', date: '2023-07-01', grade: 'H', marks: [] })
  expect(refusalOf(second)).toEqual([409, 'SHOW_RESULT_EXISTS', { class: 'SHOW_RESULT_EXISTS' }])
})

test.each([
  [400, 'DATE_INVALID', 'date', { date: '3.6.2023' }],
  [400, 'VALUE_REQUIRED', 'place', { place: ' ' }],
  [400, 'COUNTRY_INVALID', 'country', { country: 'Suomi' }],
  [400, 'SHOW_CLASS_INVALID', 'class', { class: 'XYZ' }],
  [400, 'SHOW_GRADE_INVALID', 'grade', { grade: '' }],
  [400, 'SHOW_PLACING_INVALID', 'placing', { placing: 0 }],
  [422, 'SHOW_IN_FUTURE', 'date', { date: '2999-01-01' }],
  [422, 'SHOW_BEFORE_BIRTH', 'date', { date: '2020-05-17' }],
  [422, 'SHOW_PRIZE_NO_MORE', 'grade', { grade: '1', marks: [] }],
  [422, 'SHOW_MARK_WITHOUT_ERI', 'marks', { grade: 'EH', marks: ['SERT'] }],
])('refuses what cannot be: %i %s', async (status, code, name, changes) => {
  const dog = await make()
  const told = status === 400 ? 'INPUT_INVALID' : code
  expect(refusalOf(await add(dog, changes))).toEqual([status, told, { [name]: code }])
  expect(await resultsOf(dog)).toEqual([])
})

test('is for those who keep show results, of a dog that there is', async () => {
  const dog = await make()
  const others = await signedIn(app, await makeAccount(database.db, { roles: ['DOG', 'KAER_CHIEF'] }))
  expect((await add(dog, {}, others)).statusCode).toBe(403)
  expect((await others.get(addressAt(dogShows, params(dog)))).statusCode).toBe(403)
  expect((await app.inject(addressAt(dogShows, params(dog)))).statusCode).toBe(401)
  expect(refusalOf(await add({ regnr: 'FI99997/99' }))).toEqual([404, 'DOG_NOT_FOUND'])
  const { id } = (await add(dog)).json()
  expect(refusalOf(await remove(await make(), id))).toEqual([404, 'SHOW_RESULT_NOT_FOUND'])
})

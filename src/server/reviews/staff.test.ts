import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import {
  addReview,
  editReview,
  removeReview,
  restoreReview,
  reviewChanges,
  reviewClasses,
  saveReviewClasses,
  staffReview,
  staffReviews,
} from '#contract/endpoints/reviewStaff.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type MadeDog, makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()
let staff: TestBrowser

beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(database.db, { roles: ['JUNKKARI'] }))
})

const REVIEW = {
  kind: 'inspection',
  date: '2023-06-03',
  clock: '09:24',
  place: 'Kuopio',
  reviewer: 'Maija Mallikas',
  class: 'EH',
  height: 62.5,
  length: 64,
  critique: 'Hyvä pää.\nVapaat liikkeet.',
}
const make = (columns = {}) => makeDog(database.db, { birth_date: '2020-05-17', ...columns })
const add = ({ regnr }: Pick<MadeDog, 'regnr'>, changes: object = {}, by = staff) =>
  by.json(addressAt(addReview, {}), { ...REVIEW, regnr, ...changes })
const params = (id: number) => ({ params: { id } })
const edit = (id: number, changes: object) =>
  staff.json(addressAt(editReview, params(id)), { ...REVIEW, version: 1, ...changes })
const remove = (id: number, by = staff) => by.command(addressAt(removeReview, params(id)))
const restore = (id: number, by = staff) => by.command(addressAt(restoreReview, params(id)))
const list = (query: string) => staff.get(`${addressAt(staffReviews, {})}?${query}`)
const shownOf = async ({ regnr }: MadeDog) =>
  (await app.inject(`/api/dog/${regnr}`)).json().breedingInspections

test('a review is added once, shown on the dog’s page, changed, removed and restored', async () => {
  const dog = await make()
  const first = await add(dog)
  expect([first.statusCode, first.json()]).toMatchObject([200, { ...REVIEW, version: 1, dayId: null }])
  const { id } = first.json()
  expect((await add(dog)).json().id).toBe(id)
  expect(await shownOf(dog)).toMatchObject([{ place: 'Kuopio', clock: '09:24', height: 62.5, class: 'EH' }])

  expect((await edit(id, { class: 'ERI', height: 63 })).json()).toMatchObject({
    version: 2,
    class: 'ERI',
    height: 63,
  })
  expect(refusalOf(await edit(id, { class: 'H' }))).toEqual([409, 'CHANGED_MEANWHILE'])

  expect((await remove(id)).json()).toEqual({ status: 'done' })
  expect(refusalOf(await remove(id))).toEqual([404, 'REVIEW_NOT_FOUND'])
  expect(await shownOf(dog)).toEqual([])
  expect((await restore(id)).json()).toMatchObject({
    id,
    class: 'ERI',
    height: 63,
    critique: REVIEW.critique,
  })
  expect((await restore(id)).json().id).toBe(id)
  expect(await shownOf(dog)).toHaveLength(1)

  const log = (await staff.get(addressAt(reviewChanges, params(id)))).json()
  expect(log.rows.map(({ code }: { code: string }) => code)).toEqual([
    'REVIEW_RESTORED',
    'ERASED',
    'CHANGED',
    'CREATED',
  ])
  expect(JSON.stringify(log)).not.toMatch(/Mallikas|Vapaat/)
})

test('a dog has one Junkkari, also when two are written at once, and inspections of different days', async () => {
  const dog = await make()
  const junkkari = { kind: 'junkkari', date: '2021-06-05' }
  const answers = await Promise.all(
    ['2021-06-05', '2021-06-06', '2021-07-01'].map((date) => add(dog, { ...junkkari, date })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  const told = [409, 'REVIEW_JUNKKARI_EXISTS', { kind: 'REVIEW_JUNKKARI_EXISTS' }]
  expect(refusalOf(await add(dog, { ...junkkari, place: 'Oulu' }))).toEqual(told)
  const { id } = (await add(dog)).json()
  expect(refusalOf(await edit(id, { kind: 'junkkari' }))).toEqual(told)
  expect((await add(dog, { date: '2024-06-03' })).statusCode).toBe(200)
  expect(refusalOf(await add(dog, { clock: '10:00' }))).toEqual([
    409,
    'REVIEW_EXISTS',
    { date: 'REVIEW_EXISTS' },
  ])
  // The database itself holds it, whoever writes.
  await expect(
    database.pool.query(
      `insert into breeding_review (dog_id, kind, held_on, place, reviewer, class, height_cm, length_cm)
       values ($1, 'junkkari', '2022-01-01', 'a', 'b', 'H', 60, 60)`,
      [dog.id],
    ),
  ).rejects.toMatchObject({ constraint: 'breeding_review_one_junkkari' })
})

test('a removed Junkkari is not restored beside a later one', async () => {
  const dog = await make()
  const { id } = (await add(dog, { kind: 'junkkari' })).json()
  await remove(id)
  await add(dog, { kind: 'junkkari', date: '2023-07-01' })
  expect(refusalOf(await restore(id))).toEqual([
    409,
    'REVIEW_JUNKKARI_EXISTS',
    { kind: 'REVIEW_JUNKKARI_EXISTS' },
  ])
  expect(refusalOf(await restore(999_999))).toEqual([404, 'REVIEW_NOT_FOUND'])
})

const { height: _height, length: _length, ...UNMEASURED } = REVIEW
test.each([
  [400, 'REVIEW_HEIGHT_MISSING', 'height', { ...UNMEASURED, height: null, length: 64 }],
  [400, 'REVIEW_LENGTH_MISSING', 'length', { ...UNMEASURED, height: 62, length: null }],
  [400, 'REVIEW_HEIGHT_INVALID', 'height', { height: 625 }],
  [400, 'REVIEW_LENGTH_INVALID', 'length', { length: 64.25 }],
  [400, 'REVIEW_CLASS_MISSING', 'class', { class: '' }],
  [400, 'VALUE_REQUIRED', 'place', { place: ' ' }],
  [400, 'VALUE_REQUIRED', 'reviewer', { reviewer: '' }],
  [400, 'DATE_INVALID', 'date', { date: '3.6.2023' }],
  [400, 'TIME_INVALID', 'clock', { clock: '24:10' }],
  [422, 'REVIEW_CLASS_INVALID', 'class', { class: 'AVO1' }],
  [422, 'REVIEW_IN_FUTURE', 'date', { date: '2999-01-01' }],
  [422, 'REVIEW_BEFORE_BIRTH', 'date', { kind: 'junkkari', date: '2020-05-17' }],
  [422, 'REVIEW_TOO_YOUNG', 'date', { date: '2021-11-16' }],
])('refuses what cannot be: %i %s', async (status, code, name, changes) => {
  const dog = await make()
  const told = status === 400 ? 'INPUT_INVALID' : code
  expect(refusalOf(await add(dog, changes))).toEqual([status, told, { [name]: code }])
  expect(await shownOf(dog)).toEqual([])
})

test('takes a dog from the very day on which it is 18 months old', async () => {
  expect((await add(await make(), { date: '2021-11-17' })).statusCode).toBe(200)
})

test('refuses a day after a death only where it may be known', async () => {
  const dead = { death_date: '2023-01-01' }
  expect(refusalOf(await add(await make({ ...dead, death_released: true })))).toEqual([
    422,
    'REVIEW_AFTER_DEATH',
    { date: 'REVIEW_AFTER_DEATH' },
  ])
  const secret = await make(dead)
  expect((await add(secret)).statusCode).toBe(200)
  const chief = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
  expect(refusalOf(await add(secret, { date: '2023-06-04' }, chief))[1]).toBe('REVIEW_AFTER_DEATH')
})

test('lists reviews by kind, class, event and words, ordered as asked', async () => {
  const [small, large] = [await make({ name: 'Listakoira Aino' }), await make({ name: 'Listakoira Öhman' })]
  await add(small, { place: 'Listala', height: 55, class: 'H' })
  await add(large, { place: 'Listala', height: 66, class: 'ERI', clock: '08:00' })
  await add(large, { place: 'Muuala', kind: 'junkkari', date: '2021-08-01' })
  const namesIn = async (query: string) =>
    (await list(query)).json().reviews.map(({ dog }: { dog: { name: string } }) => dog.name)
  const ORDERED = ['Listakoira Aino', 'Listakoira Öhman']
  expect(await namesIn('text=listakoira&kind=inspection&sort=height&order=asc')).toEqual(ORDERED)
  expect(await namesIn('text=listakoira&kind=inspection&sort=class&order=asc')).toEqual(ORDERED.toReversed())
  expect(await namesIn('date=2023-06-03&place=Listala')).toEqual(ORDERED.toReversed())
  expect(await namesIn('text=muuala')).toEqual(['Listakoira Öhman'])
  expect(await namesIn(`text=${encodeURIComponent(small.regnr)}`)).toEqual(['Listakoira Aino'])
  expect((await list('text=listakoira&year=2021')).json()).toMatchObject({ total: 1, page: 1 })
  expect((await list('text=listakoira&page=7')).json()).toMatchObject({ reviews: [], total: 3 })
  expect(refusalOf(await list('kind=other'))).toEqual([400, 'INPUT_INVALID', { kind: 'VALUE_INVALID' }])
})

test('the classes are a list of the club: one in use stays, one not offered is given no more', async () => {
  const { version, classes } = (await app.inject(addressAt(reviewClasses, {}))).json()
  expect(classes.map(({ code }: { code: string }) => code)).toEqual(['ERI', 'EH', 'H', 'T', 'HYL'])
  const save = (changed: unknown[], seen = version) =>
    staff.json(addressAt(saveReviewClasses, {}), { version: seen, classes: changed })
  const { id } = (await add(await make(), { class: 'T' })).json()
  const without = (code: string) => classes.filter((one: { code: string }) => one.code !== code)
  expect(refusalOf(await save(without('T')))).toEqual([
    422,
    'REVIEW_CLASS_IN_USE',
    { classes: 'REVIEW_CLASS_IN_USE' },
  ])
  expect(refusalOf(await save([...classes, classes[0]]))[2]).toEqual({ classes: 'REVIEW_CLASS_TWICE' })
  const closed = classes.map((one: { code: string }) => (one.code === 'T' ? { ...one, offered: false } : one))
  const added = [
    ...closed,
    { code: 'EVA', name: { fi: 'ei voida arvostella', sv: '', en: '' }, offered: true },
  ]
  const answers = await Promise.all([save(added), save(closed)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const now = (await app.inject(addressAt(reviewClasses, {}))).json()
  expect(now.version).toBe(version + 1)
  expect(refusalOf(await add(await make(), { class: 'T' }))[1]).toBe('REVIEW_CLASS_INVALID')
  expect((await edit(id, { class: 'T', height: 60 })).statusCode).toBe(200)
  expect((await save(classes, now.version)).statusCode).toBe(200)
})

test('is for those who keep reviews, of a review and a dog that there are', async () => {
  const dog = await make()
  const { id } = (await add(dog)).json()
  for (const roles of [['DOG', 'BREEDADVISOR', 'BREEDINGLIST', 'KAER_CHIEF'], []] as const) {
    const other = await signedIn(app, await makeAccount(database.db, { roles: [...roles] }))
    const answers = await Promise.all([
      other.get(addressAt(staffReviews, {})),
      other.get(addressAt(staffReview, params(id))),
      other.get(addressAt(reviewChanges, params(id))),
      add(dog, { date: '2024-01-01' }, other),
      other.json(addressAt(editReview, params(id)), { ...REVIEW, version: 1 }),
      remove(id, other),
      restore(id, other),
      other.json(addressAt(saveReviewClasses, {}), { version: 1, classes: [] }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403))
  }
  expect((await app.inject(addressAt(staffReview, params(id)))).statusCode).toBe(401)
  for (const role of ['SHOW', 'BREEDING_CHECK', 'SYSADMIN'] as const) {
    const keeper = await signedIn(app, await makeAccount(database.db, { roles: [role] }))
    expect((await keeper.get(addressAt(staffReview, params(id)))).json()).toMatchObject({ id })
  }
  expect(refusalOf(await staff.get(addressAt(staffReview, params(999_999))))).toEqual([
    404,
    'REVIEW_NOT_FOUND',
  ])
  expect(refusalOf(await edit(999_999, {}))).toEqual([404, 'REVIEW_NOT_FOUND'])
  expect(refusalOf(await add({ regnr: 'FI99997/99' }))).toEqual([404, 'DOG_NOT_FOUND'])
})

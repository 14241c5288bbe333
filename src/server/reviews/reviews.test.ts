import { expect, test } from 'vitest'
import type { DogReviews, ListedReview, ReviewList, WholeReview } from '#contract/reviews.ts'
import { makeDog, makePerson, makeReview } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

const NOW = new Date('2026-05-17T12:00:00Z')
const { app, database } = await openService({ now: () => NOW })
const { db } = database
const visitor = new TestBrowser(app)

const LIST = '/api/breedingreview/list'
const list = async (query: Record<string, string | number> = {}) =>
  (
    await visitor.get(`${LIST}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`)
  ).json<ReviewList>()
const namesIn = async (query: Record<string, string | number>) =>
  (await list(query)).reviews.map(({ dog }) => dog.name)

const event = { held_on: '2025-06-07', place: 'Ähtäri', kind: 'junkkari' } as const
const [anna, bello, cara, old] = await Promise.all([
  makeDog(db, { name: 'Anna', sex: 'female', breed_code: '98' }),
  makeDog(db, { name: 'Bello', sex: 'male', breed_code: '98' }),
  makeDog(db, { name: 'Cara', sex: 'female', breed_code: '99.1' }),
  makeDog(db, { name: 'Vanha', sex: 'male', breed_code: '98' }),
])
await makeReview(db, anna.id, { ...event, clock: '09:24', class: 'EH', height_cm: 58.5, length_cm: 60 })
const bellos = await makeReview(db, bello.id, {
  ...event,
  clock: '09:00',
  height_cm: 63,
  length_cm: 65.5,
  critique: 'Hyvä selkä.',
  reviewer: 'Raija Arvostelija',
  saved_at: new Date('2026-05-17T10:00:00Z'),
})
await makeReview(db, cara.id, { ...event, clock: null, class: 'HYL', height_cm: 60 })
await makeReview(db, old.id, { held_on: '2001-05-05', place: 'Lahti', clock: '08:00' })
await makeReview(db, bello.id, { held_on: '2024-05-05', place: 'Lahti', clock: '12:00', class: 'H' })

test('lists reviews event by event, newest first, in each by the time of day, and those without a time last', async () => {
  const { reviews, ...rest } = await list()
  expect(rest).toEqual({
    total: 5,
    page: 1,
    pageSize: 50,
    years: [2025, 2024, 2001],
    classes: ['ERI', 'EH', 'H', 'HYL'],
  })
  expect(reviews.map(({ date, clock, dog }) => [date, clock, dog.name])).toEqual([
    ['2025-06-07', '09:00', 'Bello'],
    ['2025-06-07', '09:24', 'Anna'],
    ['2025-06-07', null, 'Cara'],
    ['2024-05-05', '12:00', 'Bello'],
    ['2001-05-05', '08:00', 'Vanha'],
  ])
  expect(reviews[0]).toEqual<ListedReview>({
    id: bellos,
    kind: 'junkkari',
    date: '2025-06-07',
    clock: '09:00',
    place: 'Ähtäri',
    reviewer: 'Raija Arvostelija',
    class: 'ERI',
    height: 63,
    length: 65.5,
    isNew: true,
    dog: { regnr: bello.regnr, name: 'Bello', gender: 'male', birthYear: 2020, breed: '98', titles: [] },
  })
})

test.each([
  [{ breed: '98', kind: 'junkkari' }, ['Bello', 'Anna']],
  [{ breed: '99' }, ['Cara']],
  [{ year: 2024 }, ['Bello']],
  [{ place: 'ÄHTÄ' }, ['Bello', 'Anna', 'Cara']],
  [{ place: '%' }, []],
  [{ class: 'HYL' }, ['Cara']],
  [{ gender: 'female' }, ['Anna', 'Cara']],
  [{ date: '2025-06-07', place: 'Ähtäri', kind: 'junkkari' }, ['Bello', 'Anna', 'Cara']],
  [{ date: '2025-06-07', direction: 'desc' }, ['Anna', 'Bello', 'Cara']],
  [{ sort: 'date' }, ['Vanha', 'Bello', 'Bello', 'Anna', 'Cara']],
  [{ sort: 'dog', direction: 'desc' }, ['Vanha', 'Cara', 'Bello', 'Bello', 'Anna']],
  [{ sort: 'class', direction: 'desc' }, ['Cara', 'Bello', 'Anna', 'Bello', 'Vanha']],
  [{ sort: 'height' }, ['Anna', 'Cara', 'Bello', 'Vanha', 'Bello']],
  [{ breed: '98', sort: 'length', direction: 'desc' }, ['Bello', 'Bello', 'Vanha', 'Anna']],
])('narrows and orders by %j', async (query, names) => {
  expect(await namesIn(query)).toEqual(names)
})

test('orders classes as the club’s list has them now, and others last', async () => {
  const named = (code: string) => ({ code, name: { fi: code, sv: code, en: code }, offered: true })
  const keep = (version: number, codes: readonly string[]) =>
    db
      .insertInto('review_class_list')
      .values({ version, classes: JSON.stringify(codes.map(named)) })
      .execute()
  await keep(2, ['HYL', 'H', 'EH'])
  expect((await list({ sort: 'class' })).reviews.map((one) => one.class)).toEqual([
    'HYL',
    'H',
    'EH',
    'ERI',
    'ERI',
  ])
  await keep(3, ['ERI', 'EH', 'H', 'T', 'HYL'])
  expect((await list({ sort: 'class' })).reviews[0]!.class).toBe('ERI')
})

test('has the whole number of reviews on a page beyond the last, too', async () => {
  expect(await list({ page: 2 })).toMatchObject({ reviews: [], total: 5, page: 2 })
})

test.each([
  ['kind=show', { kind: 'VALUE_INVALID' }],
  ['year=0', { year: 'VALUE_INVALID' }],
  ['year=2024.5', { year: 'VALUE_INVALID' }],
  ['date=2025-02-30', { date: 'VALUE_INVALID' }],
  ['breed=x', { breed: 'BREED_INVALID' }],
  ['sort=id', { sort: 'VALUE_INVALID' }],
  ['page=0', { page: 'VALUE_INVALID' }],
  [`place=${'a'.repeat(101)}`, { place: 'VALUE_TOO_LONG' }],
  ['place=%00', { place: 'TEXT_INVALID' }],
  ['gender=any', { gender: 'VALUE_INVALID' }],
])('refuses the list with %s', async (query, fields) => {
  expect(refusalOf(await visitor.get(`${LIST}?${query}`))).toMatchObject([400, expect.any(String), fields])
})

test('answers the reviews of a breed by its code, and not those of a breed that there is not', async () => {
  const answer = await visitor.get('/api/breedingreviews/98')
  expect(answer.json<ReviewList>()).toMatchObject({ total: 4 })
  expect(refusalOf(await visitor.get('/api/breedingreviews/997'))).toEqual([404, 'BREED_NOT_FOUND'])
  expect(refusalOf(await visitor.get('/api/breedingreviews/x'))[0]).toBe(400)
})

test('answers one review with what was written of the dog', async () => {
  expect((await visitor.get(`/api/breedingreview/${bellos}`)).json<WholeReview>()).toMatchObject({
    id: bellos,
    critique: 'Hyvä selkä.',
    dog: { regnr: bello.regnr },
  })
  expect(refusalOf(await visitor.get('/api/breedingreview/999999'))).toEqual([404, 'REVIEW_NOT_FOUND'])
  expect(refusalOf(await visitor.get('/api/breedingreview/x'))[0]).toBe(400)
})

test.each(['FI4321/19', 'KOE-1', 'ČLP/KO/1234/10', 'LOF 1/2'])(
  'finds the reviews of a dog by %s, raw and percent-encoded, newest first',
  async (regnr) => {
    const dog = await makeDog(db, { regnrs: [regnr] })
    await makeReview(db, dog.id, { held_on: '2020-05-05', place: 'Kemi', kind: 'junkkari' })
    await makeReview(db, dog.id, { held_on: '2021-05-05', place: 'Kemi' })
    const addresses = [encodeURIComponent(regnr), regnr.split('/').map(encodeURIComponent).join('/')]
    for (const address of addresses) {
      const { dog: found, reviews } = (
        await visitor.get(`/api/breedingreview/regnr/${address}`)
      ).json<DogReviews>()
      expect(found.regnr).toBe(regnr)
      expect(reviews.map(({ date }) => date)).toEqual(['2021-05-05', '2020-05-05'])
    }
  },
)

test('tells with a dog how many were reviewed at the same event, and the dog alone where it has no review', async () => {
  const { reviews } = (
    await visitor.get(`/api/breedingreview/regnr/${encodeURIComponent(bello.regnr)}`)
  ).json<DogReviews>()
  expect(reviews.map(({ place, eventDogs }) => [place, eventDogs])).toEqual([
    ['Ähtäri', 3],
    ['Lahti', 1],
  ])
  const none = await makeDog(db)
  const answer = await visitor.get(`/api/breedingreview/regnr/${encodeURIComponent(none.regnr)}`)
  expect(answer.json<DogReviews>()).toMatchObject({ dog: { regnr: none.regnr }, reviews: [] })
  expect(refusalOf(await visitor.get('/api/breedingreview/regnr/FI9/99'))).toEqual([404, 'DOG_NOT_FOUND'])
  expect(refusalOf(await visitor.get('/api/breedingreview/regnr/%00abcd'))[0]).toBe(400)
})

test('tells nothing of an owner, of an unreleased death or of a dog outside the register', async () => {
  const owner = await makePerson(db, { name: 'Salainen Omistaja', public_consent: false })
  const dog = await makeDog(db, {
    name: 'Hiljainen',
    breed_code: '57',
    death_date: '2025-01-01',
    death_cause: 'Salainen syy',
    death_released: false,
  })
  await db.insertInto('dog_owner').values({ dog_id: dog.id, person_id: owner }).execute()
  const id = await makeReview(db, dog.id)
  const outside = await makeDog(db, { name: 'Ulkopuolinen', breed_code: '57', registered: false })
  const outsideId = await makeReview(db, outside.id, { clock: '11:00' })
  const answers = await Promise.all(
    [
      `${LIST}?breed=57`,
      `${LIST}/csv?breed=57`,
      '/api/breedingreviews/57',
      `/api/breedingreview/${id}`,
      `/api/breedingreview/regnr/${encodeURIComponent(dog.regnr)}`,
    ].map((address) => visitor.get(address)),
  )
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200)
    expect(body).toContain('Hiljainen')
    expect(body).not.toMatch(/Salainen|2025-01-01|1\.1\.2025|death|Ulkopuolinen/)
  }
  expect(refusalOf(await visitor.get(`/api/breedingreview/${outsideId}`))).toEqual([404, 'REVIEW_NOT_FOUND'])
})

test('is a CSV file of all that match, in the reader’s language, and no cell is a formula', async () => {
  const dog = await makeDog(db, { name: '=1+1', breed_code: '120', sex: 'female' })
  await makeReview(db, dog.id, { height_cm: 58.5, reviewer: '+Paha' })
  const answer = await visitor.get(`${LIST}/csv?breed=120`)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('Jalostustarkastukset.csv')
  const [, row] = answer.body.split('\r\n')
  expect(row).toBe(
    `05.05.2024;10:30;Lahti;Jalostustarkastus;${dog.regnr};'=1+1;120;narttu;ERI;58,5;63;'+Paha`,
  )
})

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import {
  addDayDogs,
  addReviewDay,
  editReviewDay,
  publishReviewDay,
  removeDayDog,
  removeReviewDay,
  reopenReviewDay,
  restoreDayDog,
  reviewDay,
  reviewDayChanges,
  reviewDays,
  saveDayFields,
} from '#contract/endpoints/reviewDays.ts'
import { addReview, editReview, removeReview } from '#contract/endpoints/reviewStaff.ts'
import type { ReviewDay } from '#contract/reviewDays.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type MadeDog, makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()
let staff: TestBrowser
let other: TestBrowser
let count = 0

beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(database.db, { roles: ['JUNKKARI'] }))
  const account = { roles: ['BREEDING_CHECK' as const], first_name: 'Teppo', last_name: 'Toinen' }
  other = await signedIn(app, await makeAccount(database.db, account))
})

let dogs: MadeDog[]
let day: ReviewDay
const HEAD = { kind: 'inspection', date: '2025-06-07', reviewer: 'Maija Mallikas' }
const params = (id = day.id) => ({ params: { id } })
const begin = (changes: object = {}) =>
  staff.json(addressAt(addReviewDay, {}), { ...HEAD, place: `Paikka ${count}`, ...changes })
const read = async (): Promise<ReviewDay> => (await staff.get(addressAt(reviewDay, params()))).json()
const addDogs = (numbers: readonly string[], by = staff) =>
  by.json(addressAt(addDayDogs, params()), { numbers })
const save = (changes: object[], by = staff) => by.json(addressAt(saveDayFields, params()), { changes })
const write = (entryId: number, field: string, value: unknown, was: unknown = null) => ({
  entryId,
  field,
  value,
  was,
})
const publish = ({ entries }: Pick<ReviewDay, 'entries'>, by = staff) =>
  by.json(addressAt(publishReviewDay, params()), {
    seen: entries.map(({ entryId, version }) => ({ entryId, version })),
  })
const reopen = () => staff.command(addressAt(reopenReviewDay, params()))
const shownOf = async ({ regnr }: MadeDog) =>
  (await app.inject(`/api/dog/${regnr}`)).json().breedingInspections
/** Writes all that a review needs. */
const fill = (entryId: number, clock: string) =>
  save([
    write(entryId, 'clock', clock),
    write(entryId, 'class', 'EH'),
    write(entryId, 'height', 61.5),
    write(entryId, 'length', 63),
  ])

beforeEach(async () => {
  count += 1
  dogs = [await makeDog(database.db, { birth_date: '2021-05-17' }), await makeDog(database.db)]
  day = (await begin()).json()
  const added = await addDogs(dogs.map(({ regnr }) => regnr))
  day = added.json().day
})

test('a day is begun once, listed, changed, and removed only without dogs', async () => {
  const again = await begin({ place: `PAIKKA ${count}` })
  expect(again.json().id).toBe(day.id)
  const listed = (await staff.get(`${addressAt(reviewDays, {})}?state=draft&year=2025`)).json()
  expect(listed.days).toContainEqual(
    expect.objectContaining({ id: day.id, state: 'draft', dogs: 2, reviewers: ['Maija Mallikas'] }),
  )
  const change = (changes: object) =>
    staff.json(addressAt(editReviewDay, params()), {
      ...HEAD,
      place: `Paikka ${count}`,
      version: day.version,
      ...changes,
    })
  expect((await change({ reviewer: 'Pekka Päivä' })).json()).toMatchObject({
    reviewer: 'Pekka Päivä',
    version: 2,
  })
  expect(refusalOf(await change({ place: 'Muu' }))).toEqual([409, 'CHANGED_MEANWHILE'])
  await begin({ place: 'Varattu' })
  expect(refusalOf(await change({ place: 'Varattu', version: 2 }))).toEqual([
    409,
    'REVIEW_DAY_EXISTS',
    { date: 'REVIEW_DAY_EXISTS' },
  ])
  const remove = () => staff.command(addressAt(removeReviewDay, params()))
  expect(refusalOf(await remove())).toEqual([422, 'REVIEW_DAY_HAS_DOGS'])
  for (const { entryId } of day.entries) await staff.json(addressAt(removeDayDog, params()), { entryId })
  expect((await remove()).json()).toEqual({ status: 'done' })
  expect(refusalOf(await remove())).toEqual([404, 'REVIEW_DAY_NOT_FOUND'])
})

test('dogs are added by a list of numbers, which tells of each what has become of it', async () => {
  const puppy = await makeDog(database.db, { birth_date: '2024-05-17' })
  const fresh = await makeDog(database.db)
  const numbers = [dogs[0]!.regnr.toLowerCase(), 'FI99997/99', 'x', puppy.regnr, fresh.regnr, fresh.regnr]
  const answer = (await addDogs(numbers)).json()
  expect(answer.numbers.map(({ status }: { status: string }) => status)).toEqual([
    'there',
    'unknown',
    'unknown',
    'barred',
    'added',
    'there',
  ])
  expect(answer.numbers[3].fault).toBe('REVIEW_TOO_YOUNG')
  expect(answer.day.entries).toHaveLength(3)
  const many = await Promise.all([addDogs([fresh.regnr]), addDogs([fresh.regnr], other)])
  expect(many.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await read()).entries).toHaveLength(3)
})

test('fields are saved one by one; what another has written meanwhile is told, not overwritten', async () => {
  const [first, second] = day.entries
  const saved = (
    await save([write(first!.entryId, 'class', 'EH'), write(first!.entryId, 'height', 625)])
  ).json()
  expect(saved.fields).toMatchObject([
    { status: 'saved', value: 'EH' },
    { status: 'refused', code: 'REVIEW_HEIGHT_INVALID', value: null },
  ])
  // Sent again after a lost answer.
  expect((await save([write(first!.entryId, 'class', 'EH')])).json().fields[0].status).toBe('saved')
  await save([write(first!.entryId, 'class', 'ERI', 'EH')], other)
  expect((await save([write(first!.entryId, 'class', 'H', 'EH')])).json().fields).toMatchObject([
    { status: 'changedMeanwhile', value: 'ERI', changedBy: 'Teppo Toinen', code: 'FIELD_CHANGED_MEANWHILE' },
  ])
  // Two phones at once on different fields and dogs.
  await Promise.all([
    save([write(first!.entryId, 'height', 60), write(second!.entryId, 'critique', 'Hyvä')]),
    save([write(second!.entryId, 'height', 58.5), write(first!.entryId, 'length', 62)], other),
  ])
  const now = await read()
  expect(now.entries.map(({ values }) => values)).toEqual([
    { class: 'ERI', height: 60, length: 62 },
    { critique: 'Hyvä', height: 58.5 },
  ])
  await staff.json(addressAt(removeDayDog, params()), { entryId: second!.entryId })
  expect((await save([write(second!.entryId, 'class', 'H')])).json().fields).toMatchObject([
    { status: 'refused', code: 'REVIEW_ENTRY_NOT_FOUND' },
  ])
})

const removeDog = (entryId: number, by = staff) => by.json(addressAt(removeDayDog, params()), { entryId })
const restoreDog = (entryId: number, by = staff, id = day.id) =>
  by.json(addressAt(restoreDayDog, params(id)), { entryId })

test('a dog that was taken off comes back with what was written of it, in a version that nobody has seen', async () => {
  const [, second] = day.entries
  const { entryId } = second!
  await fill(entryId, '10:30')
  const before = (await read()).entries.find((entry) => entry.entryId === entryId)!
  await removeDog(entryId)
  const back = await restoreDog(entryId)
  expect(back.json().entries.find((entry: { entryId: number }) => entry.entryId === entryId)).toEqual({
    ...before,
    version: before.version + 1,
  })
  expect((await restoreDog(entryId)).json().entries, 'sent twice').toHaveLength(2)
  expect(refusalOf(await publish({ entries: [day.entries[0]!, before] }))).toEqual([409, 'CHANGED_MEANWHILE'])
  const log = (await staff.get(addressAt(reviewDayChanges, params()))).json()
  expect(log.rows.slice(0, 2)).toMatchObject([
    { code: 'REVIEW_DOG_RESTORED', after: { dog: dogs[1]!.regnr } },
    { code: 'REVIEW_DOG_REMOVED', before: { dog: dogs[1]!.regnr, class: 'EH', clock: '10:30' } },
  ])
  await fill(day.entries[0]!.entryId, '09:00')
  await publish(await read())
  const [{ id: reviewId }] = await shownIds(dogs[1]!)
  await reopen()
  const again = (await read()).entries.find(({ dog }) => dog.regnr === dogs[1]!.regnr)!
  await removeDog(again.entryId)
  await restoreDog(again.entryId)
  await publish(await read())
  expect(await shownIds(dogs[1]!), 'the same review').toEqual([{ id: reviewId }])
})
const shownIds = async ({ id }: MadeDog) =>
  (await database.pool.query('select id from breeding_review where dog_id = $1', [id])).rows

test('is not put back beside itself, on another day, on a published one, or where it may not be reviewed any more', async () => {
  const [first, second] = day.entries
  const { entryId } = second!
  expect(refusalOf(await restoreDog(999_999))).toEqual([404, 'REVIEW_ENTRY_NOT_FOUND'])
  await removeDog(entryId)
  const elsewhere: ReviewDay = (await begin({ place: 'Toinen päivä' })).json()
  expect(refusalOf(await restoreDog(entryId, staff, elsewhere.id))).toEqual([404, 'REVIEW_ENTRY_NOT_FOUND'])
  await addDogs([dogs[1]!.regnr])
  expect(refusalOf(await restoreDog(entryId))).toEqual([409, 'REVIEW_ENTRY_EXISTS'])
  await removeDog((await read()).entries.find(({ dog }) => dog.regnr === dogs[1]!.regnr)!.entryId)
  await database.pool.query('update dog set death_date = $1, death_released = true where id = $2', [
    '2025-01-01',
    dogs[1]!.id,
  ])
  expect(refusalOf(await restoreDog(entryId))).toEqual([422, 'REVIEW_AFTER_DEATH'])
  await database.pool.query('update dog set death_date = null where id = $1', [dogs[1]!.id])
  await fill(first!.entryId, '09:00')
  await publish(await read())
  expect(refusalOf(await restoreDog(entryId))).toEqual([422, 'REVIEW_DAY_PUBLISHED'])
})

test('publishes all dogs or none, says what is missing, and puts them in the order of the clock', async () => {
  const [first, second] = day.entries
  await fill(first!.entryId, '10:30')
  await save([write(second!.entryId, 'class', 'ERI')])
  const missing = await publish(await read())
  expect(refusalOf(missing)).toEqual([
    422,
    'REVIEW_DAY_INCOMPLETE',
    {
      [`${second!.entryId}.height`]: 'REVIEW_HEIGHT_MISSING',
      [`${second!.entryId}.length`]: 'REVIEW_LENGTH_MISSING',
    },
  ])
  expect(await shownOf(dogs[0]!)).toEqual([])
  await save([
    write(second!.entryId, 'height', 60),
    write(second!.entryId, 'length', 61),
    write(second!.entryId, 'clock', '09:10'),
  ])
  const seen = await read()
  expect(seen.entries.map(({ entryId }) => entryId)).toEqual([second!.entryId, first!.entryId])
  await save([write(first!.entryId, 'critique', 'Lisäys toiselta', null)], other)
  expect(refusalOf(await publish(seen))).toEqual([409, 'CHANGED_MEANWHILE'])

  const now = await read()
  const twice = await Promise.all([publish(now), publish(now, other)])
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  const published = await read()
  expect(published).toMatchObject({
    entries: [],
    reviews: [
      { clock: '09:10', class: 'ERI', dayId: day.id },
      { clock: '10:30', class: 'EH', height: 61.5, critique: 'Lisäys toiselta', reviewer: 'Maija Mallikas' },
    ],
  })
  expect(await shownOf(dogs[0]!)).toMatchObject([{ class: 'EH', place: `Paikka ${count}` }])
  expect(refusalOf(await save([write(first!.entryId, 'class', 'H', 'EH')]))).toEqual([
    422,
    'REVIEW_DAY_PUBLISHED',
  ])
  expect(refusalOf(await addDogs([dogs[0]!.regnr]))).toEqual([422, 'REVIEW_DAY_PUBLISHED'])
})

test('a published day is opened again with what it says, and its reviews keep their ids', async () => {
  for (const [place, { entryId }] of day.entries.entries()) await fill(entryId, `1${place}:00`)
  await publish(await read())
  const [first, second] = (await read()).reviews
  // One goes to another day, one is removed: neither comes back with the day.
  const { dog: _dog, id: _id, dayId: _dayId, ...written } = first!
  const moved = await staff.json(addressAt(editReview, params(first!.id)), { ...written, place: 'Muualla' })
  expect(moved.json()).toMatchObject({ dayId: null, place: 'Muualla', version: 2 })
  const opened = (await reopen()).json()
  expect(opened).toMatchObject({
    publishedAt: null,
    reviews: [],
    entries: [{ values: { clock: '11:00', class: 'EH', height: 61.5, length: 63 } }],
  })
  expect((await reopen()).json().entries).toHaveLength(1)
  expect(await shownOf(dogs[1]!)).toEqual([])
  await save([write(opened.entries[0].entryId, 'class', 'H', 'EH')])
  const again = (await publish(await read())).json()
  expect(again.reviews).toMatchObject([{ id: second!.id, class: 'H' }])
  await staff.command(addressAt(removeReview, params(second!.id)))
  expect((await reopen()).json().entries).toEqual([])
  const log = (await staff.get(addressAt(reviewDayChanges, params()))).json()
  expect(log.rows.map(({ code }: { code: string }) => code)).toEqual([
    'REVIEW_DAY_REOPENED',
    'PUBLISHED',
    'REVIEW_DAY_REOPENED',
    'PUBLISHED',
    'REVIEW_DOGS_ADDED',
    'CREATED',
  ])
  expect(JSON.stringify(log)).not.toContain('Mallikas')
})

test('a coming day can be written but not published, and one Junkkari holds across days and single reviews', async () => {
  const next = `${new Date().getFullYear() + 1}-06-07`
  const junkkari = { kind: 'junkkari', place: 'Junkkarila' }
  day = (await begin({ ...junkkari, date: next })).json()
  await addDogs([dogs[0]!.regnr])
  const { entries } = await read()
  await fill(entries[0]!.entryId, '09:00')
  expect(refusalOf(await publish(await read()))).toEqual([
    422,
    'REVIEW_DAY_INCOMPLETE',
    { [`${entries[0]!.entryId}.date`]: 'REVIEW_IN_FUTURE' },
  ])

  day = (await begin({ ...junkkari, date: '2024-06-07' })).json()
  await addDogs([dogs[0]!.regnr])
  const own = await read()
  await fill(own.entries[0]!.entryId, '09:00')
  const single = {
    ...HEAD,
    ...junkkari,
    regnr: dogs[0]!.regnr,
    clock: '',
    class: 'EH',
    height: 60,
    length: 61,
  }
  const [published, added] = await Promise.all([
    publish(await read()),
    other.json(addressAt(addReview, {}), { ...single, place: 'Toisaalla', critique: '' }),
  ])
  expect([published.statusCode, added.statusCode].sort()).toEqual([
    200,
    published.statusCode === 200 ? 409 : 422,
  ])
  const barred = (await addDogs([dogs[1]!.regnr])).statusCode
  expect(barred).toBe(published.statusCode === 200 ? 422 : 200)
})

test('a day that says nothing of its dogs is refused field by field', async () => {
  expect(refusalOf(await begin({ place: '', reviewer: ' ', date: '7.6.2025' }))).toEqual([
    400,
    'INPUT_INVALID',
    { place: 'VALUE_REQUIRED', reviewer: 'VALUE_REQUIRED', date: 'DATE_INVALID' },
  ])
  expect((await addDogs([])).statusCode).toBe(400)
  expect((await addDogs(Array.from({ length: 151 }, () => 'FI1/20'))).statusCode).toBe(400)
  expect(refusalOf(await save([write(1, 'height', 60)])).slice(0, 1)).toEqual([200])
  expect((await save([write(1, 'weight', 60)])).statusCode).toBe(400)
  day = (await begin({ place: 'Tyhjälä' })).json()
  expect(refusalOf(await publish({ entries: [] }))).toEqual([422, 'REVIEW_DAY_EMPTY'])
})

test('is for those who keep reviews, of a day that there is', async () => {
  const stranger = await signedIn(app, await makeAccount(database.db, { roles: ['DOG', 'JUDGE'] }))
  const calls = (by: TestBrowser) =>
    Promise.all([
      by.get(addressAt(reviewDays, {})),
      by.get(addressAt(reviewDay, params())),
      by.get(addressAt(reviewDayChanges, params())),
      by.json(addressAt(addReviewDay, {}), { ...HEAD, place: 'Luvaton' }),
      by.json(addressAt(editReviewDay, params()), { ...HEAD, place: 'Luvaton', version: 1 }),
      by.command(addressAt(removeReviewDay, params())),
      addDogs([dogs[0]!.regnr], by),
      removeDog(day.entries[0]!.entryId, by),
      restoreDog(day.entries[0]!.entryId, by),
      save([write(day.entries[0]!.entryId, 'class', 'EH')], by),
      publish(day, by),
      by.command(addressAt(reopenReviewDay, params())),
    ])
  expect(new Set((await calls(stranger)).map(({ statusCode }) => statusCode))).toEqual(new Set([403]))
  expect((await app.inject(addressAt(reviewDay, params()))).statusCode).toBe(401)
  const missing = await staff.get(addressAt(reviewDay, params(999_999)))
  expect(refusalOf(missing)).toEqual([404, 'REVIEW_DAY_NOT_FOUND'])
  expect((await read()).entries).toHaveLength(2)
})

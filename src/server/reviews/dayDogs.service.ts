import { REMOVED, REVIEW_DAY_MAX_DOGS } from '#contract/constants.ts'
import type { AddedNumber } from '#contract/reviewDays.ts'
import {
  REVIEW_FIELDS,
  type ReviewField,
  type ReviewValues,
  reviewedDogFault,
} from '#domain/breeding/reviews.ts'
import { isRegnr, regnrKey } from '#domain/regnr.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { describeDay, requireDraft } from './days.service.ts'
import {
  deleteEntry,
  dogsByNumber,
  entriesOfDay,
  insertEntries,
  insertRemoved,
  lockEntries,
  removedEntry,
} from './days.store.ts'
import type { DayRow, DescribedDay } from './days.types.ts'
import { reviewedDogs } from './judging.service.ts'

/** Adds dogs to a day by their numbers, and tells of each number what has become of it. @throws AppError 422 */
export async function addDogs(act: Act, day: DayRow, given: readonly string[]) {
  requireDraft(day)
  const keys = given.map((number) => (isRegnr(number) ? regnrKey(number) : null))
  const known = keys.filter((key) => key !== null)
  const dogs = known.length > 0 ? await dogsByNumber(act.db, known) : new Map<string, number>()
  const entries = await entriesOfDay(act.db, day.id)
  const there = new Set(entries.map(({ dogId }) => dogId))
  const judged = await reviewedDogs(act, [...new Set(dogs.values())], day)
  const added: number[] = []
  const numbers = given.map((number, place): AddedNumber => {
    const dogId = dogs.get(keys[place] ?? '')
    if (dogId === undefined) return { number, status: 'unknown', fault: null }
    if (there.has(dogId)) return { number, status: 'there', fault: null }
    const fault = reviewedDogFault(day, judged.get(dogId)!)
    if (fault) return { number, status: 'barred', fault: fault[0] }
    there.add(dogId)
    added.push(dogId)
    return { number, status: 'added', fault: null }
  })
  if (entries.length + added.length > REVIEW_DAY_MAX_DOGS) throw new AppError('refused', 'REVIEW_DAY_FULL')
  if (added.length > 0) {
    await insertEntries(act.db, day.id, added)
    const regnrs = numbers.filter(({ status }) => status === 'added').map(({ number }) => number)
    await act.log(['reviewDay', day.id], 'REVIEW_DOGS_ADDED', null, { dogs: regnrs })
  }
  return { described: await describeDay(act, day.id), numbers }
}

/** Puts a dog back that was taken off a day, with what was written of it; one that is there stays. @throws AppError 404, 409, 422 */
export async function restoreDog(act: Act, day: DayRow, entryId: number): Promise<DescribedDay> {
  requireDraft(day)
  const entries = await entriesOfDay(act.db, day.id)
  if (entries.some(({ id }) => id === entryId)) return describeDay(act, day.id)
  const removed = await removedEntry(act.db, day.id, entryId)
  const dogId = removed && (await dogsByNumber(act.db, [regnrKey(removed.dog)])).get(regnrKey(removed.dog))
  if (!removed || dogId === undefined) throw new AppError('notFound', 'REVIEW_ENTRY_NOT_FOUND')
  if (entries.some((entry) => entry.dogId === dogId)) throw new AppError('conflict', 'REVIEW_ENTRY_EXISTS')
  if (entries.length >= REVIEW_DAY_MAX_DOGS) throw new AppError('refused', 'REVIEW_DAY_FULL')
  const fault = reviewedDogFault(day, (await reviewedDogs(act, [dogId], day)).get(dogId)!)
  if (fault) throw new AppError('refused', fault[0])
  const values = pick(removed.written, REVIEW_FIELDS)
  await insertRemoved(act.db, { id: entryId, dayId: day.id, dogId, values, reviewId: removed.reviewId })
  await act.log(['reviewDay', day.id], 'REVIEW_DOG_RESTORED', null, { dog: removed.dog })
  return describeDay(act, day.id)
}

/** What was written, without what was erased of a person since. */
const pick = (written: ReviewValues, fields: readonly ReviewField[]): ReviewValues =>
  Object.fromEntries(
    fields.flatMap((field) =>
      written[field] === undefined || written[field] === REMOVED ? [] : [[field, written[field]]],
    ),
  )

/** Takes a dog off a day; the log keeps what was written of it. @throws AppError 404, 422 */
export async function removeDog(act: Act, day: DayRow, entryId: number): Promise<DescribedDay> {
  requireDraft(day)
  const [entry] = await lockEntries(act.db, day.id, [entryId])
  if (!entry) throw new AppError('notFound', 'REVIEW_ENTRY_NOT_FOUND')
  await deleteEntry(act.db, entryId)
  const { regnr } = (await dogSummaries(act, [entry.dogId])).get(entry.dogId)!
  await act.log(['reviewDay', day.id], 'REVIEW_DOG_REMOVED', {
    dog: regnr,
    ...entry.values,
    entry: entryId,
    ...(entry.reviewId !== null && { review: entry.reviewId }),
  })
  return describeDay(act, day.id)
}

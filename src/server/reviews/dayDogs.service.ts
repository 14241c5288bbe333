import { REVIEW_DAY_MAX_DOGS } from '#contract/constants.ts'
import type { AddedNumber } from '#contract/reviewDays.ts'
import { reviewedDogFault } from '#domain/breeding/reviews.ts'
import { isRegnr, regnrKey } from '#domain/regnr.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { describeDay, requireDraft } from './days.service.ts'
import { deleteEntry, dogsByNumber, entriesOfDay, insertEntries, lockEntries } from './days.store.ts'
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

/** Takes a dog off a day; the log keeps what was written of it. @throws AppError 404, 422 */
export async function removeDog(act: Act, day: DayRow, entryId: number): Promise<DescribedDay> {
  requireDraft(day)
  const [entry] = await lockEntries(act.db, day.id, [entryId])
  if (!entry) throw new AppError('notFound', 'REVIEW_ENTRY_NOT_FOUND')
  await deleteEntry(act.db, entryId)
  await act.log(['reviewEntry', entryId], 'REVIEW_DOG_REMOVED', entry.values)
  return describeDay(act, day.id)
}

import type * as z from 'zod'
import { REVIEW_PAGE_SIZE } from '#contract/constants.ts'
import type { editReviewDay, reviewDays } from '#contract/reviewDays.ts'
import { reviewedDogFault } from '#domain/breeding/reviews.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { refusingConflicts } from '../platform/databaseErrors.ts'
import { AppError } from '../platform/errors.ts'
import { dayById, dayLike, deleteDay, entriesOfDay, eventsWhere, insertDay, updateDay } from './days.store.ts'
import type { DayHead, DayRow, DescribedDay } from './days.types.ts'
import { reviewedDogs } from './judging.service.ts'
import { withDogs } from './staff.service.ts'
import { reviewsOfDay } from './staff.store.ts'

type Asked = z.output<NonNullable<(typeof reviewDays)['query']>>
type Changed = z.output<NonNullable<(typeof editReviewDay)['body']>>

/** One page of the events. */
export async function listDays({ db }: Reader, { page, ...filter }: Asked) {
  const slice = { offset: (page - 1) * REVIEW_PAGE_SIZE, limit: REVIEW_PAGE_SIZE }
  const { rows, total } = await eventsWhere(db, filter, slice)
  return { days: rows, total, page }
}

/** @throws AppError 404 REVIEW_DAY_NOT_FOUND */
export const findDay = async ({ db }: Reader, id: number): Promise<DayRow> => found(await dayById(db, id))

/** A day, one's own until the transaction ends. @throws AppError 404 REVIEW_DAY_NOT_FOUND */
export const lockDay = async ({ db }: Act, id: number): Promise<DayRow> =>
  found(await dayById(db, id, 'change'))

/** A day that neither changes nor is published until the transaction ends. @throws AppError 404 REVIEW_DAY_NOT_FOUND */
export const shareDay = async ({ db }: Act, id: number): Promise<DayRow> =>
  found(await dayById(db, id, 'share'))

function found(day: DayRow | undefined): DayRow {
  if (!day) throw new AppError('notFound', 'REVIEW_DAY_NOT_FOUND')
  return day
}

/** @throws AppError 422 REVIEW_DAY_PUBLISHED */
export function requireDraft(day: DayRow): void {
  if (day.publishedAt) throw new AppError('refused', 'REVIEW_DAY_PUBLISHED')
}

/** A day with its dogs, and what bars the review of each. @throws AppError 404 REVIEW_DAY_NOT_FOUND */
export async function describeDay(reader: Reader, id: number): Promise<DescribedDay> {
  const day = await findDay(reader, id)
  const entries = await entriesOfDay(reader.db, id)
  const ids = entries.map(({ dogId }) => dogId)
  const dogs = await dogSummaries(reader, ids)
  const judged = await reviewedDogs(reader, ids, day)
  return {
    day,
    entries: entries.map((entry) => ({
      ...entry,
      dog: dogs.get(entry.dogId)!,
      fault: reviewedDogFault(day, judged.get(entry.dogId)!)?.[0] ?? null,
    })),
    reviews: await withDogs(reader, await reviewsOfDay(reader.db, id)),
  }
}

/** What the log keeps of a day: not the reviewer. */
const audited = ({ kind, date, place }: DayHead) => ({ reviewKind: kind, reviewedOn: date, place })

/** Begins a day; one that there is already is not begun again. */
export async function addDay(act: Act, head: DayHead): Promise<DescribedDay> {
  const id = await insertDay(act.db, head)
  if (id === undefined) return describeDay(act, (await dayLike(act.db, head))!.id)
  await act.log(['reviewDay', id], 'CREATED', null, audited(head))
  return describeDay(act, id)
}

/** Changes the head of a day that is being written. @throws AppError 409 CHANGED_MEANWHILE, REVIEW_DAY_EXISTS, 422 */
export async function changeDay(act: Act, day: DayRow, { version, ...head }: Changed): Promise<DescribedDay> {
  requireDraft(day)
  if (version !== day.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await refusingConflicts(updateDay(act.db, day.id, head), { review_day_one: ['REVIEW_DAY_EXISTS', 'date'] })
  await act.log(['reviewDay', day.id], 'CHANGED', audited(day), audited(head))
  return describeDay(act, day.id)
}

/** Removes a day without dogs. @throws AppError 422 */
export async function removeDay(act: Act, day: DayRow): Promise<void> {
  requireDraft(day)
  if ((await entriesOfDay(act.db, day.id)).length > 0) throw new AppError('refused', 'REVIEW_DAY_HAS_DOGS')
  await deleteDay(act.db, day.id)
  await act.log(['reviewDay', day.id], 'ERASED', audited(day))
}

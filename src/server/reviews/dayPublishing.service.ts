import type * as z from 'zod'
import type { publishReviewDay } from '#contract/reviewDays.ts'
import { REVIEW_NEEDED, reviewFault, reviewGaps } from '#domain/breeding/reviews.ts'
import type { Act } from '../platform/act.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import { describeDay, requireDraft } from './days.service.ts'
import { closeDay, entriesOfDay, reopenDay } from './days.store.ts'
import type { DayRow, DescribedDay, EntryRow } from './days.types.ts'
import { refusingSecond, reviewedDogs } from './judging.service.ts'
import { deleteReviewsOfDay, insertReviewsOfDay, lockDogs, reviewsOfDay } from './staff.store.ts'

type Seen = z.output<NonNullable<(typeof publishReviewDay)['body']>>['seen']

/** Makes reviews of all dogs of a day, or of none. @throws AppError 409 CHANGED_MEANWHILE, 422 REVIEW_DAY_INCOMPLETE with every field */
export async function publishDay(act: Act, day: DayRow, seen: Seen): Promise<DescribedDay> {
  requireDraft(day)
  const entries = await entriesOfDay(act.db, day.id)
  if (entries.length === 0) throw new AppError('refused', 'REVIEW_DAY_EMPTY')
  if (!isWhatWasSeen(entries, seen)) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const dogIds = entries.map(({ dogId }) => dogId)
  await lockDogs(act.db, dogIds)
  const problems = await problemsOf(act, day, entries)
  if (Object.keys(problems).length > 0) throw new AppError('refused', 'REVIEW_DAY_INCOMPLETE', problems)
  await refusingSecond(insertReviewsOfDay(act.db, day.id, act.at))
  await closeDay(act.db, day.id, act.at)
  await act.log(['reviewDay', day.id], 'PUBLISHED', null, { dogs: entries.length })
  return describeDay(act, day.id)
}

const isWhatWasSeen = (entries: readonly EntryRow[], seen: Seen): boolean =>
  entries.length === seen.length &&
  entries.every(({ id, version }) => seen.some((one) => one.entryId === id && one.version === version))

/** What bars the reviews of a day, by `<entryId>.<field>`. */
async function problemsOf(
  act: Act,
  day: DayRow,
  entries: readonly EntryRow[],
): Promise<Readonly<Record<string, ErrorCode>>> {
  const dogs = await reviewedDogs(
    act,
    entries.map(({ dogId }) => dogId),
    day,
  )
  return Object.fromEntries(
    entries.flatMap(({ id, dogId, values }) => {
      const fault = reviewFault(day, dogs.get(dogId)!, act.today)
      return [
        ...(fault ? [[`${id}.${fault[1]}`, fault[0]] as const] : []),
        ...reviewGaps(values).map((field) => [`${id}.${field}`, REVIEW_NEEDED[field]] as const),
      ]
    }),
  )
}

/** Takes the reviews of a day back from the public; a day that is being written stays as it is. */
export async function openAgain(act: Act, day: DayRow): Promise<DescribedDay> {
  if (day.publishedAt) {
    const taken = await reviewsOfDay(act.db, day.id, true)
    await deleteReviewsOfDay(act.db, day.id)
    await reopenDay(act.db, day.id, taken)
    await act.log(['reviewDay', day.id], 'REVIEW_DAY_REOPENED')
  }
  return describeDay(act, day.id)
}

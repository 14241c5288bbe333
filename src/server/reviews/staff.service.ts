import type * as z from 'zod'
import { REVIEW_PAGE_SIZE } from '#contract/constants.ts'
import type { addReview as addCall, StaffReview, staffReviews } from '#contract/reviewStaff.ts'
import { findBreedCodes } from '../dogs/breeds.service.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { findClasses, offeredCodes } from './classes.service.ts'
import { type ReviewPlace, refuseFaulty, refusingSecond } from './judging.service.ts'
import {
  deleteReview,
  dogOfRemoved,
  insertReview,
  lockDogs,
  restoreRemoved,
  reviewById,
  reviewsOfDogOn,
  reviewsWhere,
  updateReview,
} from './staff.store.ts'
import type { ReviewColumns, ReviewRow, ReviewWithDog } from './staff.types.ts'

type Asked = z.output<NonNullable<(typeof staffReviews)['query']>>
type Input = Omit<z.output<NonNullable<(typeof addCall)['body']>>, 'regnr'>

/** Reviews with their dogs, in their order. */
export async function withDogs(reader: Reader, rows: readonly ReviewRow[]): Promise<ReviewWithDog[]> {
  const dogs = await dogSummaries(
    reader,
    rows.map(({ dogId }) => dogId),
  )
  return rows.map((review) => ({ review, dog: dogs.get(review.dogId)! }))
}

/** One page of the reviews. @throws AppError 404 BREED_NOT_FOUND */
export async function listReviews(reader: Reader, { breed, page, ...asked }: Asked) {
  const breeds = await findBreedCodes(reader, breed)
  const { classes } = await findClasses(reader)
  const { rows, total } = await reviewsWhere(
    reader.db,
    { ...asked, breeds, classes: classes.map(({ code }) => code) },
    { offset: (page - 1) * REVIEW_PAGE_SIZE, limit: REVIEW_PAGE_SIZE },
  )
  return { reviews: await withDogs(reader, rows), total, page }
}

/** @throws AppError 404 REVIEW_NOT_FOUND */
export async function findReview(reader: Reader, id: number): Promise<ReviewWithDog> {
  const review = await reviewById(reader.db, id)
  if (!review) throw new AppError('notFound', 'REVIEW_NOT_FOUND')
  const [found] = await withDogs(reader, [review])
  return found!
}

const columnsOf = (input: Input): ReviewColumns => ({
  kind: input.kind,
  held_on: input.date,
  clock: input.clock || null,
  place: input.place,
  reviewer: input.reviewer,
  class: input.class,
  height_cm: input.height,
  length_cm: input.length,
  critique: input.critique || null,
})

/** What the log keeps of a review: neither the reviewer nor the critique. */
const audited = (review: Pick<StaffReview, 'kind' | 'date' | 'place' | 'class' | 'height' | 'length'>) => ({
  reviewKind: review.kind,
  reviewedOn: review.date,
  place: review.place,
  class: review.class,
  height: review.height,
  length: review.length,
})

/** @throws AppError 422 REVIEW_CLASS_INVALID where it is neither offered nor what the review has already */
async function requireClass(act: Act, code: string, present?: string): Promise<void> {
  if (code !== present && !offeredCodes(await findClasses(act)).includes(code))
    throw new AppError('refused', 'REVIEW_CLASS_INVALID', { class: 'REVIEW_CLASS_INVALID' })
}

/** Adds a review; one that is there already, word for word, is not added again. @throws AppError 404, 409, 422 */
export async function addReview(
  act: Act,
  { regnr, ...input }: Input & { readonly regnr: string },
): Promise<ReviewWithDog> {
  const dog = await findPedigreeDog(act, regnr)
  await lockDogs(act.db, [dog.id])
  const there = await reviewsOfDogOn(act.db, { dogId: dog.id, kind: input.kind, date: input.date })
  const same = there.find((review) => isSame(review, input))
  if (same) return findReview(act, same.id)
  await requireClass(act, input.class)
  await refuseFaulty(act, dog.id, input)
  const id = await refusingSecond(insertReview(act.db, dog.id, columnsOf(input), act.at))
  const added = await findReview(act, id)
  await act.log(['review', id], 'CREATED', null, audited(added.review))
  return added
}

const isSame = (stored: ReviewRow, input: Input): boolean =>
  (['clock', 'place', 'reviewer', 'class', 'height', 'length', 'critique'] as const).every(
    (name) => stored[name] === input[name],
  )

/** A review whose dog is locked, then the review itself: in the order in which every writer locks them. @throws AppError 404 */
export async function lockReview(act: Act, id: number): Promise<ReviewRow> {
  const known = await reviewById(act.db, id)
  if (known) await lockDogs(act.db, [known.dogId])
  const review = known && (await reviewById(act.db, id, true))
  if (!review) throw new AppError('notFound', 'REVIEW_NOT_FOUND')
  return review
}

/** Changes a review. @throws AppError 409, 422 */
export async function changeReview(
  act: Act,
  before: ReviewRow,
  { version, ...input }: Input & { readonly version: number },
): Promise<ReviewWithDog> {
  if (version !== before.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await requireClass(act, input.class, before.class)
  const place: ReviewPlace = { kind: input.kind, date: input.date, besides: before.id }
  await refuseFaulty(act, before.dogId, place)
  const dayId = isOfSameDay(before, input) ? before.dayId : null
  await refusingSecond(updateReview(act.db, before.id, columnsOf(input), { dayId, at: act.at }))
  const changed = await findReview(act, before.id)
  await act.log(['review', before.id], 'CHANGED', audited(before), audited(changed.review))
  return changed
}

const isOfSameDay = (review: ReviewRow, input: Input): boolean =>
  (['kind', 'date', 'place', 'reviewer'] as const).every((name) => review[name] === input[name])

/** Removes a review; the history keeps it. */
export async function removeReview(act: Act, review: ReviewRow): Promise<void> {
  await deleteReview(act.db, review.id)
  await act.log(['review', review.id], 'ERASED', audited(review))
}

/** Puts a removed review back; one that is there stays. @throws AppError 404, 409, 422 */
export async function restoreReview(act: Act, id: number): Promise<ReviewWithDog> {
  if (await reviewById(act.db, id)) return findReview(act, id)
  const dogId = await dogOfRemoved(act.db, id)
  if (dogId === undefined) throw new AppError('notFound', 'REVIEW_NOT_FOUND')
  await lockDogs(act.db, [dogId])
  if (await reviewById(act.db, id)) return findReview(act, id)
  await refusingSecond(restoreRemoved(act.db, id))
  const restored = await findReview(act, id)
  const { kind, date } = restored.review
  await refuseFaulty(act, dogId, { kind, date, besides: id })
  await act.log(['review', id], 'REVIEW_RESTORED', null, audited(restored.review))
  return restored
}

import { type ReviewedDog, type ReviewFault, type ReviewKind, reviewFault } from '#domain/breeding/reviews.ts'
import { readDeath } from '../dogs/dogs.policy.ts'
import type { Act, Reader } from '../platform/act.ts'
import { type Conflicts, refusingConflicts } from '../platform/databaseErrors.ts'
import { AppError } from '../platform/errors.ts'
import { factsOf } from './staff.store.ts'

/** Which review is to be: of a kind on a day; `besides`: the stored one that it changes. */
export interface ReviewPlace {
  readonly kind: ReviewKind
  readonly date: string
  readonly besides?: number | null
}

/** What reviews of dogs are held against, by the dogs' ids: a death only where whoever asks may know it. */
export async function reviewedDogs(
  { db, viewer }: Reader,
  ids: readonly number[],
  place: ReviewPlace,
): Promise<ReadonlyMap<number, ReviewedDog>> {
  const facts = await factsOf(db, ids, place)
  return new Map(
    facts.map(({ dogId, deathDate, deathReleased, ...dog }) => [
      dogId,
      { ...dog, diedOn: readDeath(viewer, { deathReleased }) ? deathDate : null },
    ]),
  )
}

/** A conflict with what is there, or a rule that refuses. */
const KINDS: Readonly<Record<ReviewFault, 'conflict' | 'refused'>> = {
  REVIEW_IN_FUTURE: 'refused',
  REVIEW_BEFORE_BIRTH: 'refused',
  REVIEW_AFTER_DEATH: 'refused',
  REVIEW_TOO_YOUNG: 'refused',
  REVIEW_JUNKKARI_EXISTS: 'conflict',
  REVIEW_EXISTS: 'conflict',
}

/** @throws AppError 409, 422 with the field, where a review of the dog cannot be */
export async function refuseFaulty(act: Act, dogId: number, place: ReviewPlace): Promise<void> {
  const dog = (await reviewedDogs(act, [dogId], place)).get(dogId)
  const fault = dog && reviewFault(place, dog, act.today)
  if (fault) throw new AppError(KINDS[fault[0]], fault[0], { [fault[1]]: fault[0] })
}

/** Of one Junkkari that came in between. */
const SECOND: Conflicts = { breeding_review_one_junkkari: ['REVIEW_JUNKKARI_EXISTS', 'kind'] }

/** @throws AppError 409 REVIEW_JUNKKARI_EXISTS */
export const refusingSecond = <T>(statement: Promise<T>): Promise<T> => refusingConflicts(statement, SECOND)

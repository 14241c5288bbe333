import type { StaffReview } from '#contract/reviewStaff.ts'
import type { ReviewedDog, ReviewKind } from '#domain/breeding/reviews.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'

/** A published review; of its dog the id. */
export interface ReviewRow extends Omit<StaffReview, 'dog'> {
  readonly dogId: number
}

export interface ReviewWithDog {
  readonly review: ReviewRow
  readonly dog: SummaryRow
}

/** What a review says, as it is stored. */
export interface ReviewColumns {
  readonly kind: ReviewKind
  readonly held_on: string
  readonly clock: string | null
  readonly place: string
  readonly reviewer: string
  readonly class: string
  readonly height_cm: number
  readonly length_cm: number
  readonly critique: string | null
}

/** What a review of a dog is held against. */
export interface ReviewFacts extends Omit<ReviewedDog, 'diedOn'> {
  readonly dogId: number
  readonly deathDate: string | null
  readonly deathReleased: boolean
}

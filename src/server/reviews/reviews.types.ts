import type { ReviewKind } from '#domain/breeding/reviews.ts'
import type { Sex } from '#domain/dogs.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'

/** A breeding review as the database has it. Days are ISO, measures in cm. */
export interface ReviewRow {
  readonly id: number
  readonly dogId: number
  readonly kind: ReviewKind
  readonly date: string
  /** hh:mm */
  readonly clock: string | null
  readonly place: string
  readonly reviewer: string
  readonly class: string
  readonly height: number
  readonly length: number
  readonly critique: string | null
  readonly savedAt: Date
}

/** The same with its dog. */
export type ShownReview = ReviewRow & { readonly dog: SummaryRow }

/** A review of one dog, and how many dogs were reviewed at its event. */
export type EventReview = ReviewRow & { readonly eventDogs: number }

export interface ReviewFilter {
  /** codes; undefined: of any breed */
  readonly breeds?: readonly string[] | undefined
  readonly kind?: ReviewKind | undefined
  readonly year?: number | undefined
  readonly date?: string | undefined
  readonly place?: string | undefined
  readonly class?: string | undefined
  readonly gender?: Sex | undefined
}

/** What the filters of the list offer. */
export interface ReviewFacets {
  readonly years: readonly number[]
  readonly classes: readonly string[]
}

export interface ReviewPage extends ReviewFacets {
  readonly rows: readonly ShownReview[]
  readonly total: number
  readonly page: number
}

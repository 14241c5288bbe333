import type { ReviewEntry } from '#contract/reviewDays.ts'
import type { ReviewKind, ReviewValues } from '#domain/breeding/reviews.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import type { ReviewWithDog } from './staff.types.ts'

/** A review day; of whom its reviews are is in its entries, or in the reviews it was published as. */
export interface DayRow {
  readonly id: number
  readonly version: number
  readonly kind: ReviewKind
  readonly date: string
  readonly place: string
  readonly reviewer: string
  readonly publishedAt: Date | null
}

export type DayHead = Pick<DayRow, 'kind' | 'date' | 'place' | 'reviewer'>

/** A dog of a day that is being written. */
export interface EntryRow {
  readonly id: number
  readonly dogId: number
  readonly values: ReviewValues
  readonly version: number
  /** the review that it was before the day was opened again */
  readonly reviewId: number | null
}

/** A dog that was taken off a day. */
export interface RemovedEntry {
  /** its number by then */
  readonly dog: string
  readonly written: ReviewValues
  readonly reviewId: number | null
}

export interface DescribedDay {
  readonly day: DayRow
  readonly entries: readonly (EntryRow & { readonly dog: SummaryRow; readonly fault: ReviewEntry['fault'] })[]
  readonly reviews: readonly ReviewWithDog[]
}

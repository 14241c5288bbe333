import type { ReviewKind } from '#domain/breeding/reviews.ts'
import type { PrizeResult, TrialType } from '#domain/trials/results.ts'
import type { SummaryRow } from './dogs.types.ts'

export interface NewsPrizeRow extends PrizeResult {
  readonly dog: SummaryRow
  readonly points: number | null
  readonly rulebookId: number | null
}

export interface NewsTrialFields {
  readonly date: string
  readonly kaerNr: number | null
  readonly place: string
  readonly type: TrialType
}

export interface NewsTrialRow extends NewsTrialFields {
  readonly dogs: number
  readonly prizes: readonly [number, number, number]
  readonly preliminary: boolean
  readonly isNew: boolean
  readonly best: readonly NewsPrizeRow[]
}

export interface FirstPrizeRow extends NewsTrialFields, NewsPrizeRow {
  /** name of the file */
  readonly picture: string | null
  readonly preliminary: boolean
}

export interface ExpectedRow {
  readonly id: number
  readonly type: 'mating' | 'plan'
  readonly sire: SummaryRow
  readonly dam: SummaryRow
  readonly matingDate: string | null
}

export interface NewsReviewsRow {
  readonly kind: ReviewKind
  readonly date: string
  readonly place: string
  readonly dogs: number
}

export interface NewsLitterRow {
  readonly sire: SummaryRow
  readonly dam: SummaryRow
  readonly birthDate: string
  readonly puppies: number
  readonly firstPuppyId: number
  /** id of the notice of it that is shown */
  readonly notice: number | null
}

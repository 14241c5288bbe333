import type { Averages, ScoredResult } from '#domain/trials/averages.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'

/** One result of a season, as far as averages are made of it. */
export interface SeasonResult extends ScoredResult {
  readonly breed: string
  readonly class: TrialClass
  /** it was judged by; null: none was kept */
  readonly rulebookId: number | null
}

/** One hunt score of one result. */
export interface HuntScoreRow extends Pick<SeasonResult, 'dog' | 'class' | 'rulebookId'> {
  readonly value: number
}

/** The averages of a breed in a season: of one class, or (null) of all. */
export interface BreedFigures {
  readonly kind: SheetKind
  readonly breed: string
  readonly class: TrialClass | null
  readonly figures: Averages
}

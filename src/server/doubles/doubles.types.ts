import type { DoubleScore } from '#domain/doubles/score.ts'

/** A pair as the last search found it, and whether somebody has found two dogs. */
export interface PairRow extends DoubleScore {
  readonly id: number
  readonly lowId: number
  readonly highId: number
  readonly foundAt: Date
  readonly dismissedAt: Date | null
  readonly dismissedBy: number | null
  /** user name */
  readonly dismissedName: string | null
  readonly lapsedAt: Date | null
}

export interface PairFilter {
  readonly state: 'open' | 'dismissed'
  /** without its variety; undefined: of any breed */
  readonly family: string | undefined
  /** a field in which the records agree */
  readonly agreeing: string | undefined
}

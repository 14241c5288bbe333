import type {
  PaperContent,
  PaperDifferences,
  PaperStatement,
  VerifiedPaper,
} from '#domain/verification/statement.ts'
import type { Reader } from '../platform/act.ts'

/** What each paper would say now. @throws AppError 404 where what it was about is gone */
export type PaperSources = Readonly<
  Record<VerifiedPaper, (reader: Reader, about: string) => Promise<PaperContent>>
>

export interface Withdrawal {
  readonly id: number
  readonly kind: VerifiedPaper
  readonly about: string
  /** null: of all papers about the thing that were printed until then */
  readonly digest: string | null
  readonly reason: string
  readonly withdrawnAt: Date
}

/** A paper that the service has signed. */
export interface SignedPaper {
  readonly statement: PaperStatement
  readonly digest: string
}

/** A paper beside what is so today. */
export interface CheckedPaper extends SignedPaper {
  /** null: what it was about is gone */
  readonly differences: PaperDifferences | null
  readonly withdrawal: Withdrawal | null
}

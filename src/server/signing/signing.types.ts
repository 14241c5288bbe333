import type { SignedResult } from '#domain/trials/signing.ts'

/** The head judge's signature of a trial's results. */
export interface Signature {
  readonly judgeId: number
  /** null: somebody who has been erased */
  readonly accountId: number | null
  /** name of the judge; null: somebody who has been erased */
  readonly signer: string | null
  readonly signedAt: Date
  readonly results: readonly SignedResult[]
}

/** A trial's signature beside its results as they are. */
export interface SignedTrial {
  readonly signature: Signature | null
  readonly results: readonly SignedResult[]
}

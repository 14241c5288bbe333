import type { ProposalFacts } from '#domain/trials/proposals.ts'
import type { RankedResult } from '#domain/trials/ranking.ts'
import type { TrialClass } from '#domain/trials/results.ts'

/** A dog with a place or a field or forest result at a trial. */
export interface TrialDogRow {
  readonly dogId: number
  readonly class: TrialClass
  /** null: not marked done */
  readonly result: RankedResult | null
}

/** A dog that is proposed. */
export interface Proposal {
  readonly id: number
  readonly dogId: number
  readonly code: string
  readonly proposedAt: Date
  readonly proposedBy: number | null
  /** user name */
  readonly proposer: string | null
}

/** The same dogs in their order, with their places. */
export interface PlacedDog extends TrialDogRow {
  readonly place: number | null
}

/** What a trial's proposals depend on, and those that were made. */
export interface ReadProposals {
  readonly facts: ProposalFacts
  readonly given: readonly Proposal[]
  /** the winner class first, in each class by rank, those without a result last */
  readonly dogs: readonly PlacedDog[]
}

import type { TrialClass, TrialType } from './results.ts'

/** The types of trials whose dogs have prizes and places. */
export const PROPOSAL_TYPES = ['field', 'forest'] as const satisfies readonly TrialType[]

/** Most codes of a rulebook, each printed beside results. */
export const MOST_PROPOSALS = 12

/** What a rulebook asks of a dog that is proposed for something, such as a CACIT, in one class. Source: docs/rules/trials.md#proposals. */
export interface ProposalRule {
  /** as it is printed */
  readonly code: string
  readonly types: readonly (typeof PROPOSAL_TYPES)[number][]
  readonly class: TrialClass
  /** 1–3: the prize that it needs at least */
  readonly lowestPrize: number
  /** the place in the class that it needs at least, 1: the winner's; null: it does not matter */
  readonly worstPlace: number | null
  /** most of a trial in the class */
  readonly most: number
  /** of a reserve: the code it follows, and is proposed only beside; null: none */
  readonly follows: string | null
}

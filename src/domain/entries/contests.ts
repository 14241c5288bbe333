/** How the organiser decides about an entry that the dog's owner contests. */
export const CONTEST_VERDICTS = ['kept', 'removed'] as const
export type ContestVerdict = (typeof CONTEST_VERDICTS)[number]

/** `void`: it was never decided, since the dog left otherwise or the trial is over. Source: docs/rules/entries.md#contested-entries. */
export const CONTEST_STATES = ['open', ...CONTEST_VERDICTS, 'void'] as const
export type ContestState = (typeof CONTEST_STATES)[number]

interface ContestedFacts {
  /** the owner has made the entry */
  readonly isOwn: boolean
  readonly hasLeft: boolean
  readonly cancelled: boolean
  readonly beforeTrial: boolean
  /** how one stands that was made before; null: none was */
  readonly contest: ContestState | null
}

export const CONTEST_REFUSALS = [
  'ENTRY_IS_OWN',
  'CONTEST_IS_DECIDED',
  'ENTRY_LEFT',
  'TRIAL_IS_CANCELLED',
  'TRIAL_HAS_BEGUN',
] as const

/** Why an owner cannot contest an entry now; null: can. */
export function whyNotContest(facts: ContestedFacts): (typeof CONTEST_REFUSALS)[number] | null {
  if (facts.isOwn) return 'ENTRY_IS_OWN'
  if (facts.contest !== null && facts.contest !== 'open') return 'CONTEST_IS_DECIDED'
  if (facts.hasLeft) return 'ENTRY_LEFT'
  if (facts.cancelled) return 'TRIAL_IS_CANCELLED'
  return facts.beforeTrial ? null : 'TRIAL_HAS_BEGUN'
}

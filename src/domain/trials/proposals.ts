import type { ProposalRule } from './proposalRules.ts'
import type { Outcome, TrialClass, TrialType } from './results.ts'

/** The rules of a rulebook for trials of a type; none as long as the type is not known. */
export const proposalRulesOf = (
  rules: readonly ProposalRule[],
  type: TrialType | null,
): readonly ProposalRule[] => rules.filter(({ types }) => types.some((one) => one === type))

/** The codes of some rules, each once, in their order. */
export const codesOf = (rules: readonly ProposalRule[]): string[] => [
  ...new Set(rules.map(({ code }) => code)),
]

/** Why a trial may not have chosen codes; codes of the `errors` texts. */
export type ChosenProposalFault = 'PROPOSAL_UNKNOWN' | 'PROPOSAL_ALONE' | 'PROPOSAL_IS_GIVEN'

/**
 * What is wrong with the codes that a trial chooses; null: nothing. `given`: codes for which a dog of it is proposed.
 * Source: docs/rules/trials.md#proposals.
 */
export function chosenFault(
  chosen: readonly string[],
  rules: readonly ProposalRule[],
  given: readonly string[],
): ChosenProposalFault | null {
  if (given.some((code) => !chosen.includes(code))) return 'PROPOSAL_IS_GIVEN'
  const isKnown = (code: string) => given.includes(code) || rules.some((rule) => rule.code === code)
  if (!chosen.every(isKnown)) return 'PROPOSAL_UNKNOWN'
  const alone = rules.some(
    ({ code, follows }) => follows !== null && chosen.includes(code) && !chosen.includes(follows),
  )
  return alone ? 'PROPOSAL_ALONE' : null
}

/** Why a dog cannot be proposed, or a proposal does not fit any more; codes of the `errors` texts. */
export const PROPOSAL_BARS = [
  'PROPOSAL_NOT_OFFERED',
  'PROPOSAL_RESULT_MISSING',
  'PROPOSAL_OTHER_CLASS',
  'PROPOSAL_PRIZE_TOO_LOW',
  'PROPOSAL_CLASS_OPEN',
  'PROPOSAL_NOT_WINNER',
  'PROPOSAL_PLACE_TOO_LOW',
  'PROPOSAL_EXISTS',
  'PROPOSAL_HAS_FOLLOWED',
  'PROPOSAL_FOLLOWS_NONE',
  'PROPOSAL_TAKEN',
] as const
export type ProposalBar = (typeof PROPOSAL_BARS)[number]

/** A dog with a field or forest result that is marked done. */
export interface ProposableDog {
  readonly dogId: number
  readonly class: TrialClass
  readonly outcome: Outcome
  readonly prize: number
  /** place in its class; null: not judged to the end */
  readonly place: number | null
}

export interface Proposed {
  readonly dogId: number
  readonly code: string
}

/** What a trial's proposals depend on. */
export interface ProposalFacts {
  /** of the codes that the trial has the right to, by the rulebook of its day */
  readonly rules: readonly ProposalRule[]
  readonly dogs: readonly ProposableDog[]
  readonly given: readonly Proposed[]
  /** classes in which a result is still missing: nobody is their winner yet */
  readonly open: readonly TrialClass[]
}

/** Why a dog cannot be proposed for a code; null: it can. Source: docs/rules/trials.md#proposals. */
export function proposalBar(facts: ProposalFacts, wanted: Proposed): ProposalBar | null {
  const { rules, dogs, given, open } = facts
  const ofCode = rules.filter(({ code }) => code === wanted.code)
  if (ofCode.length === 0) return 'PROPOSAL_NOT_OFFERED'
  const dog = dogs.find(({ dogId }) => dogId === wanted.dogId)
  if (!dog) return 'PROPOSAL_RESULT_MISSING'
  const rule = ofCode.find((one) => one.class === dog.class)
  if (!rule) return 'PROPOSAL_OTHER_CLASS'
  const low = resultBar(rule, dog, open.includes(dog.class))
  if (low) return low
  const own = given.filter(({ dogId }) => dogId === dog.dogId).map(({ code }) => code)
  if (own.includes(rule.code)) return 'PROPOSAL_EXISTS'
  if (own.some((code) => isBeside(rules, rule, code))) return 'PROPOSAL_HAS_FOLLOWED'
  const inClass = (code: string) =>
    given.filter(
      (one) =>
        one.code === code && dogs.some((other) => other.dogId === one.dogId && other.class === dog.class),
    )
  if (rule.follows !== null && inClass(rule.follows).length === 0) return 'PROPOSAL_FOLLOWS_NONE'
  return inClass(rule.code).length >= rule.most ? 'PROPOSAL_TAKEN' : null
}

/** What of the dog's own result keeps it from being proposed. */
function resultBar(
  { lowestPrize, worstPlace }: ProposalRule,
  { outcome, prize, place }: ProposableDog,
  isOpen: boolean,
): ProposalBar | null {
  if (outcome !== 'judged' || prize === 0 || prize > lowestPrize) return 'PROPOSAL_PRIZE_TOO_LOW'
  if (worstPlace === null) return null
  if (isOpen) return 'PROPOSAL_CLASS_OPEN'
  if (place !== null && place <= worstPlace) return null
  return worstPlace === 1 ? 'PROPOSAL_NOT_WINNER' : 'PROPOSAL_PLACE_TOO_LOW'
}

/** True of the code that a rule follows, and of the codes that follow it: no dog is its own reserve. */
const isBeside = (rules: readonly ProposalRule[], rule: ProposalRule, code: string): boolean =>
  rule.follows === code ||
  rules.some((one) => one.code === code && one.class === rule.class && one.follows === rule.code)

/** Why a proposal that was made does not fit any more; null: it does. A result that is only missing among the others is no reason. */
export function proposalFault(facts: ProposalFacts, made: Proposed): ProposalBar | null {
  const given = facts.given.filter(({ dogId, code }) => dogId !== made.dogId || code !== made.code)
  return proposalBar({ ...facts, given, open: [] }, made)
}

/** The proposals that do not fit any more. */
export const unfitOf = (facts: ProposalFacts): readonly Proposed[] =>
  facts.given.filter((made) => proposalFault(facts, made) !== null)

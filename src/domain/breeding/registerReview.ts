import type { Sex } from '../dogs.ts'
import { breedingAgeEnds } from './breedingAge.ts'
import type { CheckedCondition, RegisterCondition } from './registerCheck.ts'
import type { RegisterAction, RegisterState } from './registerStates.ts'
import type { BreedingRules } from './rules/inForce.ts'

/** What is proposed. */
export const PROPOSED_ACTIONS = ['accept', 'remove'] as const satisfies readonly RegisterAction[]

/** Why a change of an entry is proposed. */
export const REVIEW_REASONS = ['DEAD', 'LATER_FINDING', 'AGE_PAST', 'STATEMENT_OLD', 'ALL_MET'] as const
type ReviewReason = (typeof REVIEW_REASONS)[number]

interface ReviewPoint {
  readonly reason: ReviewReason
  /** the condition that it is about */
  readonly condition: RegisterCondition | null
  /** ISO day on which it began */
  readonly day: string | null
}

/** A change of an entry that is proposed and never made by itself. */
export interface RegisterProposal {
  readonly action: (typeof PROPOSED_ACTIONS)[number]
  readonly points: readonly ReviewPoint[]
}

/** What is known of an entry of the register and its dog. Days are ISO. */
export interface ReviewedEntry {
  readonly state: RegisterState
  readonly conditions: readonly CheckedCondition[]
  readonly laterFindings: readonly RegisterCondition[]
  readonly breed: string
  readonly sex: Sex | null
  readonly born: string | null
  /** as far as whoever asks may know */
  readonly dead: boolean
}

const point = (
  reason: ReviewReason,
  condition: RegisterCondition | null = null,
  day: string | null = null,
): ReviewPoint => ({ reason, condition, day })

/** What the rules propose for an entry on an ISO day; null: nothing. Source: docs/rules/breeding-and-health.md#review-of-the-breeding-list. */
export function proposalFor(
  entry: ReviewedEntry,
  rules: BreedingRules,
  day: string,
): RegisterProposal | null {
  const { state, conditions } = entry
  if (state === 'applied')
    return conditions.every(({ outcome }) => outcome === 'met')
      ? { action: 'accept', points: [point('ALL_MET')] }
      : null
  if (state !== 'active') return null
  const points = pointsAgainst(entry, rules, day)
  return points.length > 0 ? { action: 'remove', points } : null
}

function pointsAgainst(entry: ReviewedEntry, rules: BreedingRules, day: string) {
  const { conditions, laterFindings, dead } = entry
  const ended = breedingAgeEnds(rules, entry, day)
  const old = conditions.find(({ reason }) => reason === 'STATEMENT_OLD')
  return [
    ...(dead ? [point('DEAD')] : []),
    ...laterFindings.map((condition) => point('LATER_FINDING', condition)),
    ...(ended !== null && ended <= day ? [point('AGE_PAST', null, ended)] : []),
    ...(old ? [point('STATEMENT_OLD', old.condition, old.value)] : []),
  ]
}

/** What of an entry runs out, and the last ISO day before it has. */
export interface RunningOut {
  readonly what: 'eyes' | 'age'
  readonly day: string
}

/** What of an active entry runs out next after an ISO day; null: nothing that is known. Source: docs/rules/breeding-and-health.md#breeding-list. */
export function nextToRunOut(
  entry: Omit<ReviewedEntry, 'laterFindings'>,
  rules: BreedingRules,
  day: string,
): RunningOut | null {
  const { state, conditions, dead } = entry
  if (state !== 'active' || dead) return null
  const eyes = conditions.find(({ condition, outcome }) => condition === 'eyes' && outcome === 'met')?.value
  const age = breedingAgeEnds(rules, entry, day)
  const coming: RunningOut[] = [
    ...(eyes ? [{ what: 'eyes' as const, day: eyes }] : []),
    ...(age !== null && age > day ? [{ what: 'age' as const, day: age }] : []),
  ]
  return coming.toSorted((a, b) => a.day.localeCompare(b.day))[0] ?? null
}

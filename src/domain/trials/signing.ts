import { type Refusal, reportsPresent, resultsDone, type TransitionFacts } from './conditions.ts'
import { whyNotRunning } from './refusals.ts'
import type { TrialClass } from './results.ts'
import type { SheetKind, SheetValues } from './sheet.ts'

/*
 * Source of everything here: docs/rules/trials.md#signing.
 */

/** A result as a signature names it: the digest changes with every value of it. */
export interface SignedResult {
  readonly kind: SheetKind
  readonly id: number
  readonly digest: string
}

/** What of a result is signed. */
interface SignableResult {
  readonly class: TrialClass
  readonly points: number | null
  readonly prize: number
  /** name of who judged it */
  readonly judge: string | null
  /** of a hunt result: the water and track work that counts in it */
  readonly water: { readonly water: number | null; readonly track: number | null } | null
  readonly values: SheetValues
}

/** All that is signed of a result as one text, the same whatever the order of its values: what a digest is made of. */
export function signedText({ class: ofClass, points, prize, judge, water, values }: SignableResult): string {
  // The judge is known by name: the id tells nothing more, and is not known of every result.
  const { judgeId: _byName, ...written } = values
  const sorted = Object.entries(written).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([ofClass, points, prize, judge, water?.water ?? null, water?.track ?? null, sorted])
}

/** All results of a trial as one text, whatever their order. */
export const signedSetText = (results: readonly SignedResult[]): string =>
  results
    .map(({ kind, id, digest }) => `${kind} ${id} ${digest}`)
    .sort()
    .join('\n')

const keyOf = ({ kind, id }: SignedResult): string => `${kind} ${id}`

export interface ResultDifferences {
  /** results that are others than they were, or are new */
  readonly changed: readonly SignedResult[]
  /** how many are not there any more: they were opened */
  readonly gone: number
}

/** What differs between results that were seen and those that are. */
export function differencesOf(
  seen: readonly SignedResult[],
  now: readonly SignedResult[],
): ResultDifferences {
  const digests = new Map(seen.map((result) => [keyOf(result), result.digest]))
  const known = now.filter((result) => digests.has(keyOf(result))).length
  return {
    changed: now.filter((result) => digests.get(keyOf(result)) !== result.digest),
    gone: digests.size - known,
  }
}

export const isSame = ({ changed, gone }: ResultDifferences): boolean => changed.length === 0 && gone === 0

/** Where the signing of a trial stands; `changed`: since, so that it has to be given anew, or by corrections after the end. */
export const SIGNING_STATES = ['none', 'signed', 'changed'] as const
export type SigningState = (typeof SIGNING_STATES)[number]

interface Signed {
  readonly judgeId: number
  readonly results: readonly SignedResult[]
}

/** @param headJudgeId of the trial as it is now: a signature is that of its head judge alone */
export function signingState(
  signature: Signed | null,
  headJudgeId: number | null,
  now: readonly SignedResult[],
): SigningState {
  if (!signature) return 'none'
  const same = isSame(differencesOf(signature.results, now)) && signature.judgeId === headJudgeId
  return same ? 'signed' : 'changed'
}

/** Why nothing can be signed now: what keeps a trial from being ended keeps it from being signed. */
export function signingRefusal(facts: TransitionFacts): Refusal | null {
  const { state, fields, today } = facts
  const stopped = whyNotRunning(state)
  if (stopped) return { code: stopped }
  if (fields.date === null || fields.date > today) return { code: 'TRIAL_NOT_BEGUN' }
  return resultsDone(facts, null) ?? reportsPresent(facts, null)
}

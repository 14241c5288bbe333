import type { OutcomeDog } from './caseShape.ts'
import { type AskedMating, applyRule, type ConditionResult, standingOf } from './evaluate.ts'
import type { PairFacts } from './facts.ts'
import type { BreedingRules } from './inForce.ts'
import type { RuleKind } from './ruleSet.ts'

type Standing = 'met' | 'notMet' | 'unknown'

/** How a litter would stand otherwise by the rules of a kind, and by which conditions. */
export interface RuleDifference {
  readonly before: Standing
  readonly after: Standing
  readonly why: readonly {
    readonly dog: OutcomeDog
    /** null: there is no such condition */
    readonly before: ConditionResult | null
    readonly after: ConditionResult | null
  }[]
}

/** Whether a mating stands otherwise by some rules than by others; null: it stands the same. Source: docs/rules/breeding-rules.md#difference-before-publishing. */
export function differenceOf(
  kind: RuleKind,
  pair: PairFacts,
  rules: { readonly before: BreedingRules; readonly after: BreedingRules },
  asked: AskedMating,
): RuleDifference | null {
  const say = (by: BreedingRules) => {
    const inForce = by.on(kind, pair.dam.breed, asked.date)
    const results = inForce.flatMap((rule) => applyRule(rule, pair, asked))
    const outcomes = inForce.length === 0 ? (['unknown'] as const) : results.map(({ outcome }) => outcome)
    return { results, standing: standingOf(outcomes) }
  }
  const [before, after] = [say(rules.before), say(rules.after)]
  if (before.standing === after.standing) return null
  return {
    before: before.standing,
    after: after.standing,
    why: changesOf(before.results, after.results),
  }
}

/** Conditions beside each other by what they ask for and of whom. */
function changesOf(
  before: readonly ConditionResult[],
  after: readonly ConditionResult[],
): RuleDifference['why'] {
  const keyOf = ({ condition, dog }: ConditionResult) =>
    `${condition.type} ${'health' in condition ? condition.health : ''} ${dog}`
  const keys = new Set([...after, ...before].map(keyOf))
  return [...keys].flatMap((key) => {
    const one = before.find((result) => keyOf(result) === key) ?? null
    const other = after.find((result) => keyOf(result) === key) ?? null
    if (one?.outcome === other?.outcome) return []
    return [{ dog: (other ?? one)!.dog, before: one, after: other }]
  })
}

import type { OutcomeDog, RuleOutcome } from './caseShape.ts'
import { type Asked, judgeDog } from './dogConditions.ts'
import type { PairFacts } from './facts.ts'
import type { BreedingRules } from './inForce.ts'
import type { Judged } from './judged.ts'
import { judgePair } from './pairConditions.ts'
import {
  type ConditionOf,
  DECISIVE_KINDS,
  PAIR_TYPES,
  RULE_KINDS,
  type RuleCondition,
  type RuleKind,
  type RuleSet,
} from './ruleSet.ts'

/** One condition of a rule for one dog, or for both together. */
export interface ConditionResult extends Judged {
  readonly condition: RuleCondition
  readonly dog: OutcomeDog
}

/** What a rule says of a mating; `rule` null: none is known of the kind for the breed and day. */
interface RuleResult<Rule extends RuleSet = RuleSet> {
  readonly kind: RuleKind
  readonly rule: Rule | null
  readonly results: readonly ConditionResult[]
}

export interface MatingResult<Rule extends RuleSet = RuleSet> {
  /** by what decides on registration: `notMet` also where something runs out before the day */
  readonly verdict: 'met' | 'notMet' | 'unknown'
  readonly rules: readonly RuleResult<Rule>[]
  /** rules that hold today and end before the day of the mating */
  readonly ending: readonly Rule[]
  /** how many registered offspring each may still have before the litter that crosses the limit; null: no limit is known */
  readonly left: { readonly sire: number | null; readonly dam: number | null }
}

export interface AskedMating extends Asked {
  /** the club has trials, else their conditions are left out */
  readonly trials: boolean
}

/** What the conditions of a rule say of a mating. */
export function applyRule(rule: RuleSet, pair: PairFacts, asked: AskedMating): ConditionResult[] {
  return rule.conditions
    .filter(({ type }) => asked.trials || type !== 'trial')
    .flatMap((condition): ConditionResult[] => {
      if (PAIR_TYPES.includes(condition.type)) {
        const judged = judgePair(pair, condition as ConditionOf<'related' | 'inbreeding' | 'index'>)
        return [{ condition, dog: 'pair', ...judged }]
      }
      const dogs = condition.of === 'both' ? (['sire', 'dam'] as const) : [condition.of]
      return dogs.map((dog) => ({
        condition,
        dog,
        ...judgeDog({ ...pair[dog], sex: SEX_OF[dog] }, condition, asked),
      }))
    })
}

/** A dog of unknown sex is judged by its role. */
const SEX_OF = { sire: 'male', dam: 'female' } as const

/**
 * Whether a litter of a mating on a day may be registered, and what is missing or runs out by then, each by its rule. The breed's rules are
 * those of the dam's breed. Source: docs/rules/breeding-rules.md#may-the-litter-be-registered.
 */
export function evaluateMating<Rule extends RuleSet>(
  pair: PairFacts,
  rules: BreedingRules<Rule>,
  asked: AskedMating,
): MatingResult<Rule> {
  const { breed } = pair.dam
  const found = RULE_KINDS.flatMap((kind): RuleResult<Rule>[] => {
    const inForce = rules.on(kind, breed, asked.date)
    if (inForce.length === 0) return [{ kind, rule: null, results: [] }]
    return inForce.map((rule) => ({ kind, rule, results: applyRule(rule, pair, asked) }))
  })
  return {
    verdict: verdictOf(found),
    rules: found,
    ending: asked.date > asked.today ? rules.endingBetween(breed, asked.today, asked.date) : [],
    left: { sire: leftOf(found, 'sire', pair), dam: leftOf(found, 'dam', pair) },
  }
}

/** A kind without a known rule is not known; nothing is in order by silence. */
function verdictOf(found: readonly RuleResult[]): MatingResult['verdict'] {
  const decisive = found.filter(({ kind }) => DECISIVE_KINDS.includes(kind))
  return standingOf(
    decisive.flatMap(({ rule, results }): RuleOutcome[] =>
      rule === null ? ['unknown'] : results.map(({ outcome }) => outcome),
    ),
  )
}

/** Several outcomes as one: what runs out by the day is not met on it. */
export function standingOf(outcomes: readonly RuleOutcome[]): MatingResult['verdict'] {
  if (outcomes.some((outcome) => outcome === 'notMet' || outcome === 'runsOut')) return 'notMet'
  return outcomes.includes('unknown') ? 'unknown' : 'met'
}

/** By the strictest limit. */
function leftOf(found: readonly RuleResult[], dog: 'sire' | 'dam', pair: PairFacts): number | null {
  const limits = found.flatMap(({ results }) =>
    results.flatMap((one) =>
      one.dog === dog && one.condition.type === 'offspring' ? [one.condition.most] : [],
    ),
  )
  return limits.length > 0 ? Math.max(0, Math.min(...limits) - pair[dog].offspring) : null
}

import type { HealthCodes } from '../../health/codes.ts'
import type { CheckedCondition, RegisterCondition } from '../registerCheck.ts'
import { judgeAge, judgeWorst } from '../rules/dogConditions.ts'
import type { Finding } from '../rules/facts.ts'
import type { BreedingRules } from '../rules/inForce.ts'
import { type Judged, type RuleReason, unknown, worstOf } from '../rules/judged.ts'
import { judgeRelation } from '../rules/pairConditions.ts'
import type { Citation, ConditionDogs, Relation } from '../rules/ruleSet.ts'
import { asShown } from './aims.ts'

/** Rules of a mating beside those of the register. */
export const PAIR_RULES = ['related', 'worstGrade', 'age'] as const
type MatingRule = (typeof PAIR_RULES)[number] | RegisterCondition

export interface CheckedRule {
  readonly rule: MatingRule
  readonly outcome: CheckedCondition['outcome']
  readonly reason: RuleReason
  readonly value: string | null
  /** null: no rule of it is known */
  readonly cited: Citation | null
}

interface Pair {
  /** code of the bitch's breed */
  readonly breed: string
  /** null: a parent of either is not known */
  readonly relations: readonly Relation[] | null
  /** of the male, the latest of each kind */
  readonly statements: readonly Finding[]
  /** ISO day on which the male was born; null: not known */
  readonly born: string | null
  /** of the mating, ISO */
  readonly day: string
}

/** The rules that a male meets beside a bitch on a day, each with why. Source: docs/rules/breeding-and-health.md#rules-on-the-mating-day. */
export function matingRules(
  pair: Pair,
  { rules, codes }: { readonly rules: BreedingRules; readonly codes: HealthCodes },
  conditions: readonly CheckedCondition[],
): CheckedRule[] {
  const { breed, day } = pair
  const isOfSire = ({ condition }: { readonly condition: { readonly of: ConditionDogs } }) =>
    condition.of !== 'dam'
  const asked = { date: day, today: day, codes }
  return [
    asRule(
      'related',
      rules
        .citedOn('related', breed, day)
        .map(({ condition, cited }) => ({ ...judgeRelation(pair.relations, condition.relations), cited })),
    ),
    asRule(
      'worstGrade',
      rules
        .citedOn('worstGrade', breed, day)
        .filter(isOfSire)
        .map(({ condition, cited }) => ({ ...judgeWorst(pair, condition, asked), cited })),
    ),
    asRule(
      'age',
      rules
        .citedOn('age', breed, day)
        .filter(isOfSire)
        .map(({ condition, cited }) => ({
          ...judgeAge({ born: pair.born, bornYearOnly: false }, condition, asked),
          cited,
        })),
    ),
    ...conditions.map(({ condition, outcome, reason, value, cited }) => ({
      rule: condition,
      outcome,
      reason,
      value,
      cited,
    })),
  ]
}

/** Of several rules the one that the male stands worst by; not known where there is none. */
function asRule(rule: MatingRule, judged: readonly (Judged & { readonly cited: Citation })[]): CheckedRule {
  const { outcome, reason, cited } = worstOf(judged) ?? { ...unknown('RULE_UNKNOWN'), cited: null }
  return { rule, outcome: outcome === 'runsOut' ? 'notMet' : outcome, reason, value: null, cited }
}

/** The part of the rules that is met, one that is not known as half of one that is (0–1). */
export function ruleMerit(rules: readonly CheckedRule[]): number {
  const points = rules.map(({ outcome }) => ({ met: 1, unknown: 0.5, notMet: 0 })[outcome])
  return asShown(points.reduce((sum, point) => sum + point, 0) / rules.length, 3)
}

import { breedingAgeOutcome } from '../breedingAge.ts'
import type { CheckedCondition, RegisterCondition } from '../registerCheck.ts'
import { asShown } from './aims.ts'

/** Rules of a mating beside those of the register. */
export const PAIR_RULES = ['related', 'worstGrade', 'age'] as const
type MatingRule = (typeof PAIR_RULES)[number] | RegisterCondition

export const PAIR_REASONS = [
  'PARENT_OFFSPRING',
  'FULL_SIBLINGS',
  'NOT_RELATED',
  'PARENTS_UNKNOWN',
  'WORST_GRADE',
  'NO_WORST_GRADE',
  'NOT_EXAMINED',
  'OF_AGE',
  'NOT_OF_AGE',
  'AGE_UNKNOWN',
] as const

export interface CheckedRule {
  readonly rule: MatingRule
  readonly outcome: CheckedCondition['outcome']
  readonly reason: (typeof PAIR_REASONS)[number] | CheckedCondition['reason']
  readonly value: string | null
}

interface Pair {
  /** warnings of the litter by the studbook's rules that come from the pair or the male */
  readonly warnings: readonly string[]
  /** both parents of both dogs are recorded */
  readonly parentsKnown: boolean
  /** the male has a statement of a kind whose worst grade bars a litter */
  readonly examined: boolean
  /** ISO day; null: not known */
  readonly born: string | null
  /** of the mating, ISO */
  readonly day: string
}

/** The rules that a male meets beside a bitch on a day, each with why. Source: docs/rules/breeding-and-health.md#rules-on-the-mating-day. */
export function matingRules(pair: Pair, conditions: readonly CheckedCondition[]): CheckedRule[] {
  return [
    { rule: 'related', ...relatedOf(pair), value: null },
    { rule: 'worstGrade', ...worstGradeOf(pair), value: null },
    { rule: 'age', ...ageOf(pair), value: null },
    ...conditions.map(({ condition, outcome, reason, value }) => ({
      rule: condition,
      outcome,
      reason,
      value,
    })),
  ]
}

type Judged = Pick<CheckedRule, 'outcome' | 'reason'>

function relatedOf({ warnings, parentsKnown }: Pair): Judged {
  const found = (['PARENT_OFFSPRING', 'FULL_SIBLINGS'] as const).find((warning) => warnings.includes(warning))
  if (found) return { outcome: 'notMet', reason: found }
  return parentsKnown
    ? { outcome: 'met', reason: 'NOT_RELATED' }
    : { outcome: 'unknown', reason: 'PARENTS_UNKNOWN' }
}

function worstGradeOf({ warnings, examined }: Pair): Judged {
  if (warnings.includes('WORST_GRADE_SIRE')) return { outcome: 'notMet', reason: 'WORST_GRADE' }
  return examined
    ? { outcome: 'met', reason: 'NO_WORST_GRADE' }
    : { outcome: 'unknown', reason: 'NOT_EXAMINED' }
}

function ageOf({ born, day }: Pair): Judged {
  const outcome = breedingAgeOutcome('male', born, day)
  return {
    outcome,
    reason: { met: 'OF_AGE', notMet: 'NOT_OF_AGE', unknown: 'AGE_UNKNOWN' }[outcome] as Judged['reason'],
  }
}

/** The part of the rules that is met, one that is not known as half of one that is (0–1). */
export function ruleMerit(rules: readonly CheckedRule[]): number {
  const points = rules.map(({ outcome }) => ({ met: 1, unknown: 0.5, notMet: 0 })[outcome])
  return asShown(points.reduce((sum, point) => sum + point, 0) / rules.length, 3)
}

import type { RuleOutcome } from './caseShape.ts'
import type { Finding } from './facts.ts'

/** Why a condition stands as it does. */
export const RULE_REASONS = [
  'PRIZE_FOUND',
  'PRIZE_PRELIMINARY',
  'PRIZE_MISSING',
  'PRIZE_ABROAD',
  'PRIZE_YOUNG',
  'SEX_UNKNOWN',
  'RULE_UNKNOWN',
  'GRADE_FOUND',
  'GRADES_TO_READ',
  'GRADE_OLD_SCALE',
  'GRADE_MISSING',
  'GRADE_ABROAD',
  'STATEMENT_GOOD',
  'STATEMENT_BAD',
  'STATEMENT_MISSING',
  'STATEMENT_OTHER_SCALE',
  'STATEMENT_OLD',
  'STATEMENT_WITHOUT_DAY',
  'STATEMENT_EXEMPT',
  'NOT_NEUTERED',
  'NEUTERED',
  'ASSURED',
  'NOT_ASSURED',
  'FINDING_AGAINST',
  'OFFSPRING_BELOW',
  'OFFSPRING_FULL',
  'PEVISA_UNKNOWN',
  'PARENT_OFFSPRING',
  'FULL_SIBLINGS',
  'HALF_SIBLINGS',
  'NOT_RELATED',
  'PARENTS_UNKNOWN',
  'WORST_GRADE',
  'NO_WORST_GRADE',
  'NOT_EXAMINED',
  'OF_AGE',
  'TOO_YOUNG',
  'TOO_OLD',
  'AGE_UNKNOWN',
  'INBREEDING_BELOW',
  'INBREEDING_ABOVE',
  'INBREEDING_UNKNOWN',
  'INBREEDING_SHALLOW',
  'INDEX_ENOUGH',
  'INDEX_TOO_LOW',
  'INDEX_UNKNOWN',
  'PERSON_CHECKS',
] as const
export type RuleReason = (typeof RULE_REASONS)[number]

export interface Judged {
  readonly outcome: RuleOutcome
  readonly reason: RuleReason
  /** what the reason speaks of: a prize, a grade, a number, an ISO day */
  readonly value: string | null
  /** the last ISO day on which it holds; null: it has none that is known */
  readonly until: string | null
  /** the statements that it rests on */
  readonly findings: readonly Finding[]
}

type More = Partial<Pick<Judged, 'value' | 'until' | 'findings'>>
const judged =
  (outcome: RuleOutcome) =>
  (reason: RuleReason, { value = null, until = null, findings = [] }: More = {}): Judged => ({
    outcome,
    reason,
    value,
    until,
    findings: findings.map(({ kind, scale, value: grade }) => ({ kind, scale, value: grade })),
  })

export const met = judged('met')
export const notMet = judged('notMet')
export const unknown = judged('unknown')
/** Met today and no more on the day of the mating. */
export const runsOut = judged('runsOut')

const RANKS: Readonly<Record<RuleOutcome, number>> = { notMet: 0, runsOut: 0, unknown: 1, met: 2 }

/** Of several that ask for the same the one that stands worst, the first of equal ones. */
export const worstOf = <One extends Judged>(all: readonly One[]): One | undefined =>
  all.toSorted((a, b) => RANKS[a.outcome] - RANKS[b.outcome])[0]

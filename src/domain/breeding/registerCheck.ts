import type { Sex } from '../dogs.ts'
import type { HealthCodes } from '../health/codes.ts'
import { type PrizeResult, prizeLabel, type ResultStatus } from '../trials/results.ts'
import {
  eyesCountUntil,
  type PevisaRule,
  pevisaRuleOn,
  type RegisterRule,
  registerRuleOn,
} from './registerRules.ts'

/** What is asked of a dog, in the order in which it is read. */
export const REGISTER_CONDITIONS = [
  'trial',
  'show',
  'hips',
  'fertile',
  'assurances',
  'eyes',
  'offspring',
  'pevisa',
] as const
export type RegisterCondition = (typeof REGISTER_CONDITIONS)[number]

/** Whether a condition is fulfilled; `unknown`: what is recorded does not tell. */
export const CONDITION_OUTCOMES = ['met', 'notMet', 'unknown'] as const
type ConditionOutcome = (typeof CONDITION_OUTCOMES)[number]

/** Why a condition is fulfilled, not fulfilled or not known. */
export const CONDITION_REASONS = [
  'PRIZE_FOUND',
  'PRIZE_PRELIMINARY',
  'PRIZE_MISSING',
  'PRIZE_ABROAD',
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
] as const
type ConditionReason = (typeof CONDITION_REASONS)[number]

interface Finding {
  readonly kind: string
  readonly scale: string
  readonly value: string
}

export interface CheckedCondition {
  readonly condition: RegisterCondition
  readonly outcome: ConditionOutcome
  readonly reason: ConditionReason
  /** what the reason speaks of: a prize, a grade, a number, an ISO day */
  readonly value: string | null
  /** the statements that it rests on */
  readonly findings: readonly Finding[]
}

/** What the conditions are judged by. */
export interface RegisterFacts {
  readonly breed: string
  readonly sex: Sex | null
  readonly imported: boolean
  readonly neutered: boolean
  /** the owner has given the assurances */
  readonly assured: boolean
  readonly prizes: readonly (PrizeResult & { readonly status: ResultStatus })[]
  readonly shows: readonly {
    readonly class: string
    readonly grade: string
    readonly heldOn: string
    readonly judge: string | null
  }[]
  /** the latest of each kind */
  readonly statements: readonly (Finding & { readonly examinedOn: string | null })[]
  /** registered ones */
  readonly offspring: number
}

/** Kinds whose affected statements the owner's assurances rule out. */
const ASSURED_KINDS = ['elbows', 'shoulder_oc', 'knees', 'eyes'] as const

/**
 * The conditions of the register, each judged by what is recorded of a dog; `trials`: the club has trials, else their condition is left out.
 * Source: docs/rules/breeding-and-health.md#conditions-of-the-register.
 */
export function checkForRegister(
  facts: RegisterFacts,
  { day, trials, codes }: { readonly day: string; readonly trials: boolean; readonly codes: HealthCodes },
): CheckedCondition[] {
  const rule = registerRuleOn(day)
  const pevisa = pevisaRuleOn(facts.breed, day)
  return [
    ...(trials ? [is('trial', trialOf(facts, rule))] : []),
    is('show', showOf(facts, rule)),
    is('hips', hipsOf(facts, rule, codes)),
    is('fertile', facts.neutered ? ['notMet', 'NEUTERED'] : ['met', 'NOT_NEUTERED']),
    is('assurances', assurancesOf(facts, codes)),
    ...(pevisa
      ? [is('eyes', eyesOf(facts, pevisa, day)), is('offspring', offspringOf(facts, pevisa))]
      : [is('pevisa', ['unknown', 'PEVISA_UNKNOWN'])]),
  ]
}

type Judged = readonly [
  outcome: ConditionOutcome,
  reason: ConditionReason,
  value?: string | null,
  findings?: readonly Finding[],
]

const is = (
  condition: RegisterCondition,
  [outcome, reason, value = null, findings = []]: Judged,
): CheckedCondition => ({
  condition,
  outcome,
  reason,
  value,
  findings: findings.map(({ kind, scale, value: grade }) => ({ kind, scale, value: grade })),
})

/** VOI may be entered only after a first prize in AVO, so the same prize there counts as well. */
function trialOf({ sex, imported, prizes }: RegisterFacts, rule: RegisterRule | undefined): Judged {
  if (!rule) return ['unknown', 'RULE_UNKNOWN']
  if (sex === null) return ['unknown', 'SEX_UNKNOWN']
  const least = rule.leastPrize[sex]
  const enough = prizes.filter(
    (result) =>
      result.outcome === 'judged' && result.class !== 'NUO' && result.prize >= 1 && result.prize <= least,
  )
  const found = enough.find(({ status }) => status === 'official') ?? enough[0]
  if (found)
    return found.status === 'official'
      ? ['met', 'PRIZE_FOUND', prizeLabel(found)]
      : ['unknown', 'PRIZE_PRELIMINARY', prizeLabel(found)]
  return imported ? ['unknown', 'PRIZE_ABROAD', `AVO${least}`] : ['notMet', 'PRIZE_MISSING', `AVO${least}`]
}

function showOf({ imported, shows }: RegisterFacts, rule: RegisterRule | undefined): Judged {
  if (!rule) return ['unknown', 'RULE_UNKNOWN']
  const inClass = shows.filter(({ class: shown }) => rule.showClasses.includes(shown))
  const recent = inClass.filter(({ heldOn }) => heldOn >= rule.gradesSince)
  const one = rule.oneOf.find((grade) => recent.some((show) => show.grade === grade))
  if (one) return ['met', 'GRADE_FOUND', one]
  const judges = new Set(
    recent.flatMap(({ grade, judge }) => (grade === rule.twoOf && judge !== null ? [judge] : [])),
  )
  // Whether temperament lowered a grade, only its critique tells.
  if (judges.size >= 2) return ['unknown', 'GRADES_TO_READ', `2 × ${rule.twoOf}`]
  const old = inClass.find(({ heldOn }) => heldOn < rule.gradesSince)
  if (old) return ['unknown', 'GRADE_OLD_SCALE', old.grade]
  return imported ? ['unknown', 'GRADE_ABROAD'] : ['notMet', 'GRADE_MISSING']
}

function hipsOf({ statements }: RegisterFacts, rule: RegisterRule | undefined, codes: HealthCodes): Judged {
  if (!rule) return ['unknown', 'RULE_UNKNOWN']
  const hips = statements.find(({ kind }) => kind === 'hips')
  if (!hips) return ['unknown', 'STATEMENT_MISSING']
  if (hips.scale !== 'fci_hips' || codes.placeOf(hips) < 0)
    return ['unknown', 'STATEMENT_OTHER_SCALE', hips.value, [hips]]
  return rule.hips.includes(hips.value)
    ? ['met', 'STATEMENT_GOOD', hips.value, [hips]]
    : ['notMet', 'STATEMENT_BAD', hips.value, [hips]]
}

function assurancesOf({ assured, statements }: RegisterFacts, codes: HealthCodes): Judged {
  const against = statements.filter((statement) =>
    ASSURED_KINDS.some((kind) => kind === statement.kind && codes.isAffected(statement)),
  )
  if (against.length > 0) {
    const value = against.map(({ kind, value: grade }) => `${kind} ${grade}`).join(', ')
    return ['notMet', 'FINDING_AGAINST', value, against]
  }
  return assured ? ['met', 'ASSURED'] : ['unknown', 'NOT_ASSURED']
}

function eyesOf({ sex, imported, statements }: RegisterFacts, rule: PevisaRule, day: string): Judged {
  const eyes = statements.find(({ kind }) => kind === 'eyes')
  if (!eyes) return ['unknown', imported && sex === 'male' ? 'STATEMENT_EXEMPT' : 'STATEMENT_MISSING']
  if (eyes.examinedOn === null) return ['unknown', 'STATEMENT_WITHOUT_DAY', null, [eyes]]
  const until = eyesCountUntil(eyes.examinedOn, rule)
  return until >= day ? ['met', 'STATEMENT_GOOD', until, [eyes]] : ['notMet', 'STATEMENT_OLD', until, [eyes]]
}

const offspringOf = ({ offspring }: RegisterFacts, { mostOffspring }: PevisaRule): Judged =>
  offspring < mostOffspring
    ? ['met', 'OFFSPRING_BELOW', `${offspring} / ${mostOffspring}`]
    : ['notMet', 'OFFSPRING_FULL', `${offspring} / ${mostOffspring}`]

/** Conditions that time alone breaks: they are no finding. */
const OF_TIME: readonly RegisterCondition[] = ['eyes']

/** What stands against a dog, each as a text that stays the same as long as the finding does: `hips C`. */
export const faultsIn = (checks: readonly CheckedCondition[]): string[] =>
  checks
    .filter(({ condition, outcome }) => outcome === 'notMet' && !OF_TIME.includes(condition))
    .flatMap(({ condition, value, findings }) =>
      findings.length > 0
        ? findings.map((finding) => `${finding.kind} ${finding.value}`)
        : [condition === 'offspring' ? condition : [condition, value].filter(Boolean).join(' ')],
    )

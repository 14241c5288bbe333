import type { HealthCodes } from '../health/codes.ts'
import { judgeDog } from './rules/dogConditions.ts'
import type { DogFacts, Finding } from './rules/facts.ts'
import type { BreedingRules } from './rules/inForce.ts'
import { type Judged, type RuleReason, unknown, worstOf } from './rules/judged.ts'
import { type Citation, citationOf, type RuleCondition, type RuleKind } from './rules/ruleSet.ts'

/** What is asked of a dog, in the order in which it is read. */
export const REGISTER_CONDITIONS = [
  'trial',
  'show',
  'hips',
  'otherStatements',
  'fertile',
  'assurances',
  'eyes',
  'offspring',
  'check',
  'pevisa',
] as const
export type RegisterCondition = (typeof REGISTER_CONDITIONS)[number]

/** Whether a condition is fulfilled; `unknown`: what is recorded does not tell. */
export const CONDITION_OUTCOMES = ['met', 'notMet', 'unknown'] as const
type ConditionOutcome = (typeof CONDITION_OUTCOMES)[number]

export interface CheckedCondition {
  readonly condition: RegisterCondition
  readonly outcome: ConditionOutcome
  readonly reason: RuleReason
  /** what the reason speaks of: a prize, a grade, a number, an ISO day */
  readonly value: string | null
  /** the statements that it rests on */
  readonly findings: readonly Finding[]
  /** null: no rule of it is known */
  readonly cited: Citation | null
}

export interface RegisterAsked {
  readonly day: string
  /** the club has trials, else their condition is left out */
  readonly trials: boolean
  readonly codes: HealthCodes
  readonly rules: BreedingRules
}

/** Kinds of rules by which a dog is accepted, the club's own first. */
const KINDS: readonly RuleKind[] = ['club', 'pevisa']
/** What is asked for by the club whatever its rules: without one it is not known. */
const ALWAYS_ASKED: readonly RegisterCondition[] = ['trial', 'show', 'hips', 'fertile', 'assurances']

/**
 * The conditions of the register, each judged by what is recorded of a dog. Of several rules that ask for the same the one that the dog stands
 * worst by is told. Source: docs/rules/breeding-and-health.md#conditions-of-the-register.
 */
export function checkForRegister(facts: DogFacts, asked: RegisterAsked): CheckedCondition[] {
  const rules = KINDS.map((kind) => asked.rules.on(kind, facts.breed, asked.day))
  const [club, pevisa] = rules as [unknown[], unknown[]]
  const judged = rules.flat().flatMap((rule) =>
    rule.conditions.flatMap((one): JudgedCondition[] => {
      const condition = registerConditionOf(one)
      if (!condition || !isOf(one, facts)) return []
      return [{ condition, cited: citationOf(rule, one), ...judge(facts, one, asked) }]
    }),
  )
  const missing: JudgedCondition[] = [
    ...(club.length === 0
      ? ALWAYS_ASKED.map((condition) => ({ condition, cited: null, ...unknown('RULE_UNKNOWN') }))
      : []),
    ...(pevisa.length === 0
      ? [{ condition: 'pevisa' as const, cited: null, ...unknown('PEVISA_UNKNOWN') }]
      : []),
  ]
  return REGISTER_CONDITIONS.filter((condition) => asked.trials || condition !== 'trial').flatMap(
    (condition) => {
      const worst = worstOf([...missing, ...judged].filter((one) => one.condition === condition))
      return worst ? [asChecked(worst)] : []
    },
  )
}

type JudgedCondition = Judged & Pick<CheckedCondition, 'condition' | 'cited'>

/** Under which heading the register tells a condition of a rule; null: it is of a mating. */
function registerConditionOf(one: RuleCondition): RegisterCondition | null {
  switch (one.type) {
    case 'statement':
      return one.health === 'hips' ? 'hips' : 'otherStatements'
    case 'fresh':
      return one.health === 'eyes' ? 'eyes' : 'otherStatements'
    case 'trial':
    case 'show':
    case 'fertile':
    case 'offspring':
    case 'check':
      return one.type
    case 'assured':
      return 'assurances'
    default:
      return null
  }
}

/** A dog of unknown sex is asked for what either sex is. */
const isOf = ({ of }: RuleCondition, { sex }: DogFacts): boolean =>
  of === 'both' || sex === null || (of === 'sire') === (sex === 'male')

function judge(facts: DogFacts, one: RuleCondition, { day, codes }: RegisterAsked): Judged {
  if (one.of !== 'both' && facts.sex === null) return unknown('SEX_UNKNOWN')
  return judgeDog(facts, one, { date: day, today: day, codes })
}

const asChecked = ({
  condition,
  outcome,
  reason,
  value,
  findings,
  cited,
}: JudgedCondition): CheckedCondition => ({
  condition,
  outcome: outcome === 'runsOut' ? 'notMet' : outcome,
  reason,
  value,
  findings,
  cited,
})

/** What stands against a dog, each as a text that stays the same as long as the finding does: `hips C`. What time alone has broken is no finding. */
export const faultsIn = (checks: readonly CheckedCondition[]): string[] =>
  checks
    .filter(({ outcome, reason }) => outcome === 'notMet' && reason !== 'STATEMENT_OLD')
    .flatMap(({ condition, value, findings }) =>
      findings.length > 0
        ? findings.map((finding) => `${finding.kind} ${finding.value}`)
        : [condition === 'offspring' ? condition : [condition, value].filter(Boolean).join(' ')],
    )

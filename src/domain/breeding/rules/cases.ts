import type { HealthCodes } from '../../health/codes.ts'
import { type CaseParent, type OutcomeDog, PRIZE_FORM, type RuleCase, type RuleOutcome } from './caseShape.ts'
import { applyRule, type ConditionResult } from './evaluate.ts'
import type { DogFacts, PairFacts } from './facts.ts'
import type { RuleSet } from './ruleSet.ts'

/** Where a rule says something else of a case than what the case expects; `found` null: the rule has no such condition for that dog. */
export interface CaseFailure {
  /** of the case, from 0 */
  readonly index: number
  readonly name: string
  readonly point: string
  readonly dog: OutcomeDog
  readonly expected: RuleOutcome
  readonly found: RuleOutcome | null
}

/** What a rule says of one of its cases. Conditions of trials are judged whatever the club. */
export function outcomesOfCase(rule: RuleSet, one: RuleCase, codes: HealthCodes): ConditionResult[] {
  return applyRule(rule, pairOf(one), {
    date: one.date,
    today: one.today ?? one.date,
    trials: true,
    codes,
  })
}

/** Every expectation of a rule's own cases that it does not fulfil. Source: docs/rules/breeding-rules.md#cases. */
export function failuresOf(rule: RuleSet, codes: HealthCodes): CaseFailure[] {
  return rule.cases.flatMap((one, index) => {
    const outcomes = outcomesOfCase(rule, one, codes)
    return one.expected.flatMap(({ point, dog, outcome }): CaseFailure[] => {
      const found = outcomes.find((result) => result.condition.point === point && result.dog === dog)
      if (found?.outcome === outcome) return []
      return [{ index, name: one.name, point, dog, expected: outcome, found: found?.outcome ?? null }]
    })
  })
}

/** Points of conditions of which no case expects anything. */
export const pointsWithoutCase = ({ conditions, cases }: RuleSet): string[] =>
  conditions
    .map(({ point }) => point)
    .filter((point) => !cases.some(({ expected }) => expected.some((one) => one.point === point)))

const pairOf = (one: RuleCase): PairFacts => ({
  sire: factsOf(one, 'sire'),
  dam: factsOf(one, 'dam'),
  relations: one.relations,
  inbreeding: one.inbreeding === null ? null : one.inbreeding / 100,
  shallow: false,
})

const SEXES = { sire: 'male', dam: 'female' } as const

function factsOf(one: RuleCase, role: 'sire' | 'dam'): DogFacts {
  const { prize, grade, ...parent }: CaseParent = one[role]
  return {
    ...parent,
    breed: '',
    sex: SEXES[role],
    bornYearOnly: false,
    prizes: prizesOf(prize),
    shows: grade === null ? [] : [{ class: 'AVO', grade, heldOn: one.date, judge: null }],
  }
}

function prizesOf(prize: string | null): DogFacts['prizes'] {
  const [, of, number] = PRIZE_FORM.exec(prize ?? '') ?? []
  if (of === undefined) return []
  return [
    {
      class: of as DogFacts['prizes'][number]['class'],
      outcome: 'judged',
      prize: Number(number),
      status: 'official',
    },
  ]
}

import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import type { RuleCaseAnswer, RuleConditionAnswer } from '#contract/breedingRuleShapes.ts'
import { type BreedingRule, type BreedingRuleFields, createBreedingRule } from '#contract/breedingRules.ts'
import type { ConditionType } from '#domain/breeding/rules/ruleSet.ts'
import { formatDate } from '#domain/dates.ts'
import { errorsAt } from '../../ui/forms/errorsAt.ts'
import { parseDay } from '../../ui/values/days.ts'

const written = createBreedingRule.body!.shape.rule as z.ZodType<BreedingRuleFields>

/** A condition as its row holds it: every field of every type as text, so that a change of the type loses nothing. */
export interface ConditionValues {
  type: ConditionType
  point: string
  of: string
  confirmed: boolean
  health: string
  scale: string
  worst: string
  months: string
  foreignMale: boolean
  class: string
  prize: string
  young: string
  grade: string
  twoOf: string
  classes: string
  since: string
  fromMonths: string
  untilMonths: string
  most: string
  least: string
  relations: string[]
  healths: string[]
  text: { fi: string; sv: string; en: string }
}

/** A case as the form holds it; its facts as the contract has them. */
export type CaseValues = RuleCaseAnswer

/** A rule as its form holds it: days as they are written. */
export interface RuleValues {
  kind: string
  breeds: number[]
  validFrom: string
  validTo: string
  title: { fi: string; sv: string; en: string }
  source: string
  conditions: ConditionValues[]
  cases: CaseValues[]
}

export const emptyCondition = (point: string): ConditionValues => ({
  type: 'statement',
  point,
  of: 'both',
  confirmed: true,
  health: 'hips',
  scale: 'fci_hips',
  worst: '',
  months: '36',
  foreignMale: false,
  class: 'AVO',
  prize: '3',
  young: 'no',
  grade: 'EH',
  twoOf: '',
  classes: 'AVO, KÄY',
  since: '',
  fromMonths: '',
  untilMonths: '',
  most: '',
  least: '',
  relations: ['parentOffspring', 'fullSiblings'],
  healths: ['hips'],
  text: { fi: '', sv: '', en: '' },
})

const PARENT: CaseValues['sire'] = {
  born: null,
  imported: false,
  neutered: false,
  assured: true,
  prize: null,
  grade: null,
  statements: [],
  offspring: 0,
  hipIndex: null,
}
export const emptyCase = (date: string): CaseValues => ({
  name: '',
  date,
  today: null,
  sire: PARENT,
  dam: PARENT,
  relations: [],
  inbreeding: null,
  expected: [],
})

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).replace('.', ',')

function conditionValues(one: RuleConditionAnswer): ConditionValues {
  const given = Object.entries(one).map(([name, value]) => {
    if (name === 'classes') return [name, (value as string[]).join(', ')]
    return [name, typeof value === 'number' || value === null ? textOf(value) : value]
  })
  return { ...emptyCondition(one.point), ...Object.fromEntries(given) }
}

/** The values of a new rule, or of a draft that takes the place of another. */
export const newRuleValues = (former: BreedingRule | undefined): RuleValues =>
  former
    ? ruleValues(former)
    : {
        kind: 'pevisa',
        breeds: [],
        validFrom: '',
        validTo: '',
        title: { fi: '', sv: '', en: '' },
        source: '',
        conditions: [],
        cases: [],
      }

export const ruleValues = (rule: BreedingRule): RuleValues => ({
  kind: rule.kind,
  breeds: rule.breeds.map(Number),
  validFrom: formatDate(rule.validFrom),
  validTo: rule.validTo === null ? '' : formatDate(rule.validTo),
  title: rule.title,
  source: rule.source,
  conditions: rule.conditions.map(conditionValues),
  cases: rule.cases,
})

/** NaN: it is no number, which the contract refuses at its field. */
const numberOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
const optional = (text: string): number | null => (text.trim() === '' ? null : numberOf(text))

/** What the contract reads of each field, of those that a type has. */
const conditionOf = (one: ConditionValues) => ({
  ...one,
  months: numberOf(one.months),
  prize: numberOf(one.prize),
  most: numberOf(one.most),
  least: numberOf(one.least),
  fromMonths: optional(one.fromMonths),
  untilMonths: optional(one.untilMonths),
  worst: one.worst || null,
  twoOf: one.twoOf || null,
  since: one.since || null,
  classes: one.classes
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
})

const fieldsOf = (values: RuleValues) => ({
  ...values,
  breeds: values.breeds.map(String),
  validFrom: parseDay(values.validFrom) ?? values.validFrom,
  validTo: values.validTo.trim() === '' ? null : (parseDay(values.validTo) ?? values.validTo),
  conditions: values.conditions.map(conditionOf),
})

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
export const ruleResolver: Resolver<RuleValues, unknown, BreedingRuleFields> = (values) => {
  const read = written.safeParse(fieldsOf(values))
  return read.success ? { values: read.data, errors: {} } : { values: {}, errors: errorsAt(read.error) }
}

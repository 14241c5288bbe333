import * as z from 'zod'
import { OUTCOME_DOGS, PRIZE_FORM, RULE_OUTCOMES } from '#domain/breeding/rules/caseShape.ts'
import { CONDITION_DOGS, RELATIONS, RULE_KINDS, YOUNG_PRIZES } from '#domain/breeding/rules/ruleSet.ts'
import { HEALTH_KINDS } from '#domain/health/codes.ts'
import { SHOW_AWARDS, SHOW_CLASSES } from '#domain/shows/grades.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { boundedText, breedCode, dayInput, lineInput, neededLine, textInput } from './inputs.ts'
import { localText } from './localText.ts'

const MOST_BREEDS = 60
const MOST_CONDITIONS = 30
const MOST_CASES = 40
const MOST_MONTHS = 300
const MOST_OFFSPRING = 1000

const number = (least: number, most: number) =>
  z
    .number('RULE_NUMBER_INVALID')
    .min(least, 'RULE_NUMBER_INVALID')
    .max(most, 'RULE_NUMBER_INVALID')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'RULE_NUMBER_INVALID')
const whole = (least: number, most: number) => number(least, most).int('RULE_NUMBER_INVALID')
const chosen = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, 'VALUE_REQUIRED')
const health = chosen(HEALTH_KINDS)
const scale = neededLine(40)
const grade = neededLine(20)
const showClass = chosen(SHOW_CLASSES)

const cited = {
  point: neededLine(20),
  of: chosen(CONDITION_DOGS),
  confirmed: z.boolean(),
}
const months = whole(1, MOST_MONTHS)

/** A condition by its type. Shape: domain/breeding/rules/ruleSet.ts. */
export const ruleCondition = z.discriminatedUnion('type', [
  z.object({ type: z.literal('statement'), health, scale, worst: grade.nullable(), ...cited }),
  z.object({ type: z.literal('fresh'), health, months, foreignMale: z.boolean(), ...cited }),
  z.object({
    type: z.literal('trial'),
    class: chosen(TRIAL_CLASSES),
    prize: whole(1, 3),
    young: chosen(YOUNG_PRIZES),
    ...cited,
  }),
  z.object({
    type: z.literal('show'),
    grade: chosen(SHOW_AWARDS),
    twoOf: chosen(SHOW_AWARDS).nullable(),
    classes: z.array(showClass).max(SHOW_CLASSES.length, 'VALUE_INVALID').min(1, 'VALUE_REQUIRED'),
    since: dayInput('DATE_INVALID').nullable(),
    ...cited,
  }),
  z.object({
    type: z.literal('age'),
    fromMonths: months.nullable(),
    untilMonths: months.nullable(),
    ...cited,
  }),
  z.object({ type: z.literal('offspring'), most: whole(1, MOST_OFFSPRING), ...cited }),
  z.object({
    type: z.literal('related'),
    relations: z.array(chosen(RELATIONS)).max(RELATIONS.length, 'VALUE_INVALID').min(1, 'VALUE_REQUIRED'),
    ...cited,
  }),
  z.object({ type: z.literal('inbreeding'), most: number(0, 100), ...cited }),
  z.object({
    type: z.literal('worstGrade'),
    healths: z.array(health).max(HEALTH_KINDS.length, 'VALUE_INVALID').min(1, 'VALUE_REQUIRED'),
    ...cited,
  }),
  z.object({ type: z.literal('index'), least: number(1, 200), ...cited }),
  z.object({ type: z.literal('fertile'), ...cited }),
  z.object({ type: z.literal('assured'), ...cited }),
  z.object({
    type: z.literal('check'),
    text: z.object({ fi: neededLine(200), sv: lineInput(200), en: lineInput(200) }),
    ...cited,
  }),
])
export type RuleConditionAnswer = z.infer<typeof ruleCondition>

const caseParent = z.object({
  born: dayInput('DATE_INVALID').nullable(),
  imported: z.boolean(),
  neutered: z.boolean(),
  assured: z.boolean(),
  prize: boundedText(4, 'VALUE_INVALID').regex(PRIZE_FORM, 'VALUE_INVALID').nullable(),
  grade: neededLine(10).nullable(),
  statements: z
    .array(z.object({ kind: health, scale, value: grade, examinedOn: dayInput('DATE_INVALID').nullable() }))
    .max(HEALTH_KINDS.length, 'VALUE_INVALID'),
  offspring: whole(0, MOST_OFFSPRING),
  hipIndex: number(0, 300).nullable(),
})

const ruleCase = z.object({
  name: neededLine(120),
  date: dayInput('DATE_INVALID'),
  today: dayInput('DATE_INVALID').nullable(),
  sire: caseParent,
  dam: caseParent,
  relations: z.array(chosen(RELATIONS)).max(RELATIONS.length, 'VALUE_INVALID').nullable(),
  inbreeding: z
    .number('RULE_NUMBER_INVALID')
    .min(0, 'RULE_NUMBER_INVALID')
    .max(100, 'RULE_NUMBER_INVALID')
    .nullable(),
  expected: z
    .array(z.object({ point: neededLine(20), dog: chosen(OUTCOME_DOGS), outcome: chosen(RULE_OUTCOMES) }))
    .max(2 * MOST_CONDITIONS, 'VALUE_INVALID')
    .min(1, 'VALUE_REQUIRED'),
})
export type RuleCaseAnswer = z.infer<typeof ruleCase>

const isUnique = (values: readonly string[]) => new Set(values).size === values.length

/** What is written of a rule. Shape: domain/breeding/rules/ruleSet.ts. */
export const ruleFields = z
  .object({
    kind: chosen(RULE_KINDS),
    breeds: z.array(breedCode).max(MOST_BREEDS, 'VALUE_INVALID'),
    validFrom: dayInput('DATE_INVALID'),
    validTo: dayInput('DATE_INVALID').nullable(),
    title: z.object({ fi: neededLine(80), sv: lineInput(80), en: lineInput(80) }),
    source: textInput(300).min(1, 'VALUE_REQUIRED'),
    conditions: z.array(ruleCondition).max(MOST_CONDITIONS, 'VALUE_INVALID'),
    cases: z.array(ruleCase).max(MOST_CASES, 'VALUE_INVALID'),
  })
  .refine(({ validFrom, validTo }) => validTo === null || validFrom <= validTo, {
    path: ['validTo'],
    error: 'RULE_ENDS_BEFORE',
  })
  .refine(({ conditions }) => isUnique(conditions.map(({ point }) => point)), {
    path: ['conditions'],
    error: 'RULE_POINT_TWICE',
  })
  .refine(({ kind, breeds }) => kind !== 'pevisa' || breeds.length > 0, {
    path: ['breeds'],
    error: 'VALUE_REQUIRED',
  })

/** What an outcome rests on: a rule with its period, and the number of the condition in it; null: no rule of it is known. */
export const citation = z
  .strictObject({
    title: localText,
    validFrom: z.iso.date(),
    validTo: z.iso.date().nullable(),
    point: z.string(),
  })
  .nullable()

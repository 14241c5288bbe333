import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { type RulebookDetails, saveRulebook } from '#contract/rulebooks.ts'
import { formatDate } from '#domain/dates.ts'
import { CONDITION_FIELDS } from '#domain/trials/conditionFields.ts'
import { type FeatureScale, HUNT_FEATURES, WATER_FEATURES } from '#domain/trials/features.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import type { Language } from '../../i18n/languages.ts'
import { parseDay } from '../../ui/values/days.ts'
import { proposalValues, readProposals } from './proposalValues.ts'

/** A rulebook as a form holds it: each value by the path it has in the contract, its parts joined by dashes. */
export type RulebookValues = Record<string, string | boolean>
const written = saveRulebook.body!.omit({ note: true })
/** What a form says; why it is kept is asked when it is. */
export type RulebookBody = z.output<typeof written>

const CLASS_RULES = ['leastAgeMonths', 'lastAgeMonths', 'needsShowAward', 'firstPrizeInAvo'] as const
const SCALE_RULES = ['zero', 'zeroes', 'needed'] as const
export const SCALES = { huntFeatures: HUNT_FEATURES, waterFeatures: WATER_FEATURES } as const
export type ScaleList = keyof typeof SCALES

/** Name of the field that holds the value of a path. */
export const nameOf = (...path: readonly PropertyKey[]): string => path.map(String).join('-')

/** The values of the form, out of a kept rulebook, its numbers as the language writes them. */
export function valuesOf(rulebook: RulebookDetails, language: Language): RulebookValues {
  const written = (value: number | string | boolean | null) =>
    typeof value === 'number' ? writtenNumber(value, language) : (value ?? '')
  const ofClasses = TRIAL_CLASSES.flatMap((trialClass) => {
    const rule = rulebook.classes[trialClass]
    return [
      ...PARTS.map((part) => [
        nameOf('classes', trialClass, 'coefficients', part),
        written(rule.coefficients[part]),
      ]),
      ...CLASS_RULES.map((field) => [nameOf('classes', trialClass, field), written(rule[field])]),
    ]
  })
  const ofScales = (['huntFeatures', 'waterFeatures'] as const).flatMap((list) =>
    rulebook[list].flatMap((scale, index) => [
      [nameOf(list, index, 'values'), scale.values.join(' ')],
      ...SCALE_RULES.map((field) => [nameOf(list, index, field), scale[field] ?? '']),
    ]),
  )
  return {
    validFrom: formatDate(rulebook.validFrom),
    confirmed: rulebook.confirmed,
    ...Object.fromEntries(ofClasses),
    ...Object.fromEntries(
      rulebook.prizeLimits.map((limit, index) => [nameOf('prizeLimits', index), written(limit)]),
    ),
    firstPrizeLeastGrade: written(rulebook.firstPrizeLeastGrade),
    leastPointsAtGame: written(rulebook.leastPointsAtGame),
    waterValidity: rulebook.waterValidity,
    averageMethod: rulebook.averageMethod,
    averageLeastDogs: written(rulebook.averageLeastDogs),
    objectionDays: written(rulebook.objectionDays),
    ...Object.fromEntries(
      CONDITION_FIELDS.map((field) => [nameOf('conditions', field), rulebook.conditions.includes(field)]),
    ),
    ...proposalValues(rulebook.proposals),
    ...Object.fromEntries(ofScales),
  }
}

/** What the call takes, as far as the values can be read; the contract says what is wrong with the rest. */
export function bodyOf(values: RulebookValues, baseId: number) {
  const text = (...path: readonly PropertyKey[]) => String(values[nameOf(...path)] ?? '').trim()
  const number = (...path: readonly PropertyKey[]) => readNumber(text(...path))
  const ofClass = (trialClass: string) => ({
    coefficients: Object.fromEntries(
      PARTS.map((part) => {
        const path = ['classes', trialClass, 'coefficients', part]
        return [part, text(...path) === '' ? null : number(...path)]
      }),
    ),
    leastAgeMonths: number('classes', trialClass, 'leastAgeMonths'),
    lastAgeMonths:
      text('classes', trialClass, 'lastAgeMonths') === ''
        ? null
        : number('classes', trialClass, 'lastAgeMonths'),
    needsShowAward: values[nameOf('classes', trialClass, 'needsShowAward')] === true,
    firstPrizeInAvo: text('classes', trialClass, 'firstPrizeInAvo'),
  })
  const scales = (list: ScaleList) =>
    SCALES[list].map(({ code }: FeatureScale, index) => ({
      code,
      values: readScale(text(list, index, 'values')),
      ...Object.fromEntries(SCALE_RULES.map((field) => [field, text(list, index, field) || undefined])),
    }))
  return {
    baseId,
    validFrom: parseDay(text('validFrom')) ?? '',
    confirmed: values.confirmed === true,
    classes: Object.fromEntries(TRIAL_CLASSES.map((trialClass) => [trialClass, ofClass(trialClass)])),
    prizeLimits: [0, 1, 2].map((index) => number('prizeLimits', index)),
    firstPrizeLeastGrade: number('firstPrizeLeastGrade'),
    leastPointsAtGame: number('leastPointsAtGame'),
    waterValidity: text('waterValidity'),
    averageMethod: text('averageMethod'),
    averageLeastDogs: number('averageLeastDogs'),
    objectionDays: number('objectionDays'),
    conditions: CONDITION_FIELDS.filter((field) => values[nameOf('conditions', field)] === true),
    proposals: readProposals(values),
    huntFeatures: scales('huntFeatures'),
    waterFeatures: scales('waterFeatures'),
  }
}

/** Holds the form to the contract; what is wrong is told at the field that has the path. */
export const rulebookResolver =
  (baseId: number): Resolver<RulebookValues, unknown, RulebookBody> =>
  (values) => {
    const read = written.safeParse(bodyOf(values, baseId))
    if (read.success) return { values: read.data, errors: {} }
    const errors = read.error.issues.map(({ path, message }) => [
      nameOf(...path),
      { type: 'custom', message },
    ])
    return { values: {}, errors: Object.fromEntries(errors.toReversed()) }
  }

/** Sum of a class's coefficients as typed, as far as they can be read. */
export function coefficientSum(values: RulebookValues, trialClass: string): number {
  return PARTS.map((part) => readNumber(String(values[nameOf('classes', trialClass, 'coefficients', part)])))
    .filter((coefficient) => !Number.isNaN(coefficient))
    .reduce((sum, coefficient) => sum + coefficient, 0)
}

/** Numbers are shown with the comma of Finnish and Swedish or the point of English, and read with either. */
function writtenNumber(value: number, language: Language): string {
  return language === 'en' ? String(value) : String(value).replace('.', ',')
}

function readNumber(text: string): number {
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** `0 1 2`, `0, 1, 2` or `0–2`; what cannot be read stays as it is. */
function readScale(text: string): number[] | string {
  const [, from, to] = /^(\d{1,2})\s*[–-]\s*(\d{1,2})$/.exec(text) ?? []
  if (from !== undefined && to !== undefined)
    return Array.from(
      { length: Math.max(0, Number(to) - Number(from) + 1) },
      (_, index) => Number(from) + index,
    )
  const parts = text.split(/[\s,]+/).filter((part) => part !== '')
  return parts.every((part) => /^\d{1,2}$/.test(part)) ? parts.map(Number) : text
}

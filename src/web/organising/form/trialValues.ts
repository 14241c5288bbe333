import type { FieldErrors, Resolver } from 'react-hook-form'
import { formatDate } from '#domain/dates.ts'
import type { Filling } from '#domain/entries/placeDraw.ts'
import { TRIAL_CLASSES, type TrialClass, type TrialType } from '#domain/trials/results.ts'
import {
  HAPPENED_NAMES,
  type Happened,
  type TrialFields,
  WRITTEN_FIELDS,
  type WrittenFields,
  type WrittenKind,
  type WrittenName,
  writtenValues,
} from '#domain/trials/trialFields.ts'
import { dayFaults, foundFaults, type TrialFormContext, trialFaults } from '#domain/trials/trialForm.ts'
import { ApiError } from '../../client/ApiError.ts'
import { parseDay } from '../../ui/values/days.ts'
import { parseTime } from '../../ui/values/times.ts'

const CLASS_COUNTS = { NUO: 'capacityNUO', AVO: 'capacityAVO', VOI: 'capacityVOI' } as const

type TypedField = WrittenName | 'date' | (typeof CLASS_COUNTS)[TrialClass]

/** The form of a trial as it is typed: days dd.mm.yyyy, times hh:mm, numbers as text. */
export interface TrialValues extends Record<TypedField, string> {
  clubId: string
  type: TrialType | ''
  divided: boolean
  classes: TrialClass[]
  filling: Filling
  judgeIds: number[]
  headJudgeId: number | null
  proposals: string[]
}

/** A value as it is typed. */
function typed(value: string | number | null | undefined, kind: WrittenKind): string {
  if (value === null || value === undefined) return ''
  return kind === 'day' ? formatDate(String(value)) : String(value)
}

/** The values of the form, out of stored fields. */
export function valuesOf(fields: TrialFields): TrialValues {
  return {
    ...writtenValues<Record<WrittenName, string>>((name, { kind }) => typed(fields[name], kind)),
    date: typed(fields.date, 'day'),
    capacityNUO: typed(fields.capacityByClass.NUO, 'count'),
    capacityAVO: typed(fields.capacityByClass.AVO, 'count'),
    capacityVOI: typed(fields.capacityByClass.VOI, 'count'),
    clubId: `${fields.clubId}`,
    type: fields.type ?? '',
    divided: fields.divided,
    classes: TRIAL_CLASSES.filter((name) => fields.classes.includes(name)),
    filling: fields.filling,
    judgeIds: [...fields.judgeIds],
    headJudgeId: fields.headJudgeId,
    proposals: [...fields.proposals],
  }
}

type Faults = Record<string, string>

/** Reads fields as they are typed: empty is null; what cannot be read is written among the faults. */
function reader(values: TrialValues, faults: Faults) {
  const read = <Value>(name: TypedField, parse: (text: string) => Value | undefined, code: string) => {
    const text = values[name].trim()
    const value = text === '' ? null : parse(text)
    if (value === undefined) faults[name] = code
    return value ?? null
  }
  return {
    day: (name: TypedField) => read(name, parseDay, 'DATE_INVALID'),
    time: (name: TypedField) => read(name, parseTime, 'TIME_INVALID'),
    count: (name: TypedField, range: readonly [number, number]) =>
      read(name, (text) => wholeNumber(text, range), 'COUNT_INVALID'),
  }
}

function wholeNumber(text: string, [least, most]: readonly [number, number]): number | undefined {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

/** The fields that the call takes, and what of them cannot be read. */
function readValues(values: TrialValues): { fields: TrialFields; faults: Faults } {
  const faults: Faults = {}
  const { day, time, count } = reader(values, faults)
  const limits = TRIAL_CLASSES.filter((name) => values.classes.includes(name)).flatMap((name) => {
    const limit = count(CLASS_COUNTS[name], WRITTEN_FIELDS.capacity.range)
    return limit === null ? [] : [[name, limit] as const]
  })
  const written = writtenValues<WrittenFields>((name, field) => {
    if (field.kind === 'day') return day(name)
    if (field.kind === 'time') return time(name)
    return field.kind === 'count' ? count(name, field.range) : values[name].trim()
  })
  const fields: TrialFields = {
    ...written,
    clubId: Number(values.clubId),
    type: values.type || null,
    date: day('date'),
    capacityByClass: Object.fromEntries(limits),
    divided: values.divided,
    classes: values.classes,
    filling: values.filling,
    judgeIds: values.judgeIds,
    headJudgeId: values.headJudgeId,
    proposals: values.proposals,
  }
  return { fields, faults }
}

/** The form's name of a field that a fault names. */
export const formName = (field: string) => field.replace('capacityByClass.', 'capacity')

/** Reads the form and holds it to the same rules as the service. */
export const trialResolver =
  (context: TrialFormContext): Resolver<TrialValues, unknown, TrialFields> =>
  (values) => {
    const { fields, faults } = readValues(values)
    // A day that cannot be read is not missing.
    const all = Object.entries({ ...trialFaults(fields, context), ...faults })
    if (all.length === 0) return { values: fields, errors: {} }
    const errors = all.map(([name, message]) => [formName(name), { type: 'rule', message }])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<TrialValues> }
  }

/** The same of what happened at the trial alone, beside the rest as it is stored. */
export const happenedResolver =
  (stored: TrialFields): Resolver<TrialValues, unknown, Happened> =>
  (values) => {
    const { fields, faults } = readValues(values)
    const happened = Object.fromEntries(
      HAPPENED_NAMES.map((name) => [name, fields[name]]),
    ) as unknown as Happened
    const { endTime } = foundFaults(dayFaults({ ...stored, ...happened }))
    const all: Faults = { ...(endTime && { endTime }), ...faults }
    const errors = HAPPENED_NAMES.flatMap((name) => {
      const message = all[name]
      return message ? [[name, { type: 'rule', message }]] : []
    })
    if (errors.length === 0) return { values: happened, errors: {} }
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<TrialValues> }
  }

/** A refusal of the service, with the form's names of the fields. */
export function withFormNames(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, code]) => [formName(name), code]),
  )
  return new ApiError(error.status, error.code, fields, error)
}

/** Around a call: its refusal names the fields as the form does. */
export const refusedInFormNames = <Answer>(send: () => Promise<Answer>): Promise<Answer> =>
  send().catch((error: unknown) => {
    throw withFormNames(error)
  })

import type { FieldErrors, Resolver } from 'react-hook-form'
import type { TrialDetails } from '#contract/organising.ts'
import { formatDate } from '#domain/dates.ts'
import { TRIAL_CLASSES, type TrialClass, type TrialType } from '#domain/trials/results.ts'
import { type TrialFields, type TrialFormContext, trialFaults } from '#domain/trials/trialForm.ts'
import { ApiError } from '../client/ApiError.ts'
import { parseDay } from '../ui/days.ts'
import { parseTime } from '../ui/times.ts'

const DAYS = ['date', 'endDate', 'registrationStart', 'registrationEnd'] as const
const TIMES = ['startTime', 'endTime', 'birdReleaseTime'] as const
const COUNTS = ['birdReleaseCount', 'droppedBirdCount', 'capacity'] as const
const TEXTS = ['place', 'district', 'organiserPhone', 'organiserEmail', 'invitation', 'birdSpecies'] as const
const CLASS_COUNTS = { NUO: 'capacityNUO', AVO: 'capacityAVO', VOI: 'capacityVOI' } as const

type TypedField =
  | (typeof DAYS | typeof TIMES | typeof COUNTS | typeof TEXTS)[number]
  | (typeof CLASS_COUNTS)[TrialClass]

/** The form of a trial as it is typed: days dd.mm.yyyy, times hh:mm, numbers as text. */
export interface TrialValues extends Record<TypedField, string> {
  clubId: string
  type: TrialType | ''
  divided: boolean
  classes: TrialClass[]
  judgeIds: number[]
  headJudgeId: number | null
}

const shownNumber = (count: number | null | undefined) =>
  count === null || count === undefined ? '' : `${count}`

function entriesOf<Name extends string>(
  names: readonly Name[],
  read: (name: Name) => string,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>
}

/** The values of the form, out of stored fields. */
export function valuesOf(fields: TrialDetails['fields']): TrialValues {
  return {
    ...entriesOf(DAYS, (name) => (fields[name] === null ? '' : formatDate(fields[name]))),
    ...entriesOf(TIMES, (name) => fields[name] ?? ''),
    ...entriesOf(COUNTS, (name) => shownNumber(fields[name])),
    ...entriesOf(TEXTS, (name) => fields[name]),
    capacityNUO: shownNumber(fields.capacityByClass.NUO),
    capacityAVO: shownNumber(fields.capacityByClass.AVO),
    capacityVOI: shownNumber(fields.capacityByClass.VOI),
    clubId: `${fields.clubId}`,
    type: fields.type ?? '',
    divided: fields.divided,
    classes: TRIAL_CLASSES.filter((name) => fields.classes.includes(name)),
    judgeIds: [...fields.judgeIds],
    headJudgeId: fields.headJudgeId,
  }
}

/** A form that nothing has been written into. */
export function emptyValues(clubId: number): TrialValues {
  return {
    ...entriesOf([...DAYS, ...TIMES, ...COUNTS, ...TEXTS, ...Object.values(CLASS_COUNTS)], () => ''),
    clubId: `${clubId}`,
    type: '',
    divided: true,
    classes: [...TRIAL_CLASSES],
    judgeIds: [],
    headJudgeId: null,
  }
}

type Faults = Record<string, string>

/** A field as it is typed: empty is null; what cannot be read is written among the faults. */
function reader(values: TrialValues, faults: Faults) {
  const read = <Value>(name: TypedField, parse: (text: string) => Value | undefined, code: string) => {
    const text = values[name].trim()
    const value = text === '' ? null : parse(text)
    if (value === undefined) faults[name] = code
    return value ?? null
  }
  return {
    day: (name: (typeof DAYS)[number]) => read(name, parseDay, 'DATE_INVALID'),
    time: (name: (typeof TIMES)[number]) => read(name, parseTime, 'TIME_INVALID'),
    count: (name: TypedField, least: number, most: number) =>
      read(name, (text) => wholeNumber(text, least, most), 'COUNT_INVALID'),
  }
}

function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

/** The fields that the call takes, and what of them cannot be read. */
function readValues(values: TrialValues): { fields: TrialFields; faults: Faults } {
  const faults: Faults = {}
  const { day, time, count } = reader(values, faults)
  const limits = TRIAL_CLASSES.filter((name) => values.classes.includes(name)).flatMap((name) => {
    const limit = count(CLASS_COUNTS[name], 1, 999)
    return limit === null ? [] : [[name, limit] as const]
  })
  const fields: TrialFields = {
    clubId: Number(values.clubId),
    type: values.type || null,
    date: day('date'),
    endDate: day('endDate'),
    startTime: time('startTime'),
    endTime: time('endTime'),
    registrationStart: day('registrationStart'),
    registrationEnd: day('registrationEnd'),
    birdReleaseCount: count('birdReleaseCount', 0, 9999),
    birdReleaseTime: time('birdReleaseTime'),
    droppedBirdCount: count('droppedBirdCount', 0, 9999),
    capacity: count('capacity', 1, 999),
    capacityByClass: Object.fromEntries(limits),
    ...entriesOf(TEXTS, (name) => values[name].trim()),
    divided: values.divided,
    classes: values.classes,
    judgeIds: values.judgeIds,
    headJudgeId: values.headJudgeId,
  }
  return { fields, faults }
}

/** The form's name of a field that a fault names. */
const formName = (field: string) => field.replace('capacityByClass.', 'capacity')

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

/** A refusal of the service, with the form's names of the fields. */
export function inFormNames(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, code]) => [formName(name), code]),
  )
  return new ApiError(error.status, error.code, fields, error.retryAfter)
}

/** Around a call: its refusal names the fields as the form does. */
export const refusedInFormNames = <Answer>(send: () => Promise<Answer>): Promise<Answer> =>
  send().catch((error: unknown) => {
    throw inFormNames(error)
  })

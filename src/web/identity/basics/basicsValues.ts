import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { correctBasics, type DogBasics } from '#contract/dogBasics.ts'
import { formatDate } from '#domain/dates.ts'
import { MEASURE_BASICS } from '#domain/dogBasics.ts'
import { parseDay } from '../../ui/values/days.ts'

const written = correctBasics.body!.omit({ version: true })
export type BasicsBody = z.output<typeof written>

type Measure = (typeof MEASURE_BASICS)[number]
/** The fields as their form holds them: measures and the day as they are typed, an empty sex where it is not known. */
export type BasicsValues = Omit<BasicsBody, Measure | 'sex' | 'birthDate'> &
  Record<Measure | 'sex' | 'birthDate', string>

const measureText = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','))
/** @returns null for nothing, and not a number for what is none */
const readMeasure = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'))

export function basicsValues({
  id: _id,
  version: _version,
  regnr: _regnr,
  ...fields
}: DogBasics): BasicsValues {
  return {
    ...fields,
    sex: fields.sex ?? '',
    birthDate: fields.birthDate === null ? '' : formatDate(fields.birthDate),
    height: measureText(fields.height),
    length: measureText(fields.length),
    weight: measureText(fields.weight),
    hipIndex: measureText(fields.hipIndex),
    reason: '',
  }
}

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
export const basicsResolver: Resolver<BasicsValues, unknown, BasicsBody> = (values) => {
  const measures = MEASURE_BASICS.map((name) => [name, readMeasure(values[name])])
  const read = written.safeParse({
    ...values,
    ...Object.fromEntries(measures),
    sex: values.sex || null,
    birthDate: values.birthDate.trim() === '' ? null : (parseDay(values.birthDate) ?? ''),
  })
  if (read.success) return { values: read.data, errors: {} }
  const errors = read.error.issues.map(({ path: [name], message }) => [name, { type: 'custom', message }])
  return { values: {}, errors: Object.fromEntries(errors.toReversed()) }
}

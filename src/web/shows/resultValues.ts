import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { addShowResult, type StaffShowResult } from '#contract/dogShows.ts'
import { formatDate } from '#domain/dates.ts'
import { parseDay } from '../ui/values/days.ts'

const written = addShowResult.body!
export type ResultBody = z.output<typeof written>

/** A result as its form holds it: day and placing as they are typed, nothing chosen yet where it is new. */
export type ResultValues = Omit<ResultBody, 'date' | 'placing' | 'class' | 'grade' | 'marks'> & {
  date: string
  placing: string
  class: string
  grade: string
  marks: string[]
}

export const EMPTY_RESULT: ResultValues = {
  date: '',
  place: '',
  country: 'FI',
  show: '',
  class: '',
  grade: '',
  placing: '',
  marks: [],
  judge: '',
  critique: '',
}

export const resultValues = ({ id: _id, version: _version, ...result }: StaffShowResult): ResultValues => ({
  ...result,
  date: formatDate(result.date),
  placing: result.placing === null ? '' : String(result.placing),
})

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
export const resultResolver: Resolver<ResultValues, unknown, ResultBody> = (values) => {
  const read = written.safeParse({
    ...values,
    date: parseDay(values.date) ?? '',
    country: values.country.trim().toUpperCase(),
    placing: values.placing.trim() === '' ? null : Number(values.placing),
  })
  if (read.success) return { values: read.data, errors: {} }
  const errors = read.error.issues.map(({ path: [name], message }) => [name, { type: 'custom', message }])
  return { values: {}, errors: Object.fromEntries(errors.toReversed()) }
}

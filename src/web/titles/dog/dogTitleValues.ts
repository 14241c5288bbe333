import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { addDogTitle, type StaffTitle, type StaffTitleFinding } from '#contract/dogTitles.ts'
import { formatDate } from '#domain/dates.ts'
import { errorsAt } from '../../ui/forms/errorsAt.ts'
import { parseDay } from '../../ui/values/days.ts'

const written = addDogTitle.body!
type DogTitleBody = z.output<typeof written>

/** A title of a dog as its form holds it: the day as it is typed. */
export type DogTitleValues = Omit<DogTitleBody, 'date'> & { date: string }

/** Of a new title; `found`: what show results tell of it. */
export const newDogTitleValues = (found?: StaffTitleFinding): DogTitleValues => ({
  code: found?.code ?? '',
  date: found ? formatDate(found.on) : '',
  country: '',
  source: '',
})

export const dogTitleValues = ({ code, date, country, source }: StaffTitle): DogTitleValues => ({
  code,
  date: date === null ? '' : formatDate(date),
  country,
  source,
})

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
export const dogTitleResolver: Resolver<DogTitleValues, unknown, DogTitleBody> = (values) => {
  const date = values.date.trim()
  const read = written.safeParse({
    ...values,
    date: date === '' ? null : (parseDay(date) ?? date),
    country: values.country.trim().toUpperCase(),
  })
  return read.success ? { values: read.data, errors: {} } : { values: {}, errors: errorsAt(read.error) }
}

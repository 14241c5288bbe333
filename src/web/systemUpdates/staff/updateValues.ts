import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { createUpdate, type StaffUpdate } from '#contract/systemUpdates.ts'
import { formatDate } from '#domain/dates.ts'
import { errorsAt } from '../../ui/forms/errorsAt.ts'
import { finnishToday, parseDay } from '../../ui/values/days.ts'

const written = createUpdate.body!
type UpdateBody = z.output<typeof written>

/** An update as its form holds it: the day as it is typed. */
export type UpdateValues = UpdateBody

/** A new one: a draft for today. */
export const newUpdateValues = (): UpdateValues => ({
  title: { fi: '', sv: '', en: '' },
  text: { fi: '', sv: '', en: '' },
  publishedOn: formatDate(finnishToday()),
  published: false,
})

export const updateValues = ({ title, text, publishedOn, published }: StaffUpdate): UpdateValues => ({
  title,
  text,
  publishedOn: formatDate(publishedOn),
  published,
})

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
export const updateResolver: Resolver<UpdateValues, unknown, UpdateBody> = (values) => {
  const read = written.safeParse({ ...values, publishedOn: parseDay(values.publishedOn) ?? '' })
  return read.success ? { values: read.data, errors: {} } : { values: {}, errors: errorsAt(read.error) }
}

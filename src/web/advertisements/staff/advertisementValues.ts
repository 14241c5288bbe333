import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { createAdvertisement, type StaffAdvertisement } from '#contract/advertisements.ts'
import { formatDate } from '#domain/dates.ts'
import { errorsAt } from '../../ui/forms/errorsAt.ts'
import { parseDay } from '../../ui/values/days.ts'

const written = createAdvertisement.body!
type AdvertisementBody = z.output<typeof written>

/** An advertisement as its form holds it: the days as they are typed. */
export type AdvertisementValues = Omit<AdvertisementBody, 'shownFrom' | 'shownTo'> & {
  shownFrom: string
  shownTo: string
}

export const newAdvertisementValues = (): AdvertisementValues => ({
  eventName: '',
  url: 'https://',
  shownFrom: '',
  shownTo: '',
  on: true,
})

const typed = (day: string | null): string => (day === null ? '' : formatDate(day))

export const advertisementValues = ({
  eventName,
  url,
  shownFrom,
  shownTo,
  on,
}: StaffAdvertisement): AdvertisementValues => ({
  eventName,
  url,
  shownFrom: typed(shownFrom),
  shownTo: typed(shownTo),
  on,
})

const dayOf = (text: string): string | null => (text.trim() === '' ? null : (parseDay(text) ?? ''))

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
export const advertisementResolver: Resolver<AdvertisementValues, unknown, AdvertisementBody> = (values) => {
  const read = written.safeParse({
    ...values,
    shownFrom: dayOf(values.shownFrom),
    shownTo: dayOf(values.shownTo),
  })
  return read.success ? { values: read.data, errors: {} } : { values: {}, errors: errorsAt(read.error) }
}

import * as z from 'zod'
import { type EntryRow, entrantFields } from '#contract/entries.ts'
import { countingAwards } from '#domain/trials/paperAwards.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import type { Language } from '../../i18n/languages.ts'
import { type AskedDog, recordedBy } from '../../trials/queries.ts'
import {
  NO_DOG,
  recordedDog,
  type UnregisteredValues,
  unregisteredDog,
} from '../../unregistered/form/unregisteredValues.ts'

const fields = { class: z.enum(TRIAL_CLASSES, 'VALUE_REQUIRED'), ...entrantFields }
/** The form of a new entry. */
export const entryForm = z.discriminatedUnion('isUnregistered', [
  z.object({ ...recordedDog, ...fields }),
  z.object({ ...unregisteredDog, ...fields }),
])
/** What of an entry can be changed. */
export const entryChange = z.object(fields)
type Values = z.input<typeof entryChange>
type NewValues = Omit<Values, 'class'> & {
  class: Values['class'] | ''
  regnr: string
  isUnregistered: boolean
  unregistered: UnregisteredValues
}

export const emptyEntry = (language: Language): NewValues => ({
  regnr: '',
  isUnregistered: false,
  unregistered: NO_DOG,
  class: '',
  handler: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  language,
})

/** The form's values of a stored entry. */
export const valuesOf = (entry: EntryRow): Values => ({
  class: entry.class,
  handler: entry.handler ?? '',
  contactName: entry.contactName ?? '',
  contactEmail: entry.contactEmail ?? '',
  contactPhone: entry.contactPhone ?? '',
  language: entry.language,
})

/** The dog of an entry, as its right to start is asked for. */
export function askedOf({ dog, unregistered, paperAwards }: EntryRow): AskedDog {
  if (!dog.unregistered || !unregistered?.birthDate) return recordedBy(dog.regnr)
  const { birthDate } = unregistered
  return { regnr: dog.regnr, unregistered: { birthDate, ...countingAwards(paperAwards) } }
}

import * as z from 'zod'
import { type EntryRow, entrantFields } from '#contract/entries.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import type { Language } from '../../i18n/languages.ts'

/** The form of an entry; `regnr`: of a chosen dog. */
export const entryForm = z.object({
  regnr: z.string().min(1, 'VALUE_REQUIRED'),
  class: z.enum(TRIAL_CLASSES, 'VALUE_REQUIRED'),
  ...entrantFields,
})
type Values = z.input<typeof entryForm>
type EntryValues = Omit<Values, 'class'> & { class: Values['class'] | '' }

export const emptyEntry = (language: Language): EntryValues => ({
  regnr: '',
  class: '',
  handler: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  language,
})

/** The form's values of a stored entry. */
export const valuesOf = (entry: EntryRow): Values => ({
  regnr: entry.dog.regnr,
  class: entry.class,
  handler: entry.handler ?? '',
  contactName: entry.contactName ?? '',
  contactEmail: entry.contactEmail ?? '',
  contactPhone: entry.contactPhone ?? '',
  language: entry.language,
})

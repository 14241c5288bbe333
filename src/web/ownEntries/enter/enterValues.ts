import * as z from 'zod'
import { emailInput } from '#contract/accounts.ts'
import { entrantFields } from '#contract/entrantFields.ts'
import type { EntryForm } from '#contract/ownEntries.ts'
import { PAYMENT_METHODS } from '#domain/payments/methods.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import type { Language } from '../../i18n/languages.ts'
import { NO_DOG, recordedDog, unregisteredDog } from '../../unregistered/form/unregisteredValues.ts'

const fields = {
  class: z.enum(TRIAL_CLASSES, 'VALUE_REQUIRED'),
  method: z.enum(PAYMENT_METHODS, 'VALUE_REQUIRED'),
  productId: z.string().min(1, 'VALUE_REQUIRED').transform(Number),
  contactEmail: emailInput,
  ...entrantFields,
  terms: z.literal(true, 'TERMS_NOT_ACCEPTED'),
  key: z.string(),
}
/** The form of entering; `key`: under which the form has been sent, empty before that. */
export const enterForm = z.discriminatedUnion('isUnregistered', [
  z.object({ ...recordedDog, ...fields }),
  z.object({ ...unregisteredDog, ...fields }),
])
type Values = z.input<typeof enterForm>
export type EnterOutput = z.output<typeof enterForm>
/** The form as it begins. */
type Begun = Omit<Values, 'class' | 'terms' | 'isUnregistered'> & {
  class: Values['class'] | ''
  terms: boolean
  isUnregistered: boolean
}

/** @param regnr of the dog the form begins with; undefined: none */
export const beginWith = (
  { entrant, methods }: EntryForm,
  regnr: string | undefined,
  language: Language,
): Begun => ({
  key: '',
  regnr: regnr ?? '',
  isUnregistered: false,
  unregistered: NO_DOG,
  class: '',
  // The first that is possible; where none is, there is no form.
  method: methods.find(({ refused }) => refused === null)?.name ?? 'card',
  productId: '',
  handler: '',
  contactName: entrant?.contactName ?? '',
  contactEmail: entrant?.contactEmail ?? '',
  contactPhone: entrant?.contactPhone ?? '',
  language: entrant?.language ?? language,
  terms: false,
})

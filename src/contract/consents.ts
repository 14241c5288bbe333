import * as z from 'zod'
import { call } from './call.ts'
import { regnrInput } from './dogs.ts'
import * as at from './endpoints/accounts.ts'

const CONSENT_KINDS = ['name_and_town', 'death_data'] as const
/** What I have allowed to be shown; only for a user who is linked to a person of the dogs' data. */
const consents = z.strictObject({
  linked: z.boolean(),
  nameAndTown: z.boolean(),
  /** my dogs whose death is known or may be told */
  dogs: z.array(z.strictObject({ regnr: z.string(), name: z.string(), deathReleased: z.boolean() })),
  /** newest first */
  log: z.array(
    z.strictObject({
      kind: z.enum(CONSENT_KINDS),
      regnr: z.string().nullable(),
      given: z.boolean(),
      changedAt: z.iso.datetime(),
    }),
  ),
})
export type Consents = z.infer<typeof consents>
export const consentChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('name_and_town'), given: z.boolean() }),
  z.object({ kind: z.literal('death_data'), regnr: regnrInput, given: z.boolean() }),
])

export const getConsents = call(at.getConsents, {
  summary: 'Own consents and their log',
  access: 'signedIn',
  answer: consents,
})
/** FORBIDDEN: another's dog. */
export const changeConsent = call(at.changeConsent, {
  summary: 'Give or withdraw a consent',
  access: 'signedIn',
  body: consentChange,
  refusals: { 404: ['DOG_NOT_FOUND'], 422: ['PERSON_NOT_LINKED'] },
  answer: consents,
})

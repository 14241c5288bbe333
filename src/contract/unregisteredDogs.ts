import * as z from 'zod'
import { OUTCOMES, TRIAL_CLASSES } from '#domain/trials/results.ts'
import { call } from './call.ts'
import { dogSummary, regnrInput } from './dogs.ts'
import * as at from './endpoints/unregisteredDogs.ts'
import { addressId, id, idParams } from './inputs.ts'
import type { Refusals } from './refusals.ts'
import { unregisteredDog } from './unregisteredDog.ts'
import { unregisteredFields } from './unregisteredFields.ts'

/** Which dogs the list shows; `open`: those that stand for themselves. */
const UNREGISTERED_STATES = ['open', 'linked'] as const

const unregisteredRow = z.strictObject({
  entryId: id,
  dog: unregisteredDog,
  trial: z.strictObject({
    id,
    heldOn: z.iso.date().nullable(),
    kaerNr: z.number().int().nullable(),
    place: z.string().nullable(),
    club: z.string(),
  }),
  class: z.enum(TRIAL_CLASSES),
  /** of a result that has been marked done */
  outcome: z.enum(OUTCOMES).nullable(),
  enteredAt: z.iso.datetime(),
  /** the recorded dog that it was linked to */
  linkedTo: dogSummary.nullable(),
})
export type UnregisteredRow = z.infer<typeof unregisteredRow>

/** Newest first; `next` is the `before` of the following page. Entries that have been withdrawn are left out. */
export const unregisteredDogs = call(at.unregisteredDogs, {
  summary: 'Dogs of entries that are not in the register',
  access: 'dogs.edit',
  query: z.object({ state: z.enum(UNREGISTERED_STATES).optional(), before: addressId.optional() }),
  answer: z.strictObject({ dogs: z.array(unregisteredRow), next: z.number().int().nullable() }),
})

const OF_AN_ENTRY: Refusals = { 404: ['ENTRY_NOT_FOUND', 'TRIAL_NOT_FOUND'] }
/** Of those who keep dog data, and of the trial's agent; `id`: of the entry. */
export const linkDog = call(at.linkDog, {
  summary: 'Link a dog of an entry to a recorded one: entry, sheets and results of the trial go over',
  access: 'signedIn',
  params: idParams,
  body: z.object({ regnr: regnrInput }),
  refusals: {
    404: ['ENTRY_NOT_FOUND', 'TRIAL_NOT_FOUND', 'DOG_NOT_FOUND'],
    409: ['ENTRY_EXISTS'],
    422: ['DOG_NOT_UNREGISTERED'],
  },
  answer: unregisteredRow,
})
export const unlinkDog = call(at.unlinkDog, {
  summary: 'Take the link back',
  access: 'signedIn',
  params: idParams,
  refusals: { ...OF_AN_ENTRY, 422: ['DOG_NOT_LINKED', 'RESULT_COUNTS_WATER'] },
  answer: unregisteredRow,
})
/** The number may be corrected: the dog is recorded by it. Parents are corrected afterwards. */
export const registerDog = call(at.registerDog, {
  summary: 'Add a dog of an entry to the register',
  access: 'dogs.edit',
  params: idParams,
  body: z.object({
    regnr: regnrInput,
    name: unregisteredFields.name,
    breed: unregisteredFields.breed,
    gender: unregisteredFields.gender,
    birthDate: unregisteredFields.birthDate,
  }),
  refusals: {
    ...OF_AN_ENTRY,
    409: ['DOG_IS_REGISTERED'],
    422: ['DOG_NOT_UNREGISTERED', 'BREED_NOT_FOUND', 'BIRTH_IN_FUTURE'],
    503: ['IMPORT_RUNNING'],
  },
  answer: z.strictObject({ regnr: z.string() }),
})

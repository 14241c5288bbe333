import * as z from 'zod'
import { auditPage, auditPaging } from './audit.ts'
import { call } from './call.ts'
import * as at from './endpoints/breeds.ts'
import { breedCode, id, idParams, neededLine } from './inputs.ts'
import { localText } from './localText.ts'
import { allOf, type Refusals } from './refusals.ts'

const version = z.number().int()

const breedChoice = z.strictObject({ code: z.string(), fi: z.string(), sv: z.string(), en: z.string() })
export type BreedChoice = z.infer<typeof breedChoice>

const staffBreed = z.strictObject({
  id,
  version,
  code: z.string(),
  name: localText,
  /** the club looks after it */
  club: z.boolean(),
  /** not offered where a breed is chosen */
  hidden: z.boolean(),
  /** dogs of the register */
  dogs: z.number().int(),
  /** those that were entered in trials without being in it */
  others: z.number().int(),
})
export type StaffBreed = z.infer<typeof staffBreed>

const OF_A_BREED: Refusals = { 404: ['BREED_NOT_FOUND'] }

/** Those with dogs, and those without any that are not hidden. */
export const breedChoices = call(at.breedChoices, {
  summary: 'Breeds that a dog may be of, by their codes',
  answer: z.array(breedChoice),
})

export const staffBreeds = call(at.staffBreeds, {
  summary: 'All breeds by their codes, those without dogs too',
  access: 'breeds.edit',
  answer: z.array(staffBreed),
})
export const oneBreed = call(at.staffBreed, {
  summary: 'One breed',
  access: 'breeds.edit',
  params: idParams,
  refusals: OF_A_BREED,
  answer: staffBreed,
})
export const breedChanges = call(at.breedChanges, {
  summary: 'Who has changed what of a breed, and when',
  access: 'breeds.edit',
  params: idParams,
  query: auditPaging,
  refusals: OF_A_BREED,
  answer: auditPage,
})

const written = {
  code: breedCode,
  name: z.object({ fi: neededLine(80), sv: neededLine(80), en: neededLine(80) }),
  club: z.boolean(),
  hidden: z.boolean(),
}
const TAKEN: Refusals = { 409: ['BREED_EXISTS', 'BREED_NAME_TAKEN'] }
export const createBreed = call(at.createBreed, {
  summary: 'Add a breed',
  access: 'breeds.edit',
  body: z.object(written),
  refusals: TAKEN,
  answer: staffBreed,
})
/** Dogs refer to its code, and pages name their breed: neither the code of one with dogs changes, nor is it hidden. */
export const editBreed = call(at.editBreed, {
  summary: 'Change a breed',
  access: 'breeds.edit',
  body: z.object({ id, version, ...written }),
  refusals: allOf(OF_A_BREED, TAKEN, { 422: ['BREED_CODE_IN_USE', 'BREED_HAS_DOGS'] }),
  answer: staffBreed,
})

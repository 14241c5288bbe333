import * as z from 'zod'
import { hasRegnrSigns, isBrokenFinnish } from '#domain/newRegnr.ts'
import { PARENT_DOUBTS, PARENT_FAULTS } from '#domain/parentage.ts'
import { REGNR_MAX_LENGTH } from '#domain/regnr.ts'
import { call } from './call.ts'
import { figure, parentInput } from './corrections.ts'
import { dogSummary, regnrInput } from './dogs.ts'
import * as at from './endpoints/newDog.ts'
import { boundedText, breedCode, confirmedInput, dayInput, lineInput, reasonInput } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'

const NAME_MAX = 200
const role = z.enum(['sire', 'dam'])

/** Something is written; what, the schema behind it judges. */
const written = (most: number, missing: string) => boundedText(most).trim().min(1, missing)

/** A registration number that is to be added. */
export const newNumber = written(REGNR_MAX_LENGTH, 'REGNR_MISSING')
  .pipe(regnrInput)
  .refine(hasRegnrSigns, 'REGNR_SIGNS_INVALID')
  .refine((regnr) => !isBrokenFinnish(regnr), 'REGNR_NOT_FINNISH')

/** What a new dog must have; parents may stay unknown. */
const newDogFields = {
  regnr: newNumber,
  name: lineInput(NAME_MAX).min(1, 'DOG_NAME_MISSING'),
  breed: written(10, 'BREED_MISSING').pipe(breedCode),
  sex: z.enum(['male', 'female'], 'SEX_MISSING'),
  birthDate: written(20, 'DOG_BIRTH_MISSING').pipe(dayInput('DATE_INVALID')),
  sire: parentInput,
  dam: parentInput,
  imported: z.boolean(),
  reason: reasonInput,
}

const PARENTS_MISSING: Refusals = { 404: ['SIRE_NOT_FOUND', 'DAM_NOT_FOUND'] }

const preview = z.strictObject({
  /** the dog that has the number already */
  taken: dogSummary.nullable(),
  /** dogs with the same number in another form, or the same name and day of birth */
  alike: z.array(dogSummary),
  faults: z.array(z.strictObject({ role: role.nullable(), code: z.enum(PARENT_FAULTS) })),
  doubts: z.array(z.strictObject({ role, code: z.enum(PARENT_DOUBTS) })),
  /** of these parents; null where they cannot be */
  figure: figure.nullable(),
})
export type NewDogPreview = z.infer<typeof preview>

/** What is not typed yet is left empty. */
export const previewDog = call(at.previewDog, {
  summary: 'Recorded dogs that a new one may be, and what its parents would give',
  access: 'dogs.edit',
  query: z.object({
    regnr: z.union([z.literal(''), regnrInput]),
    name: lineInput(NAME_MAX),
    breed: z.union([z.literal(''), breedCode]),
    birthDate: z.union([z.literal(''), dayInput('DATE_INVALID')]),
    sire: parentInput,
    dam: parentInput,
  }),
  cost: 3,
  refusals: PARENTS_MISSING,
  answer: preview,
})

/** Sent twice it adds one. DOG_MAY_EXIST is asked where a dog alike is recorded. */
export const addDog = call(at.addDog, {
  summary: 'Adds a dog to the register',
  access: 'dogs.edit',
  body: z.object({ ...newDogFields, confirmed: confirmedInput }),
  cost: 3,
  refusals: allOf(PARENTS_MISSING, {
    409: ['DOG_RECORDED', 'DOG_MAY_EXIST'],
    422: ['BREED_NOT_FOUND', 'BIRTH_IN_FUTURE', ...PARENT_FAULTS],
    503: ['IMPORT_RUNNING'],
  }),
  answer: z.strictObject({ regnr: z.string() }),
})

import * as z from 'zod'
import { call } from './call.ts'
import { dogSummary, OF_A_DOG, regnrParams } from './dogs.ts'
import * as at from './endpoints/dogOwners.ts'
import { addressId, dayInput, id, lineInput, reasonInput } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'

/** A person among owners and breeders, as those who keep the register see it. */
const registerPerson = z.strictObject({
  id,
  name: z.string(),
  town: z.string().nullable(),
  /** somebody with an account is this person */
  member: z.boolean(),
  /** dogs that the person owns now or has bred */
  dogs: z.number().int(),
})
export type RegisterPerson = z.infer<typeof registerPerson>

const day = z.iso.date().nullable()
const ownership = z.strictObject({ id, person: registerPerson, startDate: day, endDate: day })
export type Ownership = z.infer<typeof ownership>

const owners = z.strictObject({
  dog: dogSummary,
  /** of the dog: grows with every change of it */
  version: z.number().int(),
  breeder: registerPerson.nullable(),
  /** those of now first, then the latest */
  owners: z.array(ownership),
})
export type DogOwners = z.infer<typeof owners>

const version = z.number().int()
/** A person of the register by id, or a new one by name and town. */
const personInput = { personId: id.nullable(), name: lineInput(200), town: lineInput(100) }
const periodInput = {
  startDate: dayInput('DATE_INVALID').nullable(),
  endDate: dayInput('DATE_INVALID').nullable(),
}
const ownerParams = regnrParams.extend({ id: addressId })

const OF_A_PERSON: Refusals = { 404: ['PERSON_NOT_FOUND'], 422: ['PERSON_MISSING'] }
const OF_A_PERIOD: Refusals = {
  409: ['OWNER_EXISTS'],
  422: ['OWNER_DAY_IN_FUTURE', 'OWNER_BEFORE_BIRTH', 'OWNER_END_BEFORE_START'],
}
const OF_AN_OWNER = allOf(OF_A_DOG, { 404: ['OWNER_NOT_FOUND'] })

export const dogOwners = call(at.dogOwners, {
  summary: 'Owners of a dog, now and before, and its breeder',
  access: 'dogs.edit',
  params: regnrParams,
  refusals: OF_A_DOG,
  answer: owners,
})
/** Sent twice it adds one. */
export const addOwner = call(at.addOwner, {
  summary: 'Add an owner of a dog',
  access: 'dogs.edit',
  params: regnrParams,
  body: z.object({ ...personInput, ...periodInput, reason: reasonInput }),
  refusals: allOf(OF_A_DOG, OF_A_PERSON, OF_A_PERIOD),
  answer: owners,
})
export const changeOwner = call(at.changeOwner, {
  summary: 'Change since when and until when somebody owns a dog',
  access: 'dogs.edit',
  params: ownerParams,
  body: z.object({ version, ...periodInput, reason: reasonInput }),
  refusals: allOf(OF_AN_OWNER, OF_A_PERIOD),
  answer: owners,
})
/** Of an owner who never was one; of a former owner the end is told instead. */
export const removeOwner = call(at.removeOwner, {
  summary: 'Remove an owner who was recorded by mistake',
  access: 'dogs.edit',
  params: ownerParams,
  body: z.object({ reason: reasonInput }),
  refusals: OF_AN_OWNER,
  answer: owners,
})
/** `personId` null and an empty name: the breeder is not known. */
export const setBreeder = call(at.setBreeder, {
  summary: 'Correct the breeder of a dog',
  access: 'dogs.edit',
  params: regnrParams,
  body: z.object({ version, ...personInput, reason: reasonInput }),
  refusals: allOf(OF_A_DOG, { 404: ['PERSON_NOT_FOUND'] }),
  answer: owners,
})

const PERSON_SEARCH_MIN = 3
export const registerPeople = call(at.registerPeople, {
  summary: 'People among owners and breeders by a part of their name',
  access: 'dogs.edit',
  body: z.object({ q: lineInput(100).min(PERSON_SEARCH_MIN, 'SEARCH_TOO_SHORT') }),
  cost: 2,
  answer: z.array(registerPerson),
})

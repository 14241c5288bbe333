import type * as z from 'zod'
import type * as calls from '#contract/dogOwners.ts'
import type { Ownership, RegisterPerson } from '#contract/dogOwners.ts'
import { overlap, type Period, periodFault } from '#domain/ownership.ts'
import { endingListConsents } from '../breedingRegister/listConsents.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { findIdentity, lockDog, refuseStale } from './identity.service.ts'
import { type Identity, raiseVersion } from './identity.store.ts'
import {
  breederOf,
  deleteOwner,
  holdPerson,
  insertOwner,
  insertPerson,
  ownersOf,
  peopleNamed,
  updateBreeder,
  updatePeriod,
} from './owners.store.ts'

type BodyOf<C extends { body?: z.ZodType | undefined }> = z.output<NonNullable<C['body']>>
type PersonInput = Pick<BodyOf<typeof calls.addOwner>, 'personId' | 'name' | 'town'>
type Which = { readonly regnr: string; readonly id: number }

/** Most people that a search shows. */
const MAX_PEOPLE = 20

/** Owners of a dog and its breeder. @throws AppError 404 */
export async function findOwners(reader: Reader, regnr: string) {
  const { id, version } = await findIdentity(reader, regnr)
  const [summaries, breeder, owners] = await Promise.all([
    dogSummaries(reader, [id]),
    breederOf(reader.db, id),
    ownersOf(reader.db, id),
  ])
  return { dog: summaries.get(id)!, version, breeder, owners }
}

/** People among owners and breeders by a part of their name. */
export const findRegisterPeople = ({ db }: Reader, q: string): Promise<readonly RegisterPerson[]> =>
  peopleNamed(db, q, MAX_PEOPLE)

/** Adds an owner; one who is there already, with the same days, is not added again. @returns number of the dog @throws AppError 404, 409, 422 */
export async function addOwner(
  act: Act,
  regnr: string,
  input: BodyOf<typeof calls.addOwner>,
): Promise<string> {
  const dog = await lockDog(act, regnr)
  if (input.personId === null && input.name === '')
    throw new AppError('refused', 'PERSON_MISSING', { personId: 'PERSON_MISSING' })
  refusePeriod(act, dog, input)
  const owners = await ownersOf(act.db, dog.id)
  if (owners.some((owner) => isPerson(owner.person, input) && samePeriod(owner, input))) return dog.regnr
  const personId = await personOf(act, input)
  refuseOverlap(owners, personId, input)
  const { startDate, endDate } = input
  await endingListConsents(act, [dog.id], () =>
    insertOwner(act.db, { dogId: dog.id, personId, startDate, endDate }),
  )
  await logChange(act, dog, 'OWNER_ADDED', null, { ...daysOf(input), reason: input.reason })
  return dog.regnr
}

/** Changes the days of an owner; where nothing differs nothing is written. @returns number of the dog @throws AppError 404, 409, 422 */
export async function changeOwner(
  act: Act,
  { regnr, id }: Which,
  input: BodyOf<typeof calls.changeOwner>,
): Promise<string> {
  const dog = await lockDog(act, regnr)
  const owners = await ownersOf(act.db, dog.id)
  const owner = ownerIn(owners, id)
  if (samePeriod(owner, input)) return dog.regnr
  refuseStale(dog, input.version)
  refusePeriod(act, dog, input)
  const others = owners.filter((one) => one.id !== id)
  refuseOverlap(others, owner.person.id, input)
  await endingListConsents(act, [dog.id], () => updatePeriod(act.db, id, input))
  await logChange(act, dog, 'OWNER_CHANGED', daysOf(owner), { ...daysOf(input), reason: input.reason })
  return dog.regnr
}

/** Removes an owner who was recorded by mistake. @returns number of the dog @throws AppError 404 */
export async function removeOwner(act: Act, { regnr, id }: Which, reason: string): Promise<string> {
  const dog = await lockDog(act, regnr)
  const owner = ownerIn(await ownersOf(act.db, dog.id), id)
  await endingListConsents(act, [dog.id], () => deleteOwner(act.db, id))
  await logChange(act, dog, 'OWNER_REMOVED', daysOf(owner), { reason })
  return dog.regnr
}

/** Corrects the breeder; where nothing differs nothing is written. @returns number of the dog @throws AppError 404, 409 */
export async function setBreeder(
  act: Act,
  regnr: string,
  input: BodyOf<typeof calls.setBreeder>,
): Promise<string> {
  const dog = await lockDog(act, regnr)
  const before = await breederOf(act.db, dog.id)
  const isUnknown = input.personId === null && input.name === ''
  if (isUnknown ? before === null : before !== null && isPerson(before, input)) return dog.regnr
  refuseStale(dog, input.version)
  await updateBreeder(act.db, dog.id, isUnknown ? null : await personOf(act, input))
  await logChange(act, dog, 'DOG_CORRECTED', null, { corrected: ['breeder'], reason: input.reason })
  return dog.regnr
}

/** The log tells days and no person: who it was stands in the history alone, from where a person can be erased. */
async function logChange(
  act: Act,
  dog: Identity,
  code: 'OWNER_ADDED' | 'OWNER_CHANGED' | 'OWNER_REMOVED' | 'DOG_CORRECTED',
  before: object | null,
  after: object,
): Promise<void> {
  await raiseVersion(act.db, dog.id, act.at)
  await act.log(['dog', dog.id], code, before && { ...before }, { ...after })
}

const daysOf = ({ startDate, endDate }: Period) => ({ ownerSince: startDate, ownerUntil: endDate })

const samePeriod = (one: Period, other: Period): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate

/** Whether a person is the one that is meant, by id, or as a new one by name and town. */
const isPerson = (person: RegisterPerson, { personId, name, town }: PersonInput): boolean =>
  personId === null ? person.name === name && (person.town ?? '') === town : person.id === personId

/** The person that is meant, who is added where it is a new one. @throws AppError 404 PERSON_NOT_FOUND */
async function personOf({ db }: Act, { personId, ...person }: PersonInput): Promise<number> {
  if (personId === null) return insertPerson(db, person)
  if (await holdPerson(db, personId)) return personId
  throw new AppError('notFound', 'PERSON_NOT_FOUND', { personId: 'PERSON_NOT_FOUND' })
}

/** @throws AppError 404 OWNER_NOT_FOUND */
function ownerIn(owners: readonly Ownership[], id: number): Ownership {
  const owner = owners.find((one) => one.id === id)
  if (!owner) throw new AppError('notFound', 'OWNER_NOT_FOUND')
  return owner
}

/** @throws AppError 422 with the field */
function refusePeriod({ today }: Act, { birthDate }: Identity, period: Period): void {
  const fault = periodFault(period, { birthDate, today })
  if (fault) throw new AppError('refused', fault[0], { [fault[1]]: fault[0] })
}

/** @throws AppError 409 OWNER_EXISTS */
function refuseOverlap(owners: readonly Ownership[], personId: number, period: Period): void {
  if (owners.some((owner) => owner.person.id === personId && overlap(owner, period)))
    throw new AppError('conflict', 'OWNER_EXISTS', { startDate: 'OWNER_EXISTS' })
}

import type * as z from 'zod'
import type { correctBasics as call, DogBasics } from '#contract/dogBasics.ts'
import { BASIC_FIELDS, type BasicField, BEARD_GENES, beardGeneOf } from '#domain/dogBasics.ts'
import { sameBreed } from '#domain/dogs.ts'
import { type ParentFault, parentFaults } from '#domain/parentage.ts'
import { isBreed } from '../dogs/breeds.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { basicsById, breedsOfMates, type StoredBasics, updateBasics } from './basics.store.ts'
import { findIdentities, findIdentity, holdPedigree } from './identity.service.ts'
import { type Identity, identitiesById, type Link, offspringOf } from './identity.store.ts'

type Input = z.output<NonNullable<(typeof call)['body']>>

/** The fields of a dog that staff may correct. @throws AppError 404 */
export async function findBasics(reader: Pick<Reader, 'db'>, regnr: string): Promise<StoredBasics> {
  const { id } = await findIdentity(reader, regnr)
  return basicsById(reader.db, id)
}

/** Corrects fields of a dog; where nothing differs nothing is written. @throws AppError 404, 409 CHANGED_MEANWHILE, 422, 503 */
export async function correctBasics(act: Act, regnr: string, input: Input): Promise<StoredBasics> {
  await holdPedigree(act)
  const [dog] = await findIdentities(act, [[regnr, { code: 'DOG_NOT_FOUND' }]], { lock: true })
  const before = await basicsById(act.db, dog!.id)
  const fields = differing(before, input)
  const corrected = Object.keys(fields) as BasicField[]
  if (corrected.length === 0) return before
  if (input.version !== before.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  refuseValues(act, fields)
  if (typeof fields.breed === 'string') await refuseBreed(act, dog!, fields.breed)
  if ('sex' in fields || 'birthDate' in fields) await refuseMisfit(act, dog!, input)
  await updateBasics(act.db, dog!.id, fields, act.at)
  // The values themselves stand in the history alone, from where a person can be erased.
  await act.log(['dog', dog!.id], 'DOG_CORRECTED', null, { corrected, reason: input.reason })
  return basicsById(act.db, dog!.id)
}

/** The fields that are to change, as they are stored. */
function differing(
  before: StoredBasics,
  input: Input,
): Partial<Record<BasicField, DogBasics[BasicField] | null>> {
  const wanted = BASIC_FIELDS.map((field) => {
    const value = field === 'beardGene' ? beardGeneOf(input.beardGene) : input[field]
    return [field, value === '' && field !== 'name' ? null : value] as const
  })
  return Object.fromEntries(wanted.filter(([field, value]) => (before[field] ?? null) !== value))
}

/** @throws AppError 422 with the field */
function refuseValues(act: Act, fields: ReturnType<typeof differing>): void {
  const { name, beardGene, birthDate } = fields
  if (name === '') throw new AppError('refused', 'DOG_NAME_MISSING', { name: 'DOG_NAME_MISSING' })
  if (beardGene && !(BEARD_GENES as readonly unknown[]).includes(beardGene))
    throw new AppError('refused', 'BEARD_GENE_INVALID', { beardGene: 'BEARD_GENE_INVALID' })
  if (birthDate && birthDate > act.today)
    throw new AppError('refused', 'BIRTH_IN_FUTURE', { birthDate: 'BIRTH_IN_FUTURE' })
}

/** Both parents of a litter that is announced are of one breed. @throws AppError 422 with the field */
async function refuseBreed(act: Act, dog: Identity, breed: string): Promise<void> {
  if (!(await isBreed(act, breed)))
    throw new AppError('refused', 'BREED_NOT_FOUND', { breed: 'BREED_NOT_FOUND' })
  const mates = await breedsOfMates(act.db, dog.id)
  if (mates.some((mate) => sameBreed(mate, dog.breed) && !sameBreed(mate, breed)))
    throw new AppError('refused', 'NOTICE_OF_OTHER_BREED', { breed: 'NOTICE_OF_OTHER_BREED' })
}

/** What was already wrong before bars nothing. @throws AppError 422 with the field */
async function refuseMisfit({ db }: Act, dog: Identity, { sex, birthDate }: Input): Promise<void> {
  const year = birthDate === null ? dog.birthYear : Number(birthDate.slice(0, 4))
  const after: Identity = { ...dog, sex, birthDate, birthYear: year }
  const parents = await identitiesById(
    db,
    [dog.sireId, dog.damId].filter((id) => id !== null),
  )
  const children = await offspringOf(db, [dog.id])
  const known = faultsOf(dog, parents, children)
  const fault = faultsOf(after, parents, children).find((code) => !known.includes(code))
  if (!fault) return
  const field = fault === 'SIRE_NOT_MALE' || fault === 'DAM_NOT_FEMALE' ? 'sex' : 'birthDate'
  throw new AppError('refused', fault, { [field]: fault })
}

function faultsOf(dog: Identity, parents: readonly Identity[], children: readonly Link[]): ParentFault[] {
  const asChild = parents.flatMap((parent) =>
    parentFaults(parent.id === dog.sireId ? 'sire' : 'dam', dog, parent),
  )
  const asParent = children.flatMap(({ role, child }) => parentFaults(role, child, dog))
  return [...asChild, ...asParent]
}

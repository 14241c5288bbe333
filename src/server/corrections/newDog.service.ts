import type * as z from 'zod'
import type { addDog as addCall, previewDog as previewCall } from '#contract/newDog.ts'
import { newRegnr } from '#domain/newRegnr.ts'
import type { Relative } from '#domain/parentage.ts'
import { regnrKey } from '#domain/regnr.ts'
import { isBreed } from '../dogs/breeds.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { refusingConflicts } from '../platform/databaseErrors.ts'
import { AppError } from '../platform/errors.ts'
import { figureOf, holdPedigree } from './identity.service.ts'
import { dogOfKey, dogsAlike, insertNumber, type RecordedDog } from './newDog.store.ts'
import { doubtsOf, faultsOf, findParents, idsOf, refuseParents } from './parents.service.ts'
import { insertDog } from './split.store.ts'

type Input = z.output<NonNullable<(typeof addCall)['body']>>

/** Most dogs alike that are shown. */
const MAX_ALIKE = 5

/** A dog that is not recorded yet; no recorded dog has its id. */
const relativeOf = ({ breed, birthDate }: Pick<Input, 'breed' | 'birthDate'>): Relative => ({
  id: 0,
  sex: null,
  breed,
  birthDate: birthDate || null,
  birthYear: birthDate ? Number(birthDate.slice(0, 4)) : null,
  deathDate: null,
})

/** Recorded dogs that a new one may be, and what its parents would give. @throws AppError 404, 503 PEDIGREE_LOADING */
export async function previewOf(reader: Reader, input: z.output<NonNullable<(typeof previewCall)['query']>>) {
  const parents = await findParents(reader, input)
  const dog = relativeOf(input)
  const [taken, alike, faults] = await Promise.all([
    input.regnr === '' ? undefined : dogOfKey(reader.db, regnrKey(input.regnr)),
    dogsAlike(reader.db, input, MAX_ALIKE),
    faultsOf(reader, dog, parents),
  ])
  const others = alike.filter((id) => id !== taken?.id)
  return {
    takenId: taken?.id ?? null,
    alike: others,
    summaries: await dogSummaries(reader, [taken?.id ?? null, ...others]),
    faults,
    doubts: input.breed === '' ? [] : doubtsOf(dog, parents),
    figure: faults.length === 0 ? figureOf(reader, idsOf(parents)) : null,
  }
}

/**
 * Adds a dog to the register; one that is there already, with all that is told, is not added again. Source:
 * docs/rules/dog-basics.md#adding-a-dog.
 * @returns its number
 * @throws AppError 404, 409, 422, 503
 */
export async function addDog(act: Act, input: Input): Promise<string> {
  await holdPedigree(act)
  const parents = await findParents(act, input, true)
  const fields = { ...input, ...idsOf(parents) }
  const recorded = await dogOfKey(act.db, regnrKey(input.regnr))
  if (recorded) {
    if (isSame(recorded, fields)) return recorded.regnr
    throw new AppError('conflict', 'DOG_RECORDED', { regnr: 'DOG_RECORDED' })
  }
  await refuseImpossible(act, input)
  await refuseParents(act, relativeOf(input), parents)
  const isAsked = !input.confirmed?.includes('DOG_MAY_EXIST')
  if (isAsked && (await dogsAlike(act.db, input, 1)).length > 0)
    throw new AppError('conflict', 'DOG_MAY_EXIST')
  const dogId = await insertDog(act.db, fields)
  const regnr = newRegnr(input.regnr)
  await refusingConflicts(insertNumber(act.db, dogId, regnr, { main: true }), {
    dog_number_pkey: ['DOG_RECORDED', 'regnr'],
  })
  await act.log(['dog', dogId], 'DOG_ADDED', null, { dog: regnr, reason: input.reason })
  return regnr
}

const isSame = (
  recorded: RecordedDog,
  fields: Pick<Input, 'name' | 'breed' | 'sex' | 'birthDate'> & ReturnType<typeof idsOf>,
): boolean =>
  (['name', 'breed', 'sex', 'birthDate', 'sireId', 'damId'] as const).every(
    (name) => recorded[name] === fields[name],
  )

/** @throws AppError 422 with the field */
async function refuseImpossible(act: Act, { breed, birthDate }: Input): Promise<void> {
  if (!(await isBreed(act, breed)))
    throw new AppError('refused', 'BREED_NOT_FOUND', { breed: 'BREED_NOT_FOUND' })
  if (birthDate > act.today)
    throw new AppError('refused', 'BIRTH_IN_FUTURE', { birthDate: 'BIRTH_IN_FUTURE' })
}

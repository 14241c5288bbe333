import type * as z from 'zod'
import type * as calls from '#contract/dogNumbers.ts'
import type { DogNumber } from '#contract/dogNumbers.ts'
import { newRegnr } from '#domain/newRegnr.ts'
import { regnrKey } from '#domain/regnr.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { refusingConflicts } from '../platform/databaseErrors.ts'
import { AppError } from '../platform/errors.ts'
import { findIdentity, lockDog } from './identity.service.ts'
import { raiseVersion } from './identity.store.ts'
import { insertNumber } from './newDog.store.ts'
import { deleteNumber, renameUnnamed, storedNumbers } from './numbers.store.ts'
import { setMainNumber as setMain } from './split.store.ts'

type BodyOf<C extends { body?: z.ZodType | undefined }> = z.output<NonNullable<C['body']>>

/** The registration numbers of a dog. @throws AppError 404 */
export async function findNumbers(reader: Reader, regnr: string) {
  const { id } = await findIdentity(reader, regnr)
  const [summaries, numbers] = await Promise.all([dogSummaries(reader, [id]), storedNumbers(reader.db, id)])
  return { dog: summaries.get(id)!, numbers }
}

/**
 * Adds another number of a dog; one that it has already is not added again. Source: docs/rules/dog-basics.md#numbers.
 * @returns the main number of the dog
 * @throws AppError 404, 409 DOG_RECORDED
 */
export async function addNumber(
  act: Act,
  regnr: string,
  { number, reason }: BodyOf<typeof calls.addNumber>,
): Promise<string> {
  const dog = await lockDog(act, regnr)
  if ((await storedNumbers(act.db, dog.id)).some(({ id }) => id === regnrKey(number))) return dog.regnr
  const added = newRegnr(number)
  await refusingConflicts(insertNumber(act.db, dog.id, added, { main: false }), {
    dog_number_pkey: ['DOG_RECORDED', 'number'],
  })
  await raiseVersion(act.db, dog.id, act.at)
  await act.log(['dog', dog.id], 'NUMBER_ADDED', null, { registrationNumber: added, reason })
  return dog.regnr
}

/**
 * Makes one of its numbers the main one of a dog; a dog without a name, which is called by its number, is called by this one then.
 * @returns the main number of the dog
 * @throws AppError 404
 */
export async function setMainNumber(
  act: Act,
  regnr: string,
  { number, reason }: BodyOf<typeof calls.setMainNumber>,
): Promise<string> {
  const dog = await lockDog(act, regnr)
  const chosen = numberIn(await storedNumbers(act.db, dog.id), number)
  if (chosen.main) return dog.regnr
  await setMain(act.db, dog.id, chosen.id)
  await renameUnnamed(act.db, dog.id, { from: dog.regnr, to: chosen.regnr })
  await raiseVersion(act.db, dog.id, act.at)
  await act.log(
    ['dog', dog.id],
    'MAIN_NUMBER_CHANGED',
    { mainNumber: dog.regnr },
    { mainNumber: chosen.regnr, reason },
  )
  return chosen.regnr
}

/** Removes a number that was recorded by mistake. @returns the main number of the dog @throws AppError 404, 422 NUMBER_IS_MAIN */
export async function removeNumber(
  act: Act,
  regnr: string,
  { number, reason }: BodyOf<typeof calls.removeNumber>,
): Promise<string> {
  const dog = await lockDog(act, regnr)
  const wrong = numberIn(await storedNumbers(act.db, dog.id), number)
  if (wrong.main) throw new AppError('refused', 'NUMBER_IS_MAIN')
  await deleteNumber(act.db, wrong.id)
  await raiseVersion(act.db, dog.id, act.at)
  await act.log(['dog', dog.id], 'NUMBER_REMOVED', { registrationNumber: wrong.regnr }, { reason })
  return dog.regnr
}

/** @throws AppError 404 NUMBER_NOT_FOUND */
function numberIn(numbers: readonly DogNumber[], number: string): DogNumber {
  const found = numbers.find(({ id }) => id === regnrKey(number))
  if (!found) throw new AppError('notFound', 'NUMBER_NOT_FOUND')
  return found
}

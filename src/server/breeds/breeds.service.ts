import { LANGUAGES } from '#contract/languages.ts'
import { foldText } from '#domain/foldedText.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import {
  allBreeds,
  breedById,
  choosableBreeds,
  insertBreed,
  lockBreeds,
  lockRow,
  updateBreed,
} from './breeds.store.ts'
import type { BreedInput, StoredBreed } from './breeds.types.ts'

/** Breeds that a dog may be of. */
export const findChoices = ({ db }: Reader) => choosableBreeds(db)

/** All breeds by their codes. */
export const listBreeds = ({ db }: Reader): Promise<readonly StoredBreed[]> => allBreeds(db)

/** @throws AppError 404 BREED_NOT_FOUND */
export async function findBreed({ db }: Pick<Reader, 'db'>, id: number): Promise<StoredBreed> {
  const breed = await breedById(db, id)
  if (!breed) throw new AppError('notFound', 'BREED_NOT_FOUND')
  return breed
}

/** One, with all breeds locked, it against new dogs too, to the end of the transaction. @throws AppError 404 BREED_NOT_FOUND */
export async function lockBreed(act: Act, id: number): Promise<StoredBreed> {
  await lockBreeds(act.db)
  await lockRow(act.db, id)
  return findBreed(act, id)
}

/** What an audit row keeps of a breed. */
const audited = ({ code, name, club, hidden }: BreedInput) => ({
  breedCode: code,
  nameFi: name.fi,
  nameSv: name.sv,
  nameEn: name.en,
  clubBreed: club,
  hidden,
})

/** No two breeds have one code or, in one language, one name: files that come in tell breeds by either. */
async function checkFree({ db }: Act, input: BreedInput, id?: number): Promise<void> {
  const others = (await allBreeds(db)).filter((breed) => breed.id !== id)
  if (others.some(({ code }) => code === input.code))
    throw new AppError('conflict', 'BREED_EXISTS', { code: 'BREED_EXISTS' })
  const taken = LANGUAGES.find((language) =>
    others.some(({ name }) => foldText(name[language]) === foldText(input.name[language])),
  )
  if (taken) throw new AppError('conflict', 'BREED_NAME_TAKEN', { [`name.${taken}`]: 'BREED_NAME_TAKEN' })
}

/** Adds a breed. @throws AppError 409 BREED_EXISTS, BREED_NAME_TAKEN */
export async function addBreed(act: Act, input: BreedInput): Promise<StoredBreed> {
  await lockBreeds(act.db)
  await checkFree(act, input)
  const id = await insertBreed(act.db, input)
  await act.log(['breed', id], 'CREATED', null, audited(input))
  return findBreed(act, id)
}

/**
 * Changes a breed.
 * @throws AppError 409 CHANGED_MEANWHILE, BREED_EXISTS, BREED_NAME_TAKEN; 422 BREED_CODE_IN_USE, BREED_HAS_DOGS
 */
export async function changeBreed(
  act: Act,
  before: StoredBreed,
  { version, ...input }: BreedInput & { readonly version: number },
): Promise<StoredBreed> {
  if (version !== before.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const hasDogs = before.dogs + before.others > 0
  if (hasDogs && input.code !== before.code)
    throw new AppError('refused', 'BREED_CODE_IN_USE', { code: 'BREED_CODE_IN_USE' })
  if (hasDogs && input.hidden) throw new AppError('refused', 'BREED_HAS_DOGS', { hidden: 'BREED_HAS_DOGS' })
  await checkFree(act, input, before.id)
  await updateBreed(act.db, before.id, input)
  await act.log(['breed', before.id], 'CHANGED', audited(before), audited(input))
  return findBreed(act, before.id)
}

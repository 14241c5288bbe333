import { regnrKey } from '#domain/regnr.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { setDeathReleased } from './dogChanges.store.ts'
import type { OwnerAccount } from './dogs.types.ts'
import { accountsOfOwners, dogAndOwner, livingDogsOf, ownedDogs } from './ownership.store.ts'

/** Dogs that a person owns now. */
export function dogsOwnedNow({ db }: Reader, personId: number) {
  return ownedDogs(db, personId)
}

/** Ids of living dogs that a person owns now, the youngest first. */
export const livingDogsOwned = ({ db }: Reader, personId: number, most: number) =>
  livingDogsOf(db, personId, most)

/** The accounts of those who own a dog today. */
export const ownersOfDog = async (reader: Reader, dogId: number): Promise<readonly OwnerAccount[]> =>
  (await ownersOfDogs(reader, [dogId])).get(dogId) ?? []

/** The same of many dogs, by their ids. */
export const ownersOfDogs = async (
  { db, today }: Reader,
  dogIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OwnerAccount[]>> =>
  Map.groupBy(await accountsOfOwners(db, dogIds, today), ({ dogId }) => dogId)

/** A dog, and whether a person owns it now. @throws AppError 404 DOG_NOT_FOUND */
export async function findOwnership(
  { db }: Reader,
  input: { readonly regnr: string; readonly personId: number },
): Promise<{ id: number; owned: boolean }> {
  const dog = await dogAndOwner(db, regnrKey(input.regnr), input.personId)
  if (!dog) throw new AppError('notFound', 'DOG_NOT_FOUND')
  return dog
}

/** Lets date and cause of a dog's death be seen by everyone, or not. */
export function releaseDeath({ db }: Act, dogId: number, released: boolean): Promise<void> {
  return setDeathReleased(db, dogId, released)
}

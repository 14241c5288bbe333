import { regnrKey } from '#domain/regnr.ts'
import type { Act, OperatorAct, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { setDeathReleased, takePersonOut } from './dogChanges.store.ts'
import { dogAndOwner, dogsOfPerson, ownedDogs } from './ownership.store.ts'

/** Dogs that a person owns now. */
export function dogsOwnedNow({ db }: Reader, personId: number) {
  return ownedDogs(db, personId)
}

/** Dogs that a person has owned, and dogs that the person has bred. */
export async function personalDogs({ db }: Reader, personId: number) {
  return {
    ownedDogs: await dogsOfPerson(db, personId, 'owner'),
    bredDogs: await dogsOfPerson(db, personId, 'breeder'),
  }
}

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

/** Takes a person out of the dogs, before the person goes: the dogs stay. */
export function erasePersonalDogs({ db }: OperatorAct, personId: number): Promise<void> {
  return takePersonOut(db, personId)
}

import type { Db } from '../platform/database.ts'

/** Dogs that a person owns now. */
export function ownedDogs(db: Db, personId: number) {
  return db
    .selectFrom('dog_owner')
    .innerJoin('dog', 'dog.id', 'dog_owner.dog_id')
    .innerJoin('main_number', 'main_number.dog_id', 'dog.id')
    .select(['main_number.regnr', 'dog.name', 'dog.death_released as deathReleased'])
    .where('dog_owner.person_id', '=', personId)
    .where('dog_owner.end_date', 'is', null)
    .orderBy('dog.name')
    .orderBy('main_number.regnr')
    .execute()
}

/** Dogs that a person has owned or bred. */
export function dogsOfPerson(db: Db, personId: number, as: 'owner' | 'breeder') {
  const dogs = db
    .selectFrom('dog')
    .innerJoin('main_number', 'main_number.dog_id', 'dog.id')
    .select(['main_number.regnr', 'dog.name'])
    .orderBy('main_number.regnr')
  const theirs =
    as === 'breeder'
      ? dogs.where('dog.breeder_id', '=', personId)
      : dogs.where('dog.id', 'in', ({ selectFrom }) =>
          selectFrom('dog_owner').select('dog_id').where('person_id', '=', personId),
        )
  return theirs.execute()
}

/** A dog by one of its numbers, and whether the person owns it now. */
export async function dogAndOwner(db: Db, key: string, personId: number) {
  const dog = await db
    .selectFrom('dog_number')
    .select('dog_id as id')
    .where('key', '=', key)
    .executeTakeFirst()
  if (!dog) return undefined
  const owner = await db
    .selectFrom('dog_owner')
    .select('person_id')
    .where('dog_id', '=', dog.id)
    .where('person_id', '=', personId)
    .where('end_date', 'is', null)
    .executeTakeFirst()
  return { id: dog.id, owned: owner !== undefined }
}

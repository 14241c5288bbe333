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

/** Living dogs that a person owns now, the youngest first. */
export async function livingDogsOf(db: Db, personId: number, most: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('dog_owner')
    .innerJoin('dog', 'dog.id', 'dog_owner.dog_id')
    .select('dog.id')
    .where('dog_owner.person_id', '=', personId)
    .where('dog_owner.end_date', 'is', null)
    .where('dog.death_date', 'is', null)
    .orderBy('dog.birth_date', (day) => day.desc().nullsLast())
    .orderBy('dog.id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
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

import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { OwnerAccount } from './dogs.types.ts'

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

/** The accounts of those who own dogs on a day, by dog and id; each once of a dog. */
export function accountsOfOwners(
  db: Db,
  dogIds: readonly number[],
  day: string,
): Promise<(OwnerAccount & { readonly dogId: number })[]> {
  return db
    .selectFrom('dog_owner as o')
    .innerJoin('account as a', 'a.person_id', 'o.person_id')
    .select([
      'o.dog_id as dogId',
      'a.id',
      sql<string>`a.first_name || ' ' || a.last_name`.as('name'),
      'a.email',
      'a.language',
    ])
    .distinct()
    .where(sql<boolean>`o.dog_id = any(${[...dogIds]}::bigint[])`)
    .where((b) => b.or([b('o.start_date', 'is', null), b('o.start_date', '<=', day)]))
    .where((b) => b.or([b('o.end_date', 'is', null), b('o.end_date', '>', day)]))
    .orderBy('o.dog_id')
    .orderBy('a.id')
    .execute()
}

import type { Db } from '../platform/database.ts'

/** Whether a person's name and town may be shown. */
export async function consentOf(db: Db, personId: number): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('public_consent')
    .where('id', '=', personId)
    .executeTakeFirst()
  return row?.public_consent ?? false
}

/** Dogs that a person owns now. */
export function ownedDogs(db: Db, personId: number) {
  return db
    .selectFrom('dog_owner')
    .innerJoin('dog', 'dog.id', 'dog_owner.dog_id')
    .innerJoin('dog_number', (join) =>
      join.onRef('dog_number.dog_id', '=', 'dog.id').on('dog_number.is_primary', '=', true),
    )
    .select(['dog_number.regnr', 'dog.name', 'dog.death_released as deathReleased'])
    .where('dog_owner.person_id', '=', personId)
    .where('dog_owner.end_date', 'is', null)
    .orderBy('dog.name')
    .orderBy('dog_number.regnr')
    .execute()
}

/** Every consent given and withdrawn, newest first. */
export function consentLog(db: Db, personId: number) {
  return db
    .selectFrom('consent_log')
    .leftJoin('dog_number', (join) =>
      join.onRef('dog_number.dog_id', '=', 'consent_log.dog_id').on('dog_number.is_primary', '=', true),
    )
    .select([
      'consent_log.kind',
      'dog_number.regnr',
      'consent_log.given',
      'consent_log.changed_at as changedAt',
    ])
    .where('consent_log.person_id', '=', personId)
    .orderBy('consent_log.id', 'desc')
    .execute()
}

/** A dog by one of its numbers, and whether the person owns it now. */
export async function dogToRelease(db: Db, key: string, personId: number) {
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

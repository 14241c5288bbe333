import type { Insertable } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'

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

export async function insertConsent(db: Db, consent: Insertable<Schema['consent_log']>): Promise<void> {
  await db.insertInto('consent_log').values(consent).execute()
}

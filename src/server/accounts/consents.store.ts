import type { Insertable } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'

/** Every consent given and withdrawn, newest first. */
export function consentLog(db: Db, personId: number) {
  return db
    .selectFrom('consent_log')
    .leftJoin('main_number', 'main_number.dog_id', 'consent_log.dog_id')
    .select([
      'consent_log.kind',
      'main_number.regnr',
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

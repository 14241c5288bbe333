import { scrubAudit } from '../platform/audit/audit.store.ts'
import type { Db } from '../platform/database.ts'

/** A person among owners and breeders; undefined: there is none. */
export function personById(db: Db, id: number) {
  return db
    .selectFrom('person')
    .leftJoin('account', 'account.person_id', 'person.id')
    .select([
      'person.id',
      'person.name',
      'person.town',
      'person.email',
      'person.phone',
      'person.public_consent as nameAndTownShown',
      'account.id as accountId',
    ])
    .where('person.id', '=', id)
    .executeTakeFirst()
}

/** Lets a person's name and town be shown, or not. */
export async function setPublicConsent(db: Db, id: number, given: boolean): Promise<void> {
  await db.updateTable('person').set({ public_consent: given }).where('id', '=', id).execute()
}

/** Takes a person out who is in no dog's data any more; of what was changed only that it was stays. */
export async function deletePerson(db: Db, id: number): Promise<void> {
  await scrubAudit(db, 'person', [id])
  await scrubAudit(db, 'consent', [`person:${id}`])
  await db.deleteFrom('person').where('id', '=', id).execute()
}

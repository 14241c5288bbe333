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

export async function setPublicConsent(db: Db, id: number, given: boolean): Promise<void> {
  await db.updateTable('person').set({ public_consent: given }).where('id', '=', id).execute()
}

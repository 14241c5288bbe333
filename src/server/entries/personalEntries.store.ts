import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** The person to look for: by account, by e-mail address, as handler of own dogs; null: not by this. */
export interface Entrant {
  readonly accountId: number | null
  readonly email: string | null
  readonly personId: number | null
}

/** Entries that a person manages or is reached by. */
const managedBy = ({ accountId, email }: Entrant) =>
  sql<SqlBool>`(entry.account_id = ${accountId} or lower(entry.contact_email) = lower(${email}))`

/** Entries of own dogs that the person handles, by name. */
const handledBy = ({ personId }: Entrant) => sql<SqlBool>`exists (
  select from person p join dog_owner o on o.person_id = p.id
  where p.id = ${personId} and o.dog_id = entry.dog_id and entry.handler = p.name
)`

const about = (entrant: Entrant) => sql<SqlBool>`(${managedBy(entrant)} or ${handledBy(entrant)})`

/** All data of a person in the entries of trials. */
export function entriesAbout(db: Db, entrant: Entrant) {
  return db
    .selectFrom('entry')
    .innerJoin('trial', 'trial.id', 'entry.trial_id')
    .innerJoin('main_number', 'main_number.dog_id', 'entry.dog_id')
    .select([
      'trial.held_on as heldOn',
      'trial.place',
      'main_number.regnr',
      'entry.class',
      'entry.entered_at as enteredAt',
      'entry.handler',
      'entry.contact_name as contactName',
      'entry.contact_email as contactEmail',
      'entry.contact_phone as contactPhone',
      'entry.language',
      'entry.withdrawn_at as withdrawnAt',
      'entry.withdrawn_reason as withdrawnReason',
    ])
    .where(about(entrant))
    .orderBy('entry.id')
    .execute()
}

/** Ids of the entries that a person manages or is reached by, and of those in which the person handles an own dog. */
export async function entryIdsAbout(
  db: Db,
  entrant: Entrant,
): Promise<{ managed: number[]; handled: number[] }> {
  const idsOf = async (which: RawBuilder<SqlBool>) =>
    (await db.selectFrom('entry').select('entry.id').where(which).execute()).map(({ id }) => id)
  return { managed: await idsOf(managedBy(entrant)), handled: await idsOf(handledBy(entrant)) }
}

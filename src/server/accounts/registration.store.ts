import { type Insertable, sql } from 'kysely'
import { ADVISORY_LOCKS } from '../platform/advisoryLocks.ts'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'

/** Serialises registrations to the end of the transaction. */
export async function lockRegistrations(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.registration})`.execute(db)
}

/** Whether a user name, in canonical form, belongs to an account, or to a pending registration of another address. */
export async function isUsernameTaken(db: Db, username: string, email: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from account where canonical_username(username) = ${username})
      or exists (
        select from registration
        where canonical_username(username) = ${username} and email <> ${email} and expires_at > ${now}
      ) as taken`.execute(db)
  return rows[0]!.taken
}

/**
 * Keeps a registration beside earlier ones of the same address, whose links go on working: a stranger cannot put his own in
 * the place of another's. Returns its id.
 */
export async function insertRegistration(
  db: Db,
  registration: Insertable<Schema['registration']>,
): Promise<number> {
  await deleteStaleRegistrations(db, new Date(registration.created_at))
  const { id } = await db
    .insertInto('registration')
    .values(registration)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The valid registration of a token. */
export function registrationOf(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('registration')
    .select(['id', 'username', 'password_hash', 'created_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Deletes a valid registration and all others of its address. @returns it */
export async function takeRegistration(db: Db, id: number, now: Date) {
  const taken = await db
    .deleteFrom('registration')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (taken) await deleteRegistrationsOf(db, taken.email)
  return taken
}

/** Deletes the pending registrations of an address. */
async function deleteRegistrationsOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('registration').where('email', '=', email).execute()
}

/** Deletes expired registrations. */
export async function deleteStaleRegistrations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('registration').where('expires_at', '<=', now).execute()
}

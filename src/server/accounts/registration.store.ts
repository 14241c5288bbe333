import { type Insertable, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'

/** Any fixed number: registrations are looked over and written one after another. */
const ONE_AT_A_TIME = 7_204_612

/** Waits until no other registration is being written. */
export async function lockRegistrations(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`.execute(tx)
}

/** Whether a user name is someone's, or waits with another e-mail address. */
export async function isUsernameTaken(tx: Db, username: string, email: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from account where lower(username) = lower(${username}))
      or exists (
        select from registration
        where lower(username) = lower(${username}) and lower(email) <> lower(${email}) and expires_at > ${now}
      ) as taken`.execute(tx)
  return rows[0]!.taken
}

/**
 * Keeps a registration beside earlier ones of the same address, whose links go on working: a stranger cannot put his own in
 * the place of another's. Returns its id.
 */
export async function insertRegistration(
  tx: Db,
  registration: Insertable<Schema['registration']>,
): Promise<number> {
  await tx.deleteFrom('registration').where('expires_at', '<=', new Date(registration.created_at)).execute()
  const { id } = await tx
    .insertInto('registration')
    .values(registration)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The registration of a token, if it still works. */
export function registrationOf(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('registration')
    .select(['id', 'username', 'password_hash', 'created_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Takes a registration out, if it still works, together with the others of its address. */
export async function takeRegistration(tx: Db, id: number, now: Date) {
  const taken = await tx
    .deleteFrom('registration')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (taken)
    await tx.deleteFrom('registration').where(sql`lower(email)`, '=', sql`lower(${taken.email})`).execute()
  return taken
}

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

/** Keeps a registration in place of an earlier one of the same address; returns its id. */
export async function replaceRegistration(
  tx: Db,
  registration: Insertable<Schema['registration']>,
): Promise<number> {
  await tx
    .deleteFrom('registration')
    .where(({ or, eb }) =>
      or([
        eb(sql`lower(email)`, '=', sql`lower(${registration.email})`),
        eb('expires_at', '<=', registration.created_at),
      ]),
    )
    .execute()
  const { id } = await tx
    .insertInto('registration')
    .values(registration)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes the registration of a token out, if it still works. */
export function takeRegistration(tx: Db, tokenHash: Buffer, now: Date) {
  return tx
    .deleteFrom('registration')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

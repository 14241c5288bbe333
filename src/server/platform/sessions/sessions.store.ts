import { sql } from 'kysely'
import type { Role } from '#domain/accounts/roles.ts'
import type { Db } from '../database.ts'
import { AppError } from '../errors.ts'

export interface SessionRow {
  readonly id: string
  readonly accountId: number
  readonly username: string
  readonly demo: boolean
  readonly roles: readonly Role[]
  readonly secondFactor: boolean
  /** it is to get another token */
  readonly rotate: boolean
  readonly expiresAt: Date
}

/** Milliseconds between two notes of a session's last use. */
const USE_NOTED_EVERY = 60_000

/**
 * The running session of a token with its account and roles, in one statement; a second one notes its use, at most once a
 * minute. (One statement for both costs every request the start of an update.)
 * @param idleMs milliseconds without use after which a session has ended
 */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
  idleMs: number,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow & { lastUsedAt: Date }>`
    select s.id, s.account_id as "accountId", a.username, a.demo, s.rotate and s.token_hash = ${tokenHash} as rotate,
      s.expires_at as "expiresAt", s.last_used_at as "lastUsedAt",
      array(select role from account_role r where r.account_id = a.id) as roles,
      exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null) as "secondFactor"
    from session s join account a on a.id = s.account_id
    where (s.token_hash = ${tokenHash} or (s.previous_hash = ${tokenHash} and s.previous_until > ${now}))
      and s.expires_at > ${now} and s.last_used_at > ${new Date(now.getTime() - idleMs)} and a.locked_at is null`.execute(
    db,
  )
  const session = rows[0]
  if (session && now.getTime() - session.lastUsedAt.getTime() >= USE_NOTED_EVERY)
    await db.updateTable('session').set({ last_used_at: now }).where('id', '=', session.id).execute()
  return session
}

/** Running sessions of an account, newest use first. */
export function sessionsOf(db: Db, accountId: number, now: Date, idleMs: number) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', new Date(now.getTime() - idleMs))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** How many sessions an account has. */
export async function countSessions(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

interface NewSession {
  readonly tokenHash: Buffer
  readonly accountId: number
  readonly device: string
  readonly now: Date
  readonly expiresAt: Date
  /** since the visit before */
  readonly failedSignins: number
}

/** Begins a session. */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const { tokenHash, accountId, device, now, expiresAt, failedSignins } = session
  await db
    .insertInto('session')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      device,
      created_at: now,
      last_used_at: now,
      proved_at: now,
      expires_at: expiresAt,
      failed_signins: failedSignins,
    })
    .execute()
}

/** How many sign-ins had failed since the visit before, when a session began. */
export async function failedSigninsBefore(db: Db, sessionId: string): Promise<number> {
  const session = await db
    .selectFrom('session')
    .select('failed_signins')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session?.failed_signins ?? 0
}

/** Ends one session of an account; false where it has none of that id. */
export async function deleteSessionById(db: Db, accountId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the sessions of an account, but for the one that is spared. */
export async function deleteSessions(db: Db, accountId: number, spared?: string): Promise<void> {
  let query = db.deleteFrom('session').where('account_id', '=', accountId)
  if (spared) query = query.where('id', '<>', spared)
  await query.execute()
}

/** When the password was last given in a session; undefined: it has just been ended elsewhere. */
export async function provedAtOf(db: Db, sessionId: string): Promise<Date | undefined> {
  const session = await db
    .selectFrom('session')
    .select('proved_at')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session?.proved_at
}

/** Notes that the password was given in a session, which gets another token at its next request. */
export async function noteProof(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ proved_at: now, rotate: true }).where('id', '=', sessionId).execute()
}

/**
 * Gives a session in which the password was just given another token at once.
 * @throws AppError 401 SESSION_EXPIRED where it has just been ended elsewhere
 */
export async function replaceToken(db: Db, sessionId: string, tokenHash: Buffer, now: Date): Promise<Date> {
  const session = await db
    .updateTable('session')
    .set({
      token_hash: tokenHash,
      rotate: false,
      previous_hash: null,
      previous_until: null,
      proved_at: now,
    })
    .where('id', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirst()
  if (!session) throw new AppError('unauthenticated', 'SESSION_EXPIRED')
  return session.expires_at
}

/** Milliseconds for which the token before still works. */
const GRACE_MS = 60_000

/** Gives a session another token if it is to get one; false where another request has just done it. */
export async function rotateToken(db: Db, sessionId: string, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set(({ ref }) => ({
      previous_hash: ref('token_hash'),
      previous_until: new Date(now.getTime() + GRACE_MS),
      token_hash: tokenHash,
      rotate: false,
    }))
    .where('id', '=', sessionId)
    .where('rotate', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lets the sessions of an account get another token at their next request. */
export async function markForRotation(db: Db, accountId: number): Promise<void> {
  await db.updateTable('session').set({ rotate: true }).where('account_id', '=', accountId).execute()
}

/** Removes sessions that have ended by themselves. */
export async function deleteEnded(db: Db, now: Date, idleMs: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where(({ or, eb }) =>
      or([eb('expires_at', '<=', now), eb('last_used_at', '<=', new Date(now.getTime() - idleMs))]),
    )
    .execute()
}

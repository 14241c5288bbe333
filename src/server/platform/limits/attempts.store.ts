import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** Attempts of one caller at one thing. */
export interface AttemptRow {
  readonly count: number
  readonly lastAt: Date
  readonly forgetAt: Date
}

/** One more attempt at `now`; what was counted before is forgotten where its time is over. */
export interface NewAttempt {
  readonly key: Buffer
  readonly now: Date
  /** from when on a first attempt is forgotten */
  readonly forgetAt: Date
}

/** Counts an attempt, until the first one of them is forgotten. */
export function countAttempt(
  db: Db,
  { key, now, forgetAt }: NewAttempt,
): Promise<Pick<AttemptRow, 'count' | 'forgetAt'>> {
  return db
    .insertInto('attempt')
    .values({ key, count: 1, last_at: now, forget_at: forgetAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: oneMore(now),
        last_at: now,
        forget_at: firstForgotten(now, forgetAt),
      }),
    )
    .returning(['count', 'forget_at as forgetAt'])
    .executeTakeFirstOrThrow()
}

/** Counts an attempt where fewer than `most` are counted, until the first one of them is forgotten. @returns whether it was counted */
export async function countAttemptWithin(
  db: Db,
  { key, now, forgetAt }: NewAttempt,
  most: number,
): Promise<boolean> {
  const counted = await db
    .insertInto('attempt')
    .values({ key, count: 1, last_at: now, forget_at: forgetAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ count: oneMore(now), last_at: now, forget_at: firstForgotten(now, forgetAt) })
        .where(sql<boolean>`attempt.forget_at <= ${now} or attempt.count < ${most}::float8`),
    )
    .returning('count')
    .executeTakeFirst()
  return counted !== undefined
}

/**
 * Counts an attempt, until the last one of them is forgotten; from `most` on only one that comes so late after the one before:
 * one second, then twice as long each time, `longestWaitMs` at most. @returns whether it was counted
 */
export async function countSlowAttempt(
  db: Db,
  { key, now, forgetAt }: NewAttempt,
  { most, longestWaitMs }: { readonly most: number; readonly longestWaitMs: number },
): Promise<boolean> {
  const counted = await db
    .insertInto('attempt')
    .values({ key, count: 1, last_at: now, forget_at: forgetAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ count: oneMore(now), last_at: now, forget_at: forgetAt })
        .where(
          sql<boolean>`attempt.forget_at <= ${now} or attempt.count < ${most}::float8 or attempt.last_at
            + least(${longestWaitMs / 1000}, power(2, least(30, attempt.count - ${most}::float8))) * interval '1 second' <= ${now}`,
        ),
    )
    .returning('count')
    .executeTakeFirst()
  return counted !== undefined
}

const oneMore = (now: Date) =>
  sql<number>`case when attempt.forget_at > ${now} then attempt.count + 1 else 1 end`

const firstForgotten = (now: Date, forgetAt: Date) =>
  sql<Date>`case when attempt.forget_at > ${now} then attempt.forget_at else ${forgetAt} end`

export function attemptOf(db: Db, key: Buffer): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('attempt')
    .select(['count', 'last_at as lastAt', 'forget_at as forgetAt'])
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function uncountAttempt(db: Db, key: Buffer): Promise<void> {
  await db.updateTable('attempt').set({ count: sql`greatest(count - 1, 0)` }).where('key', '=', key).execute()
}

export async function deleteAttempts(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute()
}

/** Removes what may be forgotten. */
export async function forgetAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempt').where('forget_at', '<=', now).execute()
}

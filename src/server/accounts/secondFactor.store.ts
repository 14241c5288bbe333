import type { Db } from '../platform/database.ts'

export interface SecondFactor {
  readonly secret: Buffer
  /** null: it is being set up */
  readonly confirmedAt: Date | null
}

export function factorOf(db: Db, accountId: number): Promise<SecondFactor | undefined> {
  return db
    .selectFrom('second_factor')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Begins to set up a second factor, anew where it was begun before. @returns false where there is one already */
export async function beginFactor(db: Db, accountId: number, secret: Buffer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factor')
    .values({ account_id: accountId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, created_at: now })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Makes the second factor count that was begun. @param step of the code that confirmed it */
export async function confirmFactor(db: Db, accountId: number, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ confirmed_at: now, last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes a code of a time step; false where one of it, or of a later one, was taken before, by whomever. */
export async function takeStep(db: Db, accountId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a second factor with its recovery codes; false where there is none, or it is only being set up. */
export async function deleteFactor(db: Db, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertRecoveryCodes(
  db: Db,
  accountId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  const rows = hashes.map((hash) => ({ code_hash: hash, account_id: accountId }))
  await db.insertInto('recovery_code').values(rows).execute()
}

/** Uses a recovery code up; false where the account has none such. */
export async function takeRecoveryCode(db: Db, accountId: number, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** How many recovery codes an account has left. */
export async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

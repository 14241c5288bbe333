import type { Db } from '../database.ts'

/** Stores the solution of a challenge as used. @returns false where it had been used before */
export async function keepSolution(db: Db, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha_solution')
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes solutions whose challenge has expired. */
export async function forgetSolutions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('captcha_solution').where('expires_at', '<=', now).execute()
}

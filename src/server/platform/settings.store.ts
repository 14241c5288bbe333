import type { Db } from './database.ts'

/** The value of a setting; where there is none yet, `value` becomes it. */
export async function settingOr(db: Db, key: string, value: unknown): Promise<unknown> {
  await db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  return row.value
}

export async function deleteSetting(db: Db, key: string): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', key).execute()
}

import { randomBytes } from 'node:crypto'
import type { Db } from './database.ts'

/** A random key that all copies of the service on one database share; made when first asked for. */
export async function serverKey(db: Db, name: string): Promise<string> {
  const key = JSON.stringify(randomBytes(32).toString('base64url'))
  await db
    .insertInto('setting')
    .values({ key: name, value: key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', name)
    .executeTakeFirstOrThrow()
  return value as string
}

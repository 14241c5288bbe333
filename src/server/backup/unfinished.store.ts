import type pg from 'pg'
import { type Db, dbOn } from '../platform/database.ts'
import { deleteSetting, settingOr } from '../platform/settings.store.ts'

/** The setting that stands while a backup has been put back, and not yet all that has to follow. */
const KEY = 'restoreUnfinished'

/** The moment of the backup whose restore was begun in this database and not finished; undefined: none. */
export async function unfinishedRestore(client: pg.Pool | pg.PoolClient): Promise<Date | undefined> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('setting') is not null as there`,
  )
  if (!rows[0]?.there) return undefined
  const found = await client.query<{ value: string }>('select value from setting where key = $1', [KEY])
  return found.rows[0] && new Date(found.rows[0].value)
}

/** Notes that a restore has begun, in the transaction that puts the rows back. */
export async function markUnfinished(client: pg.PoolClient, at: Date): Promise<void> {
  await settingOr(dbOn(client), KEY, at)
}

/** Notes that all has followed. */
export function markFinished(db: Db): Promise<void> {
  return deleteSetting(db, KEY)
}

import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { DueSearch, NewSearch, SavedSearch } from './savedSearches.types.ts'

const searches = (db: Db) =>
  db
    .selectFrom('saved_search')
    .select([
      'id',
      'account_id as accountId',
      'name',
      'mail',
      'condition',
      'least',
      'breed',
      'sex',
      'conditions',
      'saved_at as savedAt',
      'removed_at as removedAt',
      'version',
    ])

/** Those of an account, the newest first. */
export function searchesOf(db: Db, accountId: number): Promise<SavedSearch[]> {
  return searches(db)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
}

/** @param lock holds the row until the transaction ends */
export function searchById(db: Db, id: number, lock = false): Promise<SavedSearch | undefined> {
  return searches(db)
    .where('id', '=', id)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst()
}

/** Holds whoever adds another search to an account until the transaction ends, and counts those that it has. */
export async function countOfAccount(tx: Db, accountId: number): Promise<number> {
  await holdAccount(tx, accountId)
  const { count } = await tx
    .selectFrom('saved_search')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Whoever changes several searches of an account holds it first. */
export async function holdAccount(tx: Db, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
}

/** @returns its id */
export async function insertSearch(
  tx: Db,
  accountId: number,
  { lookedOn, ...columns }: NewSearch,
  at: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('saved_search')
    .values({ account_id: accountId, ...columns, looked_on: lookedOn, saved_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Changed {
  readonly name?: string
  readonly mail?: boolean
  readonly removed_at?: Date | null
}

export async function updateSearch(tx: Db, id: number, changed: Changed): Promise<void> {
  await tx
    .updateTable('saved_search')
    .set({ ...changed, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Deletes what an account has removed before. */
export async function deleteRemoved(tx: Db, accountId: number): Promise<void> {
  await tx
    .deleteFrom('saved_search')
    .where('account_id', '=', accountId)
    .where('removed_at', 'is not', null)
    .execute()
}

/** Deletes what was removed before a moment. */
export async function deleteOldRemoved(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('saved_search').where('removed_at', '<', before).execute()
}

const due = (db: Db, night: string) =>
  db
    .selectFrom('saved_search as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .where('s.mail', '=', true)
    .where('s.removed_at', 'is', null)
    .where('s.looked_on', '<', night)
    .where('a.locked_at', 'is', null)

/** Accounts of which a search has not been looked at this night, those that have waited longest first. */
export async function dueAccounts(db: Db, night: string, most: number): Promise<number[]> {
  const rows = await due(db, night)
    .select('s.account_id as id')
    .groupBy('s.account_id')
    .orderBy(({ fn }) => fn.min('s.looked_on'))
    .orderBy('s.account_id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** The searches of an account that have not been looked at this night. @param lock holds them until the transaction ends */
export function dueSearches(db: Db, accountId: number, night: string, lock = false): Promise<DueSearch[]> {
  return due(db, night)
    .where('s.account_id', '=', accountId)
    .select([
      's.id',
      's.name',
      's.condition',
      's.least',
      's.breed',
      's.sex',
      's.conditions',
      's.seen',
      's.mails',
    ])
    .orderBy('s.id')
    .$if(lock, (rows) => rows.forUpdate('s'))
    .execute()
}

/** Notes that a mail tells of dogs. */
export async function markTold(tx: Db, id: number, seen: Buffer): Promise<void> {
  await tx.updateTable('saved_search').set({ seen, mails: sql`mails + 1` }).where('id', '=', id).execute()
}

export async function markLooked(tx: Db, ids: readonly number[], night: string): Promise<void> {
  await tx
    .updateTable('saved_search')
    .set({ looked_on: night })
    .where('id', 'in', [...ids])
    .execute()
}

/** Where two records turn out to be one dog: whoever knows the other one knows the one that stays. */
export async function mergeSeen(
  tx: Db,
  { keptId, otherId }: { readonly keptId: number; readonly otherId: number },
): Promise<void> {
  const missing = sql<Buffer>`decode(repeat('00', greatest(0, ${keptId}::int / 8 + 1 - length(seen))), 'hex')`
  await sql`
    update saved_search set seen = set_bit(seen || ${missing}, ${keptId}::bigint, 1)
    where case when length(seen) > ${otherId}::int / 8 then get_bit(seen, ${otherId}::bigint) = 1 else false end`.execute(
    tx,
  )
}

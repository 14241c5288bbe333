import { sql } from 'kysely'
import { regnrKey } from '#domain/regnr.ts'
import type { Db } from '../../platform/database.ts'
import type { SavedSearch, SearchFields } from './searches.types.ts'

const searches = (db: Db) =>
  db
    .selectFrom('mate_search as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select([
      's.id',
      's.account_id as accountId',
      'a.username',
      's.name',
      's.note',
      's.regnr',
      's.choice',
      's.weights',
      's.score',
      's.mated_on as date',
      's.shared',
      's.updated_at as updatedAt',
      's.version',
    ])

/** Those of an account, or all that are shared; the one changed last first. */
export function savedSearches(
  db: Db,
  of: { readonly accountId: number } | 'shared',
  most: number,
): Promise<SavedSearch[]> {
  return searches(db)
    .$if(of === 'shared', (rows) => rows.where('s.shared', '=', true))
    .$if(of !== 'shared', (rows) => rows.where('s.account_id', '=', (of as { accountId: number }).accountId))
    .orderBy('s.updated_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(most)
    .execute()
}

/** @param lock holds the row until the transaction ends */
export function searchById(db: Db, id: number, lock = false): Promise<SavedSearch | undefined> {
  return searches(db)
    .where('s.id', '=', id)
    .$if(lock, (rows) => rows.forUpdate('s'))
    .executeTakeFirst()
}

/** Holds whoever adds another search to an account until the transaction ends, and counts those that it has. */
export async function countOfAccount(tx: Db, accountId: number): Promise<number> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('mate_search')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

const columnsOf = ({ name, note, regnr, choice, weights, score, date, shared }: SearchFields, at: Date) => ({
  name,
  note,
  regnr,
  choice,
  weights: JSON.stringify(weights),
  score,
  mated_on: date,
  shared,
  updated_at: at,
})

/** @returns its id */
export async function insertSearch(
  tx: Db,
  accountId: number,
  fields: SearchFields,
  at: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('mate_search')
    .values({ account_id: accountId, ...columnsOf(fields, at) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateSearch(tx: Db, id: number, fields: SearchFields, at: Date): Promise<void> {
  await tx
    .updateTable('mate_search')
    .set({ ...columnsOf(fields, at), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteSearch(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('mate_search').where('id', '=', id).execute()
}

/** Written numbers → ids of the dogs that have them. */
export async function dogsByNumbers(db: Db, regnrs: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const keys = new Map(regnrs.map((regnr) => [regnr, regnrKey(regnr)]))
  if (keys.size === 0) return new Map()
  const rows = await db
    .selectFrom('dog_number')
    .select(['key', 'dog_id'])
    .where('key', 'in', [...keys.values()])
    .execute()
  const ids = new Map(rows.map(({ key, dog_id }) => [key, dog_id]))
  return new Map(
    [...keys].flatMap(([regnr, key]) => {
      const id = ids.get(key)
      return id === undefined ? [] : [[regnr, id] as const]
    }),
  )
}

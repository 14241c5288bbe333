import { type Insertable, sql } from 'kysely'
import { ADVISORY_LOCKS } from '../platform/advisoryLocks.ts'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'
import type { ImportRow, ListedUser, StayedUser } from './memberLists.types.ts'

/** Lets one import or undoing happen at a time; until the transaction ends. */
export async function lockImports(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.memberLists})`.execute(tx)
}

/** Every account with a number or a confirmation; `lock`: nobody changes them before the transaction ends. */
export function usersWithNumbers(db: Db, lock: boolean): Promise<ListedUser[]> {
  const query = db
    .selectFrom('account')
    .select((row) => [
      'id',
      'username',
      'first_name as firstName',
      'last_name as surname',
      'membership_number as number',
      row('membership_confirmed_at', 'is not', null).$castTo<boolean>().as('confirmed'),
    ])
    .where((row) =>
      row.or([row('membership_number', '<>', ''), row('membership_confirmed_at', 'is not', null)]),
    )
    .orderBy('id')
  return (lock ? query.forNoKeyUpdate() : query).execute()
}

/** @returns id of the import */
export async function insertImport(db: Db, values: Insertable<Schema['member_import']>): Promise<number> {
  const { id } = await db.insertInto('member_import').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

interface Changes {
  readonly importId: number
  readonly confirm: readonly number[]
  readonly lapse: readonly number[]
  readonly at: Date
}

/** Keeps what an import is about to change of accounts that are locked, in place of what earlier imports kept. */
export async function keepChanges(db: Db, { importId, confirm, lapse, at }: Changes): Promise<void> {
  await db.deleteFrom('member_change').where('import_id', '<>', importId).execute()
  await sql`
    insert into member_change (import_id, account_id, membership_number, confirmed_before, confirmed_after)
    select ${importId}, id, membership_number, membership_confirmed_at,
      case when id = any(${confirm}::bigint[]) then ${at}::timestamptz end
    from account where id = any(${[...confirm, ...lapse]}::bigint[])`.execute(db)
}

/** The newest imports, at most so many. */
export async function importRows(db: Db, most: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select i.id, imported_at as at, file_name as "fileName", whole_list as whole, row_count as rows, confirmed, lapsed, conflicts,
      undone_at as "undoneAt",
      case when a.id is not null then json_build_object('id', a.id, 'username', a.username) end as by,
      i.id = (select max(id) from member_import) as newest
    from member_import i left join account a on a.id = i.account_id
    order by i.id desc limit ${most}`.execute(db)
  return rows
}

/** @returns undefined where there is none */
export async function importRow(
  db: Db,
  id: number,
): Promise<Pick<ImportRow, 'undoneAt' | 'newest'> | undefined> {
  const { rows } = await sql<Pick<ImportRow, 'undoneAt' | 'newest'>>`
    select undone_at as "undoneAt", id = (select max(id) from member_import) as newest
    from member_import where id = ${id}`.execute(db)
  return rows[0]
}

/**
 * The accounts that an import changed, locked, with the moment of their confirmation before it; `same`: number and confirmation are
 * as the import left them.
 */
export async function changedUsers(
  db: Db,
  importId: number,
): Promise<(StayedUser & { readonly before: Date | null; readonly same: boolean })[]> {
  const { rows } = await sql<StayedUser & { before: Date | null; same: boolean }>`
    select a.id, username, first_name as "firstName", last_name as surname, c.confirmed_before as before,
      c.membership_number = a.membership_number and c.confirmed_after is not distinct from a.membership_confirmed_at as same
    from member_change c join account a on a.id = c.account_id
    where c.import_id = ${importId}
    order by a.id
    for no key update of a`.execute(db)
  return rows
}

/** Marks an import as undone and forgets what it changed. */
export async function closeImport(
  db: Db,
  { id, at, by }: { readonly id: number; readonly at: Date; readonly by: number | null },
): Promise<void> {
  await db.updateTable('member_import').set({ undone_at: at, undone_by: by }).where('id', '=', id).execute()
  await db.deleteFrom('member_change').where('import_id', '=', id).execute()
}

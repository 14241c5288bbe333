import { type RawBuilder, sql } from 'kysely'
import { REMOVED } from '#contract/constants.ts'
import type { Db } from '../platform/database.ts'
import { asKey, type Change, keyOf } from './followed.store.ts'

/** Those whose forms say which version they have seen, so that a form from before an undo is told of it. */
const VERSIONED: ReadonlySet<string> = new Set([
  'show',
  'show_result',
  'breeding_review',
  'register_entry',
  'dog_title',
])

/** Runs a change that the database may refuse: then nothing of it stays. @returns whether it was taken */
export async function attempt(db: Db, change: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint attempt`.execute(db)
  try {
    const taken = await change()
    await sql`release savepoint attempt`.execute(db)
    return taken
  } catch (error) {
    if (!isConstraint(error)) throw error
    await sql`rollback to savepoint attempt`.execute(db)
    return false
  }
}

/** Class 23 of SQLSTATE: integrity constraint violation. */
const isConstraint = (error: unknown): boolean =>
  String((error as { readonly code?: unknown }).code ?? '').startsWith('23')

/** Lays the former values of many rows back, whose changes are of the same columns. @returns false where not all of them could be, and then nothing has been */
export async function restoreAll(db: Db, changes: readonly Change[]): Promise<boolean> {
  const { table, former } = changes[0]!
  if (changes.some((change) => Object.values(change.former).includes(REMOVED))) return false
  const rows = changes.map((change) => ({ record: change.record, former: change.former }))
  await sql`savepoint attempt`.execute(db)
  try {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} t set ${assigned(table, Object.keys(former))}
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) given (row)
      cross join lateral jsonb_populate_record(null::${sql.table(table)}, given.row -> 'former') f
      where t.${sql.ref(keyOf(table))} = ${asKey(table, sql`given.row ->> 'record'`)}`.execute(db)
    if (numAffectedRows === BigInt(changes.length)) {
      await sql`release savepoint attempt`.execute(db)
      return true
    }
  } catch (error) {
    if (!isConstraint(error)) throw error
  }
  await sql`rollback to savepoint attempt`.execute(db)
  return false
}

/** Columns of a row `t` as those of `f`. */
const assigned = (table: string, columns: readonly string[]): RawBuilder<unknown> =>
  sql.join([
    ...columns.map((name) => sql`${sql.ref(name)} = f.${sql.ref(name)}`),
    ...(VERSIONED.has(table) ? [sql`version = t.version + 1`] : []),
  ])

/** Gives a row its former values back, but for those that were erased. @returns false where there is no such row any more */
export async function restoreValues(db: Db, { table, record, former }: Change): Promise<boolean> {
  const columns = Object.keys(former).filter((name) => former[name] !== REMOVED)
  if (columns.length === 0) return true
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} t set ${assigned(table, columns)}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(withoutErased(former))}::jsonb) f
    where t.${sql.ref(keyOf(table))} = ${asKey(table, sql`${record}::text`)}`.execute(db)
  return numAffectedRows === 1n
}

/** Puts a deleted row back under its own id, and notes when; a person or picture that is gone meanwhile stays unknown. */
export async function restoreRow(db: Db, { table, record, former }: Change): Promise<boolean> {
  const columns = sql.join(Object.keys(former).map((name) => sql.ref(name)))
  const known = withoutErased(former)
  const values = table === 'dog' ? await withoutMissing(db, known) : known
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)`.execute(
    db,
  )
  await sql`
    insert into record_change (source_id, table_name, record, former, put_back)
    values (current_source(), ${table}, ${record}, '{}', true)`.execute(db)
  return true
}

const withoutErased = (former: Change['former']): Change['former'] =>
  Object.fromEntries(Object.entries(former).map(([name, value]) => [name, value === REMOVED ? null : value]))

async function withoutMissing(db: Db, former: Change['former']): Promise<Change['former']> {
  const { rows } = await sql<Record<string, unknown>>`
    select (select id from person where id::text = ${String(former.breeder_id)}) as breeder_id,
      (select id from file where id::text = ${String(former.picture_id)}) as picture_id`.execute(db)
  return { ...former, ...rows[0] }
}

/** The other show that has the day, place, country and name that a change would give back; undefined: there is none. */
export async function twinShow(db: Db, { record, former }: Change): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select s.id from show s, jsonb_populate_record(null::show,
      coalesce((select to_jsonb(n) from show n where n.id::text = ${record}), '{}') || ${JSON.stringify(former)}::jsonb) f
    where s.id::text <> ${record} and s.held_on = f.held_on and fold_text(s.place) = fold_text(f.place)
      and s.country = f.country and s.name is not distinct from f.name
    order by s.id limit 1`.execute(db)
  return rows[0]?.id
}

import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Schema } from '../../platform/schema.ts'
import type { RegisterEntry } from '../breedingRegister.types.ts'
import type { FormerEntry, UpdatedEntry, UpdateRow } from './updates.types.ts'

/** Begins an update. @returns its id; undefined: one with its key has been made */
export async function insertUpdate(
  tx: Db,
  values: Insertable<Schema['register_update']>,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('register_update')
    .values(values)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Who has made the update with a key. */
export const updateByKey = (db: Db, key: string) =>
  db
    .selectFrom('register_update')
    .select(['id', 'account_id as by'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()

/** Keeps how entries stood that an update is about to decide of; each decision adds one to the version. */
export async function keepFormer(tx: Db, updateId: number, entries: readonly RegisterEntry[]): Promise<void> {
  await tx
    .insertInto('register_update_entry')
    .values(
      entries.map((entry) => ({
        update_id: updateId,
        entry_id: entry.id,
        version: entry.version + 1,
        state: entry.state,
        added_on: entry.added,
        removed_on: entry.removed,
        reason: entry.reason,
        decided_at: entry.decidedAt,
        decided_by: entry.decidedBy,
        weighed: [...entry.weighed],
      })),
    )
    .execute()
}

/** Writes how many mails an update has queued. */
export async function setMails(tx: Db, id: number, mails: number): Promise<void> {
  await tx.updateTable('register_update').set({ mails }).where('id', '=', id).execute()
}

const accountAs = (id: ReturnType<typeof sql>) =>
  sql`(select json_build_object('id', a.id, 'username', a.username) from account a where a.id = ${id})`

const updates = (condition: ReturnType<typeof sql>) => sql<UpdateRow>`
  select u.id, u.breed, u.action, u.reason, u.decided_at as at, ${accountAs(sql`u.account_id`)} as by, u.mails,
    (select count(*)::int from register_update_entry e where e.update_id = u.id) as dogs,
    (select count(*)::int from register_update_entry e where e.update_id = u.id and e.restored) as restored,
    u.undone_at as "undoneAt", ${accountAs(sql`u.undone_by`)} as "undoneBy"
  from register_update u where ${condition}`

/** The newest updates of the lists of breeds, at most so many. */
export async function updatesOf(db: Db, breeds: readonly string[], most: number): Promise<UpdateRow[]> {
  const { rows } = await sql<UpdateRow>`
    ${updates(sql`u.breed = any(${[...breeds]}::text[])`)} order by u.id desc limit ${most}`.execute(db)
  return rows
}

export async function updateById(db: Db, id: number): Promise<UpdateRow | undefined> {
  const { rows } = await updates(sql`u.id = ${id}`).execute(db)
  return rows[0]
}

/** Holds an update until the transaction ends. @returns false: there is none */
export async function lockUpdate(tx: Db, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('register_update')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The dogs of an update, by name. */
export async function updatedEntries(db: Db, id: number): Promise<UpdatedEntry[]> {
  const { rows } = await sql<UpdatedEntry>`
    select f.entry_id as "entryId", e.dog_id as "dogId", f.state as before, e.state as now, f.restored,
      e.version <> f.version + f.restored::int as "changedSince"
    from register_update_entry f join register_entry e on e.id = f.entry_id join dog d on d.id = e.dog_id
    where f.update_id = ${id} order by d.name_folded, f.entry_id`.execute(db)
  return rows
}

/** How the entries of an update stood before it. */
export async function formerEntries(db: Db, id: number): Promise<FormerEntry[]> {
  const { rows } = await sql<FormerEntry>`
    select entry_id as "entryId", version, state, added_on as added, removed_on as removed, reason,
      decided_at as "decidedAt", decided_by as "decidedBy", weighed
    from register_update_entry where update_id = ${id} order by entry_id`.execute(db)
  return rows
}

/** Of entries by their ids those whose dog has another open one, beside which they cannot be open. */
export async function besideOpen(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select e.id from register_entry e where e.id = any(${[...ids]}::bigint[])
      and exists (select from register_entry o where o.dog_id = e.dog_id and o.open and o.id <> e.id)`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

interface Undone {
  readonly id: number
  readonly at: Date
  readonly by: number | null
  /** entries that got back what they had */
  readonly restored: readonly number[]
}

/** Marks an update as undone. */
export async function closeUpdate(tx: Db, { id, at, by, restored }: Undone): Promise<void> {
  await tx.updateTable('register_update').set({ undone_at: at, undone_by: by }).where('id', '=', id).execute()
  await sql`
    update register_update_entry set restored = true
    where update_id = ${id} and entry_id = any(${[...restored]}::bigint[])`.execute(tx)
}

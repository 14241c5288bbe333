import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { likeText } from '../../platform/likeText.ts'
import type { SheetSample } from '../ownMappings/mappings.types.ts'
import type { DifferenceRow, RowFilter, TakenUpdate, UpdateRow, UpdateState } from './updates.types.ts'

const who = (alias: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(`${alias}.id`)} is not null
    then json_build_object('id', ${sql.ref(`${alias}.id`)}, 'username', ${sql.ref(`${alias}.username`)}) end`

const updates = sql`
  select u.id, u.state, u.made_at as "madeAt", ${who('a')} as by, u.file_name as "fileName", u.size, u.mapping,
    u.state in ('comparing', 'applying', 'undoing') as running, u.phase, u.done, u.total, u.failure,
    u.failure_at as "failureAt", u.counts, u.compared_at as "comparedAt", u.applied_at as "appliedAt",
    ${who('p')} as "appliedBy", u.undone_at as "undoneAt", ${who('n')} as "undoneBy",
    case when m.id is not null then json_build_object('id', m.id, 'name', m.name) end as "ownMapping"
  from data_update u left join data_mapping m on m.id = u.mapping_id left join account a on a.id = u.account_id left join account p on p.id = u.applied_by
    left join account n on n.id = u.undone_by`

/** The newest updates, at most so many. */
export async function latestUpdates(db: Db, most: number): Promise<UpdateRow[]> {
  const { rows } = await sql<UpdateRow>`${updates} order by u.id desc limit ${most}`.execute(db)
  return rows
}

/** @param lock to the end of the transaction, but not against a run that writes rows of it; @returns undefined where there is none */
export async function updateById(db: Db, id: number, lock = false): Promise<UpdateRow | undefined> {
  const { rows } = await sql<UpdateRow>`
    ${updates} where u.id = ${id} ${lock ? sql`for no key update of u` : sql``}`.execute(db)
  return rows[0]
}

interface NewUpdate {
  readonly madeAt: Date
  readonly by: number | null
  readonly fileName: string
  readonly size: number
  readonly mapping: string | null
  readonly mappingId: number | null
}

export async function insertUpdate(
  db: Db,
  { madeAt, by, fileName, size, mapping, mappingId }: NewUpdate,
): Promise<number> {
  const { id } = await db
    .insertInto('data_update')
    .values({ made_at: madeAt, account_id: by, file_name: fileName, size, mapping, mapping_id: mappingId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Keeps a part of a file; one that comes again replaces itself. */
export async function keepPart(db: Db, updateId: number, number: number, content: Uint8Array): Promise<void> {
  await sql`
    insert into data_update_part (update_id, number, content) values (${updateId}, ${number}, ${Buffer.from(content)})
    on conflict (update_id, number) do update set content = excluded.content`.execute(db)
}

/** Bytes that have come, and whether their parts follow each other. */
export async function received(db: Db, updateId: number) {
  const { rows } = await sql<{ bytes: number; whole: boolean }>`
    select coalesce(sum(length(content)), 0)::bigint as bytes, count(*) = coalesce(max(number), -1) + 1 as whole
    from data_update_part where update_id = ${updateId}`.execute(db)
  return rows[0]!
}

/** The bytes of one part; undefined after the last. */
export async function partOf(db: Db, updateId: number, number: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('data_update_part')
    .select('content')
    .where('update_id', '=', updateId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.content
}

/** Whether any update is compared, written or undone. */
export async function isAtWork(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from data_update where state in ('comparing', 'applying', 'undoing')) as found`.execute(
    db,
  )
  return rows[0]!.found
}

interface Changes {
  readonly state: UpdateState
  readonly appliedBy?: number | null
  /** by which saved mapping it is read from now on */
  readonly mappingId?: number
  readonly undoneBy?: number | null
}

/** Says what an update goes on with; whoever was at it finds that it is no more its own. */
export async function setState(
  db: Db,
  id: number,
  { state, appliedBy, undoneBy, mappingId }: Changes,
): Promise<void> {
  await db
    .updateTable('data_update')
    .set({
      state,
      run: null,
      phase: null,
      done: 0,
      total: 0,
      failure: null,
      failure_at: null,
      ...(appliedBy !== undefined && { applied_by: appliedBy }),
      ...(mappingId !== undefined && { mapping_id: mappingId, mapping: null }),
      ...(undoneBy !== undefined && { undone_by: undoneBy }),
    })
    .where('id', '=', id)
    .execute()
}

/** The file and what has been read of it go. */
export async function dropContent(db: Db, id: number): Promise<void> {
  await db.deleteFrom('data_update_part').where('update_id', '=', id).execute()
  await db.deleteFrom('data_update_row').where('update_id', '=', id).execute()
  await db.deleteFrom('data_update_sample').where('update_id', '=', id).execute()
}

/** Content of updates that were begun long ago goes, and with it what they wait for. */
export async function dropOldContent(db: Db, before: Date): Promise<void> {
  await sql`
    update data_update set state = 'cancelled', failure = 'DATA_UPDATE_TOO_OLD'
    where made_at < ${before} and state in ('uploading', 'ready', 'interrupted')`.execute(db)
  await sql`
    delete from data_update_part p using data_update u
    where u.id = p.update_id and u.made_at < ${before} and u.state not in ('comparing', 'applying')`.execute(
    db,
  )
  await sql`
    delete from data_update_sample s using data_update u
    where u.id = s.update_id and u.made_at < ${before} and u.state not in ('comparing', 'applying')`.execute(
    db,
  )
  await sql`
    delete from data_update_row r using data_update u
    where u.id = r.update_id and u.made_at < ${before} and coalesce(u.undone_at, u.made_at) < ${before}
      and u.state not in ('comparing', 'applying', 'undoing')`.execute(db)
}

/** What a run had taken that is no more: nothing of it has been written. What was to be undone is as it was applied. */
export async function markInterrupted(db: Db): Promise<void> {
  await sql`
    update data_update set run = null, phase = null, failure = 'DATA_UPDATE_INTERRUPTED', failure_at = null,
      state = case state when 'undoing' then 'applied' else 'interrupted' end,
      undone_by = case state when 'undoing' then null else undone_by end
    where run is not null`.execute(db)
}

/** The update that waits for work, taken by a new run; undefined where there is none. */
export async function takeWaiting(db: Db): Promise<TakenUpdate | undefined> {
  const { rows } = await sql<TakenUpdate>`
    update data_update set run = ${randomUUID()}::uuid
    where run is null and state in ('comparing', 'applying', 'undoing')
    returning id, state, run, file_name as "fileName", size, mapping, mapping_id as "mappingId", source_id as "sourceId", breeds,
      applied_by as "appliedBy", undone_by as "undoneBy"`.execute(db)
  return rows[0]
}

interface Progress {
  readonly phase: string
  readonly done: number
  readonly total: number
}

/** Says how far a run has come. @returns false where the update is no more its own */
export async function tellProgress(
  db: Db,
  { id, run }: Pick<TakenUpdate, 'id' | 'run'>,
  { phase, done, total }: Progress,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update data_update set phase = ${phase}, done = ${done}, total = ${total}
    where id = ${id} and run = ${run}::uuid`.execute(db)
  return numAffectedRows === 1n
}

/** Says that a run has ended without what it was to do. @returns false where the update was no more its own */
export async function failRun(
  db: Db,
  { id, run }: Pick<TakenUpdate, 'id' | 'run'>,
  { state, code, row }: { readonly state: UpdateState; readonly code: string; readonly row: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update data_update set state = ${state}, run = null, phase = null, failure = ${code}, failure_at = ${row},
      undone_by = case when ${state} = 'applied' then null else undone_by end
    where id = ${id} and run = ${run}::uuid`.execute(db)
  return numAffectedRows === 1n
}

/** Rows of an update behind a place, in the order of the file. */
export async function rowsOf(
  db: Db,
  updateId: number,
  { kind, about, sheet, text }: RowFilter,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    select r.place, r.kind, r.sheet, r.line, r.regnr, r.code, r.field, r.former, r.value,
      r.changed_at as "changedAt", ${who('a')} as "changedBy"
    from data_update_row r left join account a on a.id = r.changed_by
    where r.update_id = ${updateId} and r.place > ${after}
      ${kind ? sql`and r.kind = ${kind}` : sql``}
      ${about ? sql`and coalesce(r.code, r.field) = ${about}` : sql``}
      ${sheet ? sql`and r.sheet = ${sheet}` : sql``}
      ${text ? sql`and r.regnr ilike ${likeText(text)}` : sql``}
    order by r.place limit ${most}`.execute(db)
  return rows
}

/** Keeps the beginning of each sheet of an update's file; one that comes again replaces it. */
export async function keepSample(db: Db, updateId: number, sheets: readonly SheetSample[]): Promise<void> {
  await sql`
    insert into data_update_sample (update_id, content) values (${updateId}, ${Buffer.from(JSON.stringify(sheets))})
    on conflict (update_id) do update set content = excluded.content`.execute(db)
}

/** @returns undefined where the file is gone, or has never been read */
export async function sampleOf(db: Db, updateId: number): Promise<SheetSample[] | undefined> {
  const row = await db
    .selectFrom('data_update_sample')
    .select('content')
    .where('update_id', '=', updateId)
    .executeTakeFirst()
  return row && (JSON.parse(row.content.toString()) as SheetSample[])
}

import { sql } from 'kysely'
import { ADVISORY_LOCKS } from '../../platform/advisoryLocks.ts'
import type { Db } from '../../platform/database.ts'
import { unhurried } from '../../platform/unhurried.store.ts'
import type { TakenUpdate } from './updates.types.ts'

/** Keeps imports and corrections of pedigrees away to the end of the transaction, whose statements may take their time. @returns false where one is under way */
export async function beginUndo(tx: Db): Promise<boolean> {
  await unhurried(tx)
  await sql`set local work_mem = '96MB'`.execute(tx)
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.import}) as mine`.execute(tx)
  return rows[0]?.mine === true
}

/** People whom changes of others have replaced: a table of its own, as the planner cannot tell how few or many they are. */
const namedPeople = (sourceId: number) => sql`
  create temp table undo_named on commit drop as
  select distinct (c.former ->> case c.table_name when 'dog' then 'breeder_id' else 'person_id' end)::bigint as id
  from record_change c
  where c.table_name in ('dog', 'dog_owner') and c.source_id <> ${sql.lit(sourceId)} and c.source_id <> (select current_source())`

/** Takes away the people whom an update added and nothing knows any more, neither a record nor what a later change replaced. */
export async function removeAddedPeople(tx: Db, sourceId: number): Promise<void> {
  await namedPeople(sourceId).execute(tx)
  await sql`analyze undo_named, person`.execute(tx)
  await sql`
    delete from person p where p.source_id = ${sourceId}
      and not exists (select from dog_owner o where o.person_id = p.id) and not exists (select from dog d where d.breeder_id = p.id)
      and not exists (select from account a where a.person_id = p.id)
      and not exists (select from consent_log c where c.person_id = p.id)
      and not exists (select from undo_named n where n.id = p.id)`.execute(tx)
}

/** A trial with a row of these tables stays. */
const OF_TRIALS = [
  'trial_result',
  'water_result',
  'entry',
  'entry_move',
  'trial_message',
  'objection',
  'document',
  'place_draw',
]

/** Takes away the trials that an update added, but for those that staff have changed or that anything belongs to. @returns those that stay */
export async function removeAddedTrials(tx: Db, sourceId: number): Promise<Stayed[]> {
  const added = sql`select t.id from trial t where t.source_id = ${sourceId} and t.version = 1 and ${sql.join(
    OF_TRIALS.map((table) => sql`not exists (select from ${sql.table(table)} b where b.trial_id = t.id)`),
    sql` and `,
  )}`
  await sql`delete from trial_number where trial_id in (${added})`.execute(tx)
  await sql`delete from trial where id in (${added})`.execute(tx)
  const { rows } = await sql<Stayed>`
    select 'trial' as "table", id::text as record, to_char(held_on, 'DD.MM.YYYY') || ' ' || place as label, true as changed
    from trial where source_id = ${sourceId} order by id`.execute(tx)
  return rows
}

/** Takes away the breeds that an update added, but for those that a dog has. */
export async function removeAddedBreeds(tx: Db, codes: readonly string[]): Promise<void> {
  await sql`
    delete from breed b where b.code = any(${[...codes]}::text[]) and not b.club
      and not exists (select from dog d where d.breed_code = b.code)`.execute(tx)
}

interface Stayed {
  readonly table: string
  readonly record: string
  readonly label: string | null
  /** false: other records need it */
  readonly changed: boolean
}

/** Keeps what an undoing has left, with when and by whom it was last changed since; nobody: other records need it, or the change is not known. */
export async function keepStayed(
  tx: Db,
  { id, sourceId }: { readonly id: number; readonly sourceId: number },
  stayed: readonly Stayed[],
): Promise<void> {
  await sql`
    insert into data_update_row (update_id, place, kind, field, regnr, value, code, changed_at, changed_by)
    select ${id}, row_number() over (), 'stayed', s."table", s.label, s.record,
      case when later.made_at is null then 'used' else 'changed' end, later.made_at, later.account_id
    from jsonb_to_recordset(${JSON.stringify(stayed)}::jsonb) s ("table" text, record text, label text, changed boolean)
    left join lateral (
      select f.made_at, (select account_id from audit where source_id = f.id order by id limit 1) as account_id
      from record_change c join change_source f on f.id = c.source_id
      where s.changed and c.table_name = s."table" and c.record = s.record and c.source_id not in (${sourceId}, current_source()) and not c.put_back
      order by c.id desc limit 1
    ) later on true`.execute(tx)
}

/** Ends a run that has undone an update. @returns false where the update is no more the run's */
export async function endUndone(tx: Db, { id, run }: TakenUpdate, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update data_update set state = 'undone', run = null, undone_at = ${at} where id = ${id} and run = ${run}::uuid`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

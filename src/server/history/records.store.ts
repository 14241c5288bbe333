import { sql } from 'kysely'
import { REMOVED } from '#contract/constants.ts'
import type { RecordKind } from '#domain/recordedFields.ts'
import type { Db } from '../platform/database.ts'
import { formerValues, rowsOf, showsAt, wasAdded } from './past.store.ts'
import type { Origin } from './sources.store.ts'

/** The columns of a dog as text, and who added it. */
export interface RecordedDog extends Origin {
  readonly columns: Readonly<Record<string, string | null>>
}

/**
 * What is recorded of a dog itself, of dogs and people that it names number and name: now, or at a moment.
 * @returns undefined: there was no such record then
 */
export async function recordedDog(
  db: Db,
  dogId: number,
  until: Date | null,
): Promise<RecordedDog | undefined> {
  const former = until === null ? sql`'{}'::jsonb` : formerValues('dog', sql`d.id`, until)
  const { rows } = await sql<RecordedDog>`
    select d.source_id as "sourceId", d.source_line as line,
      (select jsonb_object_agg(v.key, v.value) from jsonb_each_text(p.past) v) || jsonb_build_object(
        'sire_id', ${nameOfDog('sire_id')}, 'dam_id', ${nameOfDog('dam_id')}, 'breeder_id', ${BREEDER}
      ) as columns
    from dog d cross join lateral (select to_jsonb(d) || ${former} as past) p
    where d.id = ${dogId} ${until === null ? sql`` : sql`and ${wasAdded(sql`d.source_id`, until)}`}`.execute(
    db,
  )
  return rows[0]
}

/** The id in a column of the past row `p`; null too where it was erased. */
const idIn = (column: string) => sql`nullif(p.past ->> ${column}, ${REMOVED})::bigint`

/** Number and name; of a record that has gone since the name that it had. */
const nameOfDog = (column: string) => sql`coalesce(
  (select concat_ws(' ', n.regnr, nullif(o.name, n.regnr)) from dog o join main_number n on n.dog_id = o.id where o.id = ${idIn(column)}),
  (select c.former ->> 'name' from record_change c
    where c.table_name = 'dog' and c.record = p.past ->> ${column} and c.deleted order by c.id desc limit 1))`

const BREEDER = sql`case when p.past ->> 'breeder_id' = ${REMOVED} then ${REMOVED} else (
  select b.name from person b where b.id = ${idIn('breeder_id')}) end`

export interface RecordEntry {
  readonly kind: RecordKind
  readonly id: string
  readonly label: string
  readonly day: string | null
  /** false: what only points at the dog, such as an entry */
  readonly sourced: boolean
  readonly sourceId: number | null
  readonly line: number | null
}

/** Everything that belongs to a dog, by kind; at a moment in the past, what the history follows. */
export async function recordsOfDog(
  db: Db,
  dogId: number,
  until: Date | null,
): Promise<readonly RecordEntry[]> {
  const of = (table: Parameters<typeof rowsOf>[0]) => rowsOf(table, { column: 'dog_id', id: dogId }, until)
  const { rows } = await sql<RecordEntry>`
    select kind, id, label, day, place <= 10 as sourced, "sourceId", line from (
      select 1 as place, 'number' as kind, key as id, regnr as label, null::date as day, source_id as "sourceId", null::int as line
        from ${of('dog_number')} r
      union all select 2, 'title', id::text, code, awarded_on, source_id, null from ${of('dog_title')} r
      union all select 3, 'award', id::text, level, awarded_on, source_id, null from ${of('breeding_award')} r
      union all select 4, 'owner', o.id::text, coalesce(p.name, ${REMOVED}), o.start_date, o.source_id, null
        from ${of('dog_owner')} o left join person p on p.id = o.person_id
      union all select 5, 'health', id::text, concat_ws(' ', kind, value), examined_on, source_id, source_line
        from ${of('health_statement')} r
      union all select 6, 'show', r.id::text, concat_ws(' ', s.place, r.class, r.grade), s.held_on, r.source_id, null
        from ${of('show_result')} r join ${showsAt(until)} s on s.id = r.show_id
      union all select 7, 'trial', r.id::text, concat_ws(' ', t.place, r.class), t.held_on, r.source_id, null
        from ${of('trial_result')} r join trial t on t.id = r.trial_id
      union all select 8, 'water', r.id::text, concat_ws(' ', t.place, r.class), t.held_on, r.source_id, null
        from ${of('water_result')} r join trial t on t.id = r.trial_id
      union all select 9, 'review', id::text, place, held_on, source_id, null from ${of('breeding_review')} r
      union all select 10, 'register', id::text, state, coalesce(added_on, applied_on), source_id, null
        from ${of('register_entry')} r
      ${until === null ? pointingAt(dogId) : sql``}
    ) r
    order by place, day, label, id`.execute(db)
  return rows
}

/** What only points at a dog, such as an entry, and has no history of its own. */
const pointingAt = (dogId: number) => sql`
      union all select 11, 'entry', e.id::text, concat_ws(' ', t.place, e.class), t.held_on, null, null
        from entry e join trial t on t.id = e.trial_id where e.dog_id = ${dogId}
      union all select 12, 'paperAward', id::text, concat_ws(' ', award, place), won_on, null, null
        from paper_award where dog_id = ${dogId}
      union all select 13, 'objection', b.id::text, t.place, b.received_on, null, null
        from objection b join trial t on t.id = b.trial_id where b.dog_id = ${dogId}
      union all select 14, 'proposal', p.id::text, concat_ws(' ', t.place, p.code), t.held_on, null, null
        from proposal p join trial t on t.id = p.trial_id where p.dog_id = ${dogId}
      union all select 15, 'healthInquiry', id::text, '', reported_on, null, null from health_inquiry where dog_id = ${dogId}
      union all select 16, 'notice', i.id::text, concat_ws(' ', i.type, i.kennel_name), i.birth_date, null, null
        from litter_inquiry i where ${dogId} in (i.sire_id, i.dam_id)
      union all select 17, 'reviewEntry', e.id::text, v.place, v.held_on, null, null
        from review_entry e join review_day v on v.id = e.day_id where e.dog_id = ${dogId}
      union all select 18, 'offspring', o.id::text, concat_ws(' ', n.regnr, nullif(o.name, n.regnr)), o.birth_date, null, null
        from dog o join main_number n on n.dog_id = o.id where ${dogId} in (o.sire_id, o.dam_id)`

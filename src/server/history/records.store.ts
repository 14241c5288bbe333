import { sql } from 'kysely'
import type { RecordKind } from '#domain/recordedFields.ts'
import type { Db } from '../platform/database.ts'
import type { Origin } from './sources.store.ts'

/** The columns of a dog as text, and who added it. */
export interface RecordedDog extends Origin {
  readonly columns: Readonly<Record<string, string | null>>
}

/** What is recorded of a dog itself; of dogs and people that it names, number and name. */
export async function recordedDog(db: Db, dogId: number): Promise<RecordedDog> {
  const nameOf = (column: string) => sql`(
    select concat_ws(' ', n.regnr, nullif(p.name, n.regnr)) from dog p join main_number n on n.dog_id = p.id
    where p.id = ${sql.ref(column)})`
  const { rows } = await sql<RecordedDog>`
    select d.source_id as "sourceId", d.source_line as line,
      (select jsonb_object_agg(v.key, v.value) from jsonb_each_text(to_jsonb(d)) v) || jsonb_build_object(
        'sire_id', ${nameOf('d.sire_id')}, 'dam_id', ${nameOf('d.dam_id')},
        'breeder_id', (select p.name from person p where p.id = d.breeder_id)
      ) as columns
    from dog d where d.id = ${dogId}`.execute(db)
  return rows[0]!
}

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

/** Everything that belongs to a dog, by kind. */
export async function recordsOfDog(db: Db, dogId: number): Promise<readonly RecordEntry[]> {
  const { rows } = await sql<RecordEntry>`
    select kind, id, label, day, kind not in ('entry', 'paperAward', 'objection', 'proposal', 'healthInquiry', 'notice', 'reviewEntry', 'offspring') as sourced, "sourceId", line from (
      select 1 as place, 'number' as kind, key as id, regnr as label, null::date as day, source_id as "sourceId", null::int as line
        from dog_number where dog_id = ${dogId}
      union all select 2, 'title', id::text, code, awarded_on, source_id, null from dog_title where dog_id = ${dogId}
      union all select 3, 'award', id::text, level, awarded_on, source_id, null from breeding_award where dog_id = ${dogId}
      union all select 4, 'owner', o.id::text, p.name, o.start_date, o.source_id, null
        from dog_owner o join person p on p.id = o.person_id where o.dog_id = ${dogId}
      union all select 5, 'health', id::text, concat_ws(' ', kind, value), examined_on, source_id, source_line
        from health_statement where dog_id = ${dogId}
      union all select 6, 'show', r.id::text, concat_ws(' ', s.place, r.class, r.grade), s.held_on, r.source_id, null
        from show_result r join show s on s.id = r.show_id where r.dog_id = ${dogId}
      union all select 7, 'trial', r.id::text, concat_ws(' ', t.place, r.class), t.held_on, r.source_id, null
        from trial_result r join trial t on t.id = r.trial_id where r.dog_id = ${dogId}
      union all select 8, 'water', r.id::text, concat_ws(' ', t.place, r.class), t.held_on, r.source_id, null
        from water_result r join trial t on t.id = r.trial_id where r.dog_id = ${dogId}
      union all select 9, 'review', id::text, place, held_on, source_id, null from breeding_review where dog_id = ${dogId}
      union all select 10, 'register', id::text, state, coalesce(added_on, applied_on), source_id, null
        from register_entry where dog_id = ${dogId}
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
        from dog o join main_number n on n.dog_id = o.id where ${dogId} in (o.sire_id, o.dam_id)
    ) r
    order by place, day, label, id`.execute(db)
  return rows
}

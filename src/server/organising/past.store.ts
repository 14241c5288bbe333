import { sql } from 'kysely'
import type { Outcome, TrialClass } from '#domain/trials/results.ts'
import { formerValues, rowsOf } from '../history/past.store.ts'
import type { Db } from '../platform/database.ts'

export interface PastHead {
  readonly columns: Readonly<Record<string, string | null>>
  readonly club: string | null
}

const recordedBy = (until: Date | null, column: string) =>
  until === null ? sql`true` : sql`${sql.ref(column)} <= ${until}`

/** The columns of a trial as text, now or at a moment; undefined: it was not there yet. */
export async function pastHead(db: Db, id: number, until: Date | null): Promise<PastHead | undefined> {
  const former = until === null ? sql`'{}'::jsonb` : formerValues('trial', sql`t.id`, until)
  const { rows } = await sql<PastHead>`
    select p.columns, c.name as club
    from trial t
      cross join lateral (
        select jsonb_object_agg(v.key, v.value) as columns
        from jsonb_each_text(to_jsonb(t) || jsonb_build_object('classes', array_to_string(t.classes, ' ')) || ${former}) v
      ) p
      left join club c on c.id = (p.columns ->> 'club_id')::bigint
    where t.id = ${id} and ${recordedBy(until, 't.created_at')}`.execute(db)
  return rows[0]
}

export interface PastResult {
  readonly id: number
  readonly kind: 'field' | 'water'
  readonly dogId: number
  readonly class: TrialClass
  readonly outcome: Outcome
  readonly prize: number | null
  readonly points: number | null
}

/** The results of a trial, now or at a moment. */
export async function pastResults(db: Db, id: number, until: Date | null): Promise<readonly PastResult[]> {
  const of = (table: 'trial_result' | 'water_result') => rowsOf(table, { column: 'trial_id', id }, until)
  const { rows } = await sql<PastResult>`
    select id, 'field' as kind, dog_id as "dogId", class, outcome, prize, points::float8 as points
      from ${of('trial_result')} r
    union all select id, 'water', dog_id, class, outcome, null, null from ${of('water_result')} r
    order by class desc, kind, prize nulls last, points desc nulls last, id`.execute(db)
  return rows
}

export interface PastEntry {
  readonly id: number
  readonly dogId: number
  readonly class: TrialClass
  readonly startNumber: number | null
  readonly isWithdrawn: boolean
}

/** The dogs that were entered in a trial, now or at a moment. */
export async function pastEntries(db: Db, id: number, until: Date | null): Promise<readonly PastEntry[]> {
  const former = until === null ? sql`'{}'::jsonb` : formerValues('entry', sql`e.id`, until)
  const { rows } = await sql<PastEntry>`
    select p.id, p.dog_id as "dogId", p.class, p.start_number as "startNumber", p.withdrawn_at is not null as "isWithdrawn"
    from entry e cross join lateral jsonb_populate_record(null::entry, to_jsonb(e) || ${former}) p
    where e.trial_id = ${id} and ${recordedBy(until, 'e.entered_at')}
    order by p.class desc, p.start_number nulls last, p.id`.execute(db)
  return rows
}

import { type RawBuilder, sql } from 'kysely'
import type { AuditRow } from '#contract/audit.ts'
import type { ObjectionVerdict } from '#domain/trials/objections.ts'
import type { Db } from '../platform/database.ts'

/** A row of the log with who wrote it. */
export interface LogRow {
  readonly id: number
  readonly subject: AuditRow['subject']
  readonly code: AuditRow['code']
  readonly accountId: number | null
  readonly username: string | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

export async function logRows(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, LogRow>> {
  const { rows } = await sql<LogRow>`
    select u.id, u.subject, u.code, u.account_id as "accountId", c.username, u.before, u.after
    from audit u left join account c on c.id = u.account_id
    where u.id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export interface ObjectionRow {
  readonly id: number
  readonly receivedOn: string
  readonly dueOn: string
  /** null: somebody who has been erased */
  readonly objectorName: string | null
  readonly recordedBy: number | null
  readonly recorder: string | null
  readonly verdict: ObjectionVerdict | null
  readonly verdictReason: string | null
  readonly decidedBy: number | null
  readonly decider: string | null
}

export async function objectionRows(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ObjectionRow>> {
  const { rows } = await sql<ObjectionRow>`
    select o.id, o.received_on as "receivedOn", o.due_on as "dueOn", o.objector_name as "objectorName",
      coalesce(o.recorded_by, o.account_id) as "recordedBy", r.username as recorder,
      o.verdict, o.verdict_reason as "verdictReason", o.decided_by as "decidedBy", d.username as decider
    from objection o left join account r on r.id = coalesce(o.recorded_by, o.account_id) left join account d on d.id = o.decided_by
    where o.id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What is named in the values of results by its id. */
export interface NamedThings {
  readonly dogs: readonly number[]
  readonly trials: readonly number[]
  readonly shows: readonly number[]
  readonly waters: readonly number[]
  readonly rulebooks: readonly number[]
  readonly judges: readonly number[]
}

const DAY = (column: RawBuilder<unknown>) => sql`to_char(${column}, 'DD.MM.YYYY')`

/** Their names as `dog 14`; of a dog or show that is gone the name that it had. */
export async function namesOf(db: Db, things: NamedThings): Promise<ReadonlyMap<string, string>> {
  const ids = (list: readonly number[]) => sql`(select unnest(${[...list]}::bigint[]) as id) x`
  const last = (table: 'dog' | 'show', told: RawBuilder<unknown>) => sql`(
    select ${told} from record_change c where c.table_name = ${table} and c.record = x.id::text and c.deleted
    order by c.id desc limit 1)`
  const { rows } = await sql<{ key: string; name: string | null }>`
    select 'dog ' || x.id as key, coalesce(
        (select concat_ws(' ', n.regnr, nullif(d.name, n.regnr)) from dog d join main_number n on n.dog_id = d.id where d.id = x.id),
        ${last('dog', sql`c.former ->> 'name'`)}) as name
      from ${ids(things.dogs)}
    union all
    select 'trial ' || t.id, concat_ws(' ', ${DAY(sql`t.held_on`)}, t.place) from trial t join ${ids(things.trials)} on x.id = t.id
    union all
    select 'show ' || x.id, coalesce(
        (select concat_ws(' ', ${DAY(sql`s.held_on`)}, s.place) from show s where s.id = x.id),
        ${last('show', sql`concat_ws(' ', ${DAY(sql`(c.former ->> 'held_on')::date`)}, c.former ->> 'place')`)})
      from ${ids(things.shows)}
    union all
    select 'water ' || w.id, concat_ws(' ', ${DAY(sql`t.held_on`)}, t.place)
      from water_result w join trial t on t.id = w.trial_id join ${ids(things.waters)} on x.id = w.id
    union all
    select 'rulebook ' || r.id, ${DAY(sql`r.valid_from`)} || ' (' || r.revision || ')' from rulebook r join ${ids(things.rulebooks)} on x.id = r.id
    union all
    select 'judge ' || j.id, j.name from judge j join ${ids(things.judges)} on x.id = j.id`.execute(db)
  return new Map(rows.flatMap(({ key, name }) => (name === null ? [] : [[key, name] as const])))
}

/** A show as it is, or as it was last. */
export interface ShowHead {
  readonly id: number
  readonly present: boolean
  readonly date: string
  readonly place: string
  readonly country: string
  readonly name: string | null
}

export async function showHead(db: Db, id: number): Promise<ShowHead | undefined> {
  const { rows } = await sql<ShowHead>`
    select id, true as present, held_on as date, place, country, name from show where id = ${id}
    union all (
      select gone.id, false, gone.held_on, gone.place, gone.country, gone.name
      from record_change c cross join lateral jsonb_populate_record(null::show, c.former) gone
      where c.table_name = 'show' and c.record = ${String(id)} and c.deleted order by c.id desc limit 1
    )`.execute(db)
  return rows.find(({ present }) => present) ?? rows[0]
}

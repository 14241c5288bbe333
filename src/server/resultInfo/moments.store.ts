import { type RawBuilder, sql } from 'kysely'
import { MOMENT_KINDS, type MomentKind } from '#domain/resultFields.ts'
import type { Db } from '../platform/database.ts'
import { CODES, MONEY_CODES, SHOW_SAVES } from './momentKinds.ts'
import type { Lineage, MomentRow, Seen } from './resultInfo.types.ts'

type Moments = RawBuilder<unknown>

const isAny = (code: RawBuilder<unknown>, codes: readonly string[]) =>
  sql`${code} = any(${[...codes]}::text[])`

/** What a source did, by where it comes from and what its command was; of a save of shows by what it did to this result. */
const kindOfSource = sql`case
  when s.origin = 'import' or ${isAny(sql`a.code`, CODES.imported)} then 'imported'
  when ${isAny(sql`a.code`, CODES.undone)} then 'undone'
  when ${isAny(sql`a.code`, CODES.identity)} then 'identity'
  when ${isAny(sql`a.code`, CODES.event)} then 'event'
  when t.of_event then 'event'
  when ${isAny(sql`a.code`, CODES.corrected)} or ${isAny(sql`a.code`, SHOW_SAVES)} and not t.added then 'corrected'
  else 'written' end`

type ToldTable = 'trial_result' | 'water_result' | 'show_result'

/** The sources that wrote the rows of a result, and those that changed its show. */
const touched = (table: ToldTable, { ids }: Lineage, shows: readonly number[]) => sql`
  select source_id as id, bool_or(added) as added, bool_and(of_event) as of_event from (
    select source_id, true as added, false as of_event from ${sql.table(table)} where id = any(${[...ids]}::bigint[])
    union all
    select unnest(case when deleted then array[source_id, (former ->> 'source_id')::bigint] else array[source_id] end),
      false, false
    from record_change where table_name = ${table} and record = any(${ids.map(String)}::text[])
    union all
    select source_id, false, true from record_change
    where table_name = 'show' and record = any(${shows.map(String)}::text[]) and not deleted and not put_back
  ) x where source_id is not null group by source_id`

/** What wrote the result itself. The log's row about it says when: the same moment, by the clock of the service. */
const ofSources = (about: readonly string[]): Moments => sql`
  select 's' || s.id as key, coalesce(a.changed_at, s.made_at) as at, ${kindOfSource} as kind,
    s.id as "sourceId", a.id as "auditId", null::bigint as "objectionId"
  from touched t join change_source s on s.id = t.id
    left join lateral (
      select u.id, u.code, u.changed_at from audit u where u.source_id = s.id
      order by concat(u.subject, ' ', u.subject_id) = any(${[...about]}::text[]) desc, u.id limit 1
    ) a on true`

const ofLog = (kind: RawBuilder<unknown>, where: RawBuilder<unknown>): Moments => sql`
  select 'a' || u.id, u.changed_at, ${kind}, null::bigint, u.id, null::bigint from audit u
  where ${where} and (u.source_id is null or u.source_id not in (select id from touched))`

/** What was typed on a sheet is no row that the history follows: the log tells it. */
const ofSheets = ({ kind, dogs, eventId }: Lineage): Moments =>
  ofLog(
    sql`'written'`,
    sql`(${sql.join(
      dogs.map(
        ({ id, until }) => sql`u.subject = 'result' and u.subject_id = ${`${kind}-${eventId}-${id}`}
          and u.changed_at <= coalesce(${until}, 'infinity'::timestamptz)`,
      ),
      sql` or `,
    )})`,
  )

const ofTrial = ({ eventId }: Lineage): Moments =>
  ofLog(
    sql`'event'`,
    sql`u.subject = 'trial' and u.subject_id = ${String(eventId)} and ${isAny(sql`u.code`, CODES.event)}`,
  )

const entriesOf = ({ eventId, dogId }: Lineage) =>
  sql`select id::text from entry where trial_id = ${eventId} and dog_id = ${dogId}`

/** The entry of the dog; its money only for who may see that. */
const ofEntry = (lineage: Lineage, seen: Seen): Moments =>
  ofLog(
    sql`case when ${isAny(sql`u.code`, MONEY_CODES)} then 'money' else 'entry' end`,
    sql`u.subject = 'entry' and u.subject_id in (${entriesOf(lineage)})
      ${seen.entrants ? sql`` : sql`and not (${isAny(sql`u.code`, MONEY_CODES)})`}`,
  )

/** Papers with the result that were withdrawn or restored: of the trial, and for who may see money the receipt. */
const ofPapers = (lineage: Lineage, { entrants }: Seen): Moments =>
  ofLog(
    sql`'paper'`,
    sql`u.subject = 'paper' and u.subject_id in (
      select id::text from withdrawn_paper
      where kind in ('record', 'resultList') and about = ${String(lineage.eventId)}
        ${entrants ? sql`or kind = 'receipt' and about in (${entriesOf(lineage)})` : sql``})`,
  )

const ofObjections = ({ eventId, dogId }: Lineage): Moments => sql`
  select 'm' || id, recorded_at, 'objection', null::bigint, null::bigint, id from objection
  where trial_id = ${eventId} and dog_id = ${dogId}
  union all
  select 'd' || id, decided_at, 'objection', null, null, id from objection
  where trial_id = ${eventId} and dog_id = ${dogId} and decided_at is not null`

export interface AskedMoments {
  readonly kind?: MomentKind | undefined
  /** key of the last moment that is known */
  readonly before?: string | undefined
  /** key of the moment that comes first */
  readonly from?: string | undefined
}

interface Found {
  readonly rows: readonly MomentRow[]
  /** how many there are of each kind */
  readonly counts: Readonly<Partial<Record<MomentKind, number>>>
}

/** What happened to a result, newest first: at most so many, and how many there are of each kind. */
export async function momentsOf(
  db: Db,
  lineage: Lineage,
  {
    table,
    shows,
    about,
    seen,
    asked,
    most,
  }: {
    readonly table: ToldTable
    readonly shows: readonly number[]
    readonly about: readonly string[]
    readonly seen: Seen
    readonly asked: AskedMoments
    readonly most: number
  },
): Promise<Found> {
  const parts = [
    ofSources(about),
    ...(lineage.kind === 'show'
      ? []
      : [ofSheets(lineage), ofTrial(lineage), ofEntry(lineage, seen), ofPapers(lineage, seen)]),
    ...(seen.objections ? [ofObjections(lineage)] : []),
  ]
  const conditions = [
    sql`true`,
    ...(asked.kind ? [sql`kind = ${asked.kind}`] : []),
    ...(asked.before ? [sql`(at, key) < (select at, key from moment where key = ${asked.before})`] : []),
    ...(asked.from ? [sql`(at, key) <= (select at, key from moment where key = ${asked.from})`] : []),
  ]
  const { rows } = await sql<{ rows: readonly Wire[]; counts: Found['counts'] }>`
    with touched as materialized (${touched(table, lineage, shows)}),
      moment as materialized (${sql.join(parts, sql` union all `)}),
      page as (select * from moment where ${sql.join(conditions, sql` and `)} order by at desc, key desc limit ${most})
    select (select coalesce(jsonb_agg(to_jsonb(p) order by p.at desc, p.key desc), '[]') from page p) as rows,
      (select coalesce(jsonb_object_agg(kind, count), '{}') from (select kind, count(*)::int from moment group by kind) c) as counts`.execute(
    db,
  )
  const [found] = rows
  return {
    rows: found!.rows.map((row) => ({ ...row, at: new Date(row.at) })),
    counts: found!.counts,
  }
}

type Wire = Omit<MomentRow, 'at'> & { readonly at: string }

/** The kinds in their order that there is something of. */
export const kindsIn = (counts: Found['counts']) =>
  MOMENT_KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0
    return count > 0 ? [{ kind, count }] : []
  })

import { type RawBuilder, sql } from 'kysely'
import type { TrialType } from '#domain/trials/results.ts'
import type { Db } from '../platform/database.ts'
import { heldInSeason } from '../trials/trials.store.ts'

/** Filters and order of the past trials. */
export interface PastQuery {
  readonly season?: number | undefined
  readonly type?: TrialType | undefined
  readonly place?: string | undefined
  readonly judge?: string | undefined
  readonly breed?: string | undefined
  readonly page: number
  readonly sort: 'date' | 'place' | 'dogs'
  readonly direction: 'asc' | 'desc'
}

/** A trial of the page with the counts of its results. */
export interface PastRow {
  readonly id: number
  readonly dogs: number
  readonly prizes: [number, number, number]
  readonly preliminary: boolean
  readonly isNew: boolean
}

/** Every result of a trial, field, forest, water and track alike. */
const RESULTS = sql`(
  select r.dog_id, r.prize, r.status, r.done_at, r.judge from trial_result r where r.trial_id = t.id
  union all select w.dog_id, 0, w.status, w.done_at, w.judge from water_result w where w.trial_id = t.id
)`

const held = (day: string) =>
  sql`t.published_at is not null and t.held_on <= ${day} and t.kaer_nr is not null`

/** A part of a text: letters without marks, `%` and `_` as they are. */
const holds = (column: RawBuilder<unknown>, part: string) =>
  sql`fold_text(${column}) like '%' || regexp_replace(fold_text(${part}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

function conditions({ season, type, place, judge, breed }: PastQuery, today: string): RawBuilder<unknown> {
  const all = [held(today)]
  if (season !== undefined) all.push(heldInSeason(season))
  if (type) all.push(sql`t.type = ${type}`)
  if (place) {
    const texts = sql`concat_ws(' ', t.place, t.district, (select concat_ws(' ', c.name, c.district) from club c where c.id = t.club_id))`
    all.push(holds(texts, place))
  }
  if (judge) {
    all.push(sql`(
      exists (select from trial_judge tj join judge j on j.id = tj.judge_id where tj.trial_id = t.id and ${holds(sql`j.name`, judge)})
      or exists (select from ${RESULTS} r where ${holds(sql`r.judge`, judge)}))`)
  }
  if (breed) {
    all.push(sql`exists (
      select from ${RESULTS} r join dog d on d.id = r.dog_id join breed b on b.code = d.breed_code
      where b.code = ${breed} or b.family = ${breed})`)
  }
  return sql.join(all, sql` and `)
}

const ORDERS = {
  date: sql`t.held_on`,
  place: sql`t.place collate "fi-x-icu"`,
  dogs: sql`(select count(distinct r.dog_id) from ${RESULTS} r)`,
} as const

/** One page of the trials that have begun, with how many there are in all. */
export async function pastPage(
  db: Db,
  query: PastQuery,
  { today, newSince, pageSize }: { today: string; newSince: Date; pageSize: number },
): Promise<{ rows: PastRow[]; total: number }> {
  const direction = query.direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<PastRow & { total: number }>`
    with page as (
      select t.id, count(*) over () as total, row_number() over (order by ${ORDERS[query.sort]} ${direction}, t.held_on desc, t.kaer_nr) as place
      from trial t where ${conditions(query, today)}
      order by place limit ${pageSize} offset ${(query.page - 1) * pageSize}
    )
    select t.id, t.total, count(distinct r.dog_id) as dogs,
      array[count(*) filter (where r.prize = 1), count(*) filter (where r.prize = 2),
        count(*) filter (where r.prize = 3)]::int[] as prizes,
      coalesce(bool_or(r.status = 'preliminary'), false) as preliminary,
      coalesce(bool_or(r.done_at > ${newSince}), false) as "isNew"
    from page t left join lateral ${RESULTS} r on true
    group by t.id, t.total, t.place order by t.place`.execute(db)
  if (rows.length > 0 || query.page === 1) return { rows, total: rows[0]?.total ?? 0 }
  const counted = await sql<{ total: number }>`
    select count(*) as total from trial t where ${conditions(query, today)}`.execute(db)
  return { rows: [], total: counted.rows[0]!.total }
}

/** The seasons in which trials have begun, newest first; each by the year it begins in. */
export async function seasonsWithTrials(db: Db, today: string): Promise<number[]> {
  const { rows } = await sql<{ season: number }>`
    select distinct extract(year from t.held_on - interval '5 months')::int as season
    from trial t where ${held(today)} order by season desc`.execute(db)
  return rows.map(({ season }) => season)
}

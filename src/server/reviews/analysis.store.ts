import { type RawBuilder, sql } from 'kysely'
import type { ReviewKind } from '#domain/breeding/reviews.ts'
import type { Sex } from '#domain/dogs.ts'
import type { Db } from '../platform/database.ts'
import type { FoundAnalysis } from './analysis.types.ts'

interface Asked {
  /** the code that was asked for and those it stands for; undefined: of any breed */
  readonly breed?: { readonly code: string; readonly codes: readonly string[] } | undefined
  readonly sex?: Sex | undefined
  readonly kind?: ReviewKind | undefined
  /** first and last year */
  readonly from?: number | undefined
  readonly to?: number | undefined
  /** years told together */
  readonly period: number
}

const spread = (measure: RawBuilder<unknown>) => sql`json_build_object(
  'count', count(${measure})::int, 'mean', avg(${measure}), 'sd', stddev_samp(${measure}),
  'min', min(${measure}), 'max', max(${measure}))`

const MEASURES = sql`${spread(sql`height`)} as height, ${spread(sql`length`)} as length, ${spread(sql`ratio`)} as ratio`

const allOf = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(found), '[]') from (${rows}) found)`

/** The reviews of dogs of the register that match, and of each dog the latest: of all of them, and of each period. */
function matching({ breed, sex, kind, from, to, period }: Asked): RawBuilder<unknown> {
  const conditions = [
    sql`d.registered`,
    ...(breed ? [sql`d.breed_code = any(${[...breed.codes]}::text[])`] : []),
    ...(sex ? [sql`d.sex = ${sex}`] : []),
    ...(kind ? [sql`r.kind = ${kind}`] : []),
    ...(from === undefined ? [] : [sql`r.held_on >= ${`${from}-01-01`}::date`]),
    ...(to === undefined ? [] : [sql`r.held_on <= ${`${to}-12-31`}::date`]),
  ]
  return sql`matching as materialized (
      select r.dog_id, r.id, r.held_on, (extract(year from r.held_on)::int / ${period}::int) * ${period}::int as year, r.class, d.sex,
        ${breed ? sql`${breed.code}::text` : sql`d.breed_code`} as breed, r.height_cm as height, r.length_cm as length,
        r.length_cm / nullif(r.height_cm, 0) as ratio
      from breeding_review r join dog d on d.id = r.dog_id
      where ${sql.join(conditions, sql` and `)}
    ), latest as materialized (
      select distinct on (dog_id) * from matching order by dog_id, held_on desc, id desc
    ), of_year as (
      select distinct on (dog_id, year) * from matching order by dog_id, year, held_on desc, id desc
    )`
}

/** Reviewed dogs added up in one statement. */
export async function analysisOf(db: Db, asked: Asked): Promise<FoundAnalysis> {
  const ofOneBreed = asked.breed !== undefined
  const none = sql`'[]'::json`
  const years = sql`select year, sex, count(*)::int as dogs, ${MEASURES} from of_year group by year, sex order by year, sex`
  const bins = sql`select b.measure, l.sex, b.start as "from", count(*)::int as dogs
    from latest l cross join lateral (
      values ('height', floor(l.height)), ('length', floor(l.length)), ('ratio', floor(l.ratio * 100) / 100)
    ) b (measure, start)
    where b.start is not null group by b.measure, l.sex, b.start order by b.measure, l.sex, b.start`
  const { rows } = await sql<FoundAnalysis>`
    with ${matching(asked)}
    select (select count(*)::int from latest) as dogs, (select count(*)::int from matching) as reviews,
      ${asked.period}::int as period,
      ${allOf(sql`select breed, sex, count(*)::int as dogs, ${MEASURES} from latest group by breed, sex order by breed, sex`)} as groups,
      ${allOf(sql`select breed, sex, class, count(*)::int as dogs from latest group by breed, sex, class order by count(*) desc, class`)} as classes,
      ${ofOneBreed ? allOf(years) : none} as years,
      ${ofOneBreed ? allOf(bins) : none} as bins`.execute(db)
  return rows[0]!
}

import { sql } from 'kysely'
import { GRADE_SHARES, isGradeShare, type ShowMeasure } from '#domain/analyses/showAnalyses.ts'
import { SHOW_GRADES } from '#domain/shows/grades.ts'
import type { Db } from '../platform/database.ts'
import type { FoundShowChoices } from './analyses.types.ts'
import type { MeasureSource, ResultSource } from './columns.store.ts'

/** The scale of grades that are not those in use. */
export const OTHER_GRADES = 'other'

const YEAR = sql`extract(year from e.held_on)::int`

/** Results of shows. */
export const SHOW_SOURCE: ResultSource = {
  table: 'show_result',
  event: 'show',
  ofEvents: { season: YEAR, country: sql`e.country` },
  ofResults: {
    class: sql`r.class`,
    judge: sql`nullif(r.judge, '')`,
    scale: sql`case when r.grade <> all(${[...SHOW_GRADES]}::text[]) then ${OTHER_GRADES} end`,
  },
}

export const showMeasure = (name: ShowMeasure): MeasureSource => ({
  name,
  value: isGradeShare(name)
    ? sql`(r.grade = any(${[...GRADE_SHARES[name]]}::text[]))::int`
    : sql`(${name} = any(r.marks))::int`,
  part: sql`r.grade`,
})

/** First and last year with results, who judged them and where they are from. */
export async function showChoices(db: Db): Promise<FoundShowChoices> {
  const { rows } = await sql<FoundShowChoices>`
    with held as (select distinct ${YEAR} as year, country from show e where exists (select from show_result r where r.show_id = e.id)),
      judges as (select distinct judge from show_result where judge <> '')
    select (select json_build_object('first', min(year), 'last', max(year)) from held having count(*) > 0) as seasons,
      (select coalesce(json_agg(judge order by fold_text(judge), judge), '[]') from judges) as judges,
      (select coalesce(json_agg(distinct country), '[]') from held) as countries`.execute(db)
  return rows[0]!
}

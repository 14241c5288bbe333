import { type RawBuilder, sql } from 'kysely'
import { POINTS_BAND, type TrialMeasure } from '#domain/analyses/trialAnalyses.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import type { Db } from '../platform/database.ts'
import type { FoundChoices } from './analyses.types.ts'
import type { MeasureSource, ResultSource } from './columns.store.ts'

const TABLES = { hunt: 'trial_result', water: 'water_result' } as const satisfies Record<SheetKind, string>
const parts: readonly string[] = PARTS

/** A season begins on the first of June and is named by its year. Source: docs/rules/trials.md#season-and-days. */
const SEASON = sql`extract(year from e.held_on - interval '5 months')::int`

/** Results of trials of one kind. */
export const trialSource = (kind: SheetKind): ResultSource => ({
  table: TABLES[kind],
  event: 'trial',
  ofEvents: { season: SEASON, type: sql`e.type` },
  ofResults: { class: sql`r.class`, judge: sql`r.judge_id`, scale: sql`r.rulebook_id || ' ' || r.class` },
})

/** As `trialSource` names the scale of a result: points have one in each class. */
export const scaleOf = (rulebookId: number, trialClass: string): string => `${rulebookId} ${trialClass}`

/** `search_grade` of a part, `gun_shyness` of `gunShyness`. */
const columnOf = (score: string): RawBuilder<unknown> => {
  const name = score.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return sql.ref(`r.${parts.includes(score) ? `${name}_grade` : name}`)
}

const SHARES = { prize: sql`(r.prize > 0)::int`, firstPrize: sql`(r.prize = 1)::int` }
const STARTED = sql`r.outcome <> 'absent'`
const PRIZE_PART = sql`case r.outcome when 'judged' then r.prize::text else r.outcome end`

export function trialMeasure(name: TrialMeasure): MeasureSource {
  if (name === 'prize' || name === 'firstPrize')
    return { name, value: sql`case when ${STARTED} then ${SHARES[name]} end`, part: PRIZE_PART }
  const value = columnOf(name)
  const band = sql.lit(POINTS_BAND)
  return { name, value, part: name === 'points' ? sql`floor(${value} / ${band}) * ${band}` : value }
}

/** The names of judges as the latest results that they judged write them, in the order of the names. */
export async function judgeNames(
  db: Db,
  kind: SheetKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text, name from (
      select distinct on (judge_id) judge_id as id, judge as name from ${sql.table(TABLES[kind])}
      where judge_id = any(${[...ids]}::bigint[]) and judge is not null order by judge_id, id desc
    ) named order by name, id`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** First and last season with results, and who judged them. */
export async function trialChoices(db: Db, kind: SheetKind): Promise<FoundChoices> {
  const { rows } = await sql<FoundChoices>`
    with judged as (
      select distinct on (judge_id) judge_id as id, judge as name from ${sql.table(TABLES[kind])}
      where judge_id is not null and judge is not null order by judge_id, id desc
    )
    select (
      select json_build_object('first', min(season), 'last', max(season)) from (
        select ${SEASON} as season from trial e where exists (select from ${sql.table(TABLES[kind])} r where r.trial_id = e.id)
      ) seasons having count(*) > 0
    ) as seasons, (select coalesce(json_agg(judged order by name, id), '[]') from judged) as judges`.execute(
    db,
  )
  return rows[0]!
}

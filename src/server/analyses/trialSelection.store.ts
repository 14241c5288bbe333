import { type RawBuilder, sql } from 'kysely'
import { POINTS_BAND, type TrialGrouping, type TrialMeasure } from '#domain/analyses/trialAnalyses.ts'
import { TRIAL_CLASSES, type TrialClass, type TrialType } from '#domain/trials/results.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import type { Db } from '../platform/database.ts'
import type { Language } from '../platform/http/language.ts'
import type { DogFilter, FoundChoices } from './analyses.types.ts'
import { dogConditions, dogKeys, type Keys, type Selection } from './selection.store.ts'

const TABLES = { hunt: 'trial_result', water: 'water_result' } as const satisfies Record<SheetKind, string>
const DAY = sql`t.held_on`
const parts: readonly string[] = PARTS

/** The results of the classes of a rulebook that gave the measure on another scale. */
export interface OtherScale {
  readonly rulebookId: number
  readonly classes: readonly TrialClass[]
}

export interface TrialFilter extends DogFilter {
  /** first and last season */
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly class?: TrialClass | undefined
  readonly type?: TrialType | undefined
  readonly judge?: number | undefined
}

/** A season begins on the first of June and is named by its year. Source: docs/rules/trials.md#season-and-days. */
const SEASON = sql`extract(year from ${DAY} - interval '5 months')`

/** `search_grade` of a part, `gun_shyness` of `gunShyness`. */
const columnOf = (score: string): RawBuilder<unknown> => {
  const name = score.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return sql.ref(`r.${parts.includes(score) ? `${name}_grade` : name}`)
}

const SHARES = { prize: sql`(r.prize > 0)::int`, firstPrize: sql`(r.prize = 1)::int` }
const STARTED = sql`r.outcome <> 'absent'`
const PRIZE_PART = sql`case r.outcome when 'judged' then r.prize::text else r.outcome end`

function measured(measure: TrialMeasure): Pick<Selection, 'value' | 'part'> {
  if (measure === 'prize' || measure === 'firstPrize')
    return { value: sql`case when ${STARTED} then ${SHARES[measure]} end`, part: PRIZE_PART }
  const value = columnOf(measure)
  const band = sql.lit(POINTS_BAND)
  return { value, part: measure === 'points' ? sql`floor(${value} / ${band}) * ${band}` : value }
}

const isOther = (others: readonly OtherScale[]): RawBuilder<unknown> =>
  sql`coalesce(${sql.join(
    others.map(
      ({ rulebookId, classes }) =>
        sql`(r.rulebook_id = ${rulebookId} and r.class = any(${[...classes]}::text[]))`,
    ),
    sql` or `,
  )}, false)`

/** Results of one kind that are analysed by a measure, without those on another scale. */
export function trialSelection(
  kind: SheetKind,
  measure: TrialMeasure,
  filter: TrialFilter,
  others: readonly OtherScale[],
): Selection {
  const { from, to, class: trialClass, type, judge } = filter
  return {
    from: sql`${sql.table(TABLES[kind])} r join trial t on t.id = r.trial_id join dog d on d.id = r.dog_id`,
    where: [
      ...dogConditions(filter, DAY),
      ...(from === undefined ? [] : [sql`${DAY} >= ${`${from}-06-01`}::date`]),
      ...(to === undefined ? [] : [sql`${DAY} <= ${`${to + 1}-05-31`}::date`]),
      ...(trialClass === undefined ? [] : [sql`r.class = ${trialClass}`]),
      ...(type === undefined ? [] : [sql`t.type = ${type}`]),
      ...(judge === undefined ? [] : [sql`r.judge_id = ${judge}`]),
      ...(others.length > 0 ? [sql`not ${isOther(others)}`] : []),
    ],
    season: SEASON,
    ...measured(measure),
  }
}

/** How many results match but were judged on another scale. */
export async function otherScaleCount(
  db: Db,
  { from, where, value }: Selection,
  others: readonly OtherScale[],
): Promise<number> {
  if (others.length === 0) return 0
  const { rows } = await sql<{ results: number }>`
    select count(*)::int as results from ${from}
    where ${sql.join([...where, isOther(others), sql`${value} is not null`], sql` and `)}`.execute(db)
  return rows[0]!.results
}

/** What results are grouped by. */
export function trialKeys(kind: SheetKind, by: TrialGrouping, language: Language): Keys {
  const byKey = sql`g.key`
  switch (by) {
    case 'season':
      return { key: sql`(${SEASON})::int`, order: byKey }
    case 'class':
      return { key: sql`r.class`, order: sql`array_position(${[...TRIAL_CLASSES]}::text[], g.key)` }
    case 'type':
      return { key: sql`t.type`, order: byKey }
    case 'judge':
      return {
        key: sql`r.judge_id`,
        order: sql`(select o.judge from ${sql.table(TABLES[kind])} o where o.judge_id = g.key order by o.id desc limit 1)`,
      }
    default:
      return dogKeys(by, DAY, language)
  }
}

/** The names of judges as the latest results that they judged write them. */
export async function judgeNames(
  db: Db,
  kind: SheetKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select distinct on (judge_id) judge_id as id, judge as name from ${sql.table(TABLES[kind])}
    where judge_id = any(${[...ids]}::bigint[]) and judge is not null order by judge_id, id desc`.execute(db)
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
        select ${SEASON}::int as season from trial t where exists (select from ${sql.table(TABLES[kind])} r where r.trial_id = t.id)
      ) seasons having count(*) > 0
    ) as seasons, (select coalesce(json_agg(judged order by name, id), '[]') from judged) as judges`.execute(
    db,
  )
  return rows[0]!
}

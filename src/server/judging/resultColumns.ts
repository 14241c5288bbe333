import type { Insertable } from 'kysely'
import { TERRAINS, WEATHERS } from '#domain/trials/conditionFields.ts'
import {
  HUNT_FEATURES,
  type HuntFeature,
  WATER_FEATURES,
  type WaterFeature,
} from '#domain/trials/features.ts'
import type { SheetField, SheetValue, SheetValues } from '#domain/trials/sheet.ts'
import type { Schema } from '../platform/schema.ts'
import type { TrialJudge } from '../trials/trials.types.ts'
import type { HuntRow, WaterRow } from './results.types.ts'

type HuntColumns = Pick<HuntRow, ColumnOf<HuntFeature>>
type ColumnOf<Code extends string> = Code extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${ColumnOf<Tail>}`
  : Code
type WaterColumns = Pick<WaterRow, WaterFeature>

/** `gun_shyness` of `gunShyness`. */
const columnOf = (code: HuntFeature) =>
  code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as keyof HuntColumns

/** What was typed of a hunt performance, read back from its result. */
export function valuesOfHunt(row: HuntRow, judges: readonly TrialJudge[]): SheetValues {
  return nonNullValues({
    outcome: row.outcome,
    search: row.search_grade,
    game: row.game_grade,
    retrieve: row.retrieve_grade,
    pointsAtGame: row.points_at_game,
    shotOver: row.shot_over,
    judgeId: judgeIdOf(row, judges),
    report: row.report,
    birdsMet: row.birds_met,
    weather: row.weather,
    terrain: row.terrain,
    minutesSearched: row.minutes_searched,
    ...Object.fromEntries(HUNT_FEATURES.map(({ code }) => [code, row[columnOf(code)]])),
  })
}

/** What was typed of a water and track performance, read back from its result. */
export function valuesOfWater(row: WaterRow, judges: readonly TrialJudge[]): SheetValues {
  return nonNullValues({
    outcome: row.outcome,
    water: row.water_grade,
    track: row.track_grade,
    judgeId: judgeIdOf(row, judges),
    report: row.report,
    ...Object.fromEntries(WATER_FEATURES.map(({ code }) => [code, row[code]])),
  })
}

/** The typed columns of a hunt result; outcome, points, prize and what counts of water come from judging it. */
export function huntColumns(values: SheetValues, judges: readonly TrialJudge[]) {
  return {
    search_grade: number(values.search),
    game_grade: number(values.game),
    retrieve_grade: number(values.retrieve),
    points_at_game: number(values.pointsAtGame),
    shot_over: typeof values.shotOver === 'boolean' ? values.shotOver : null,
    ...judgeColumns(values, judges),
    report: text(values.report),
    birds_met: number(values.birdsMet),
    weather: oneOf(WEATHERS, values.weather),
    terrain: oneOf(TERRAINS, values.terrain),
    minutes_searched: number(values.minutesSearched),
    ...(Object.fromEntries(
      HUNT_FEATURES.map(({ code }) => [columnOf(code), number(values[code])]),
    ) as HuntColumns),
  } satisfies Partial<Insertable<Schema['trial_result']>>
}

/** The typed columns of a water and track result. */
export function waterColumns(values: SheetValues, judges: readonly TrialJudge[]) {
  return {
    water_grade: number(values.water),
    track_grade: number(values.track),
    ...judgeColumns(values, judges),
    report: text(values.report),
    ...(Object.fromEntries(WATER_FEATURES.map(({ code }) => [code, number(values[code])])) as WaterColumns),
  } satisfies Partial<Insertable<Schema['water_result']>>
}

const number = (value: SheetValue | undefined) => (typeof value === 'number' ? value : null)

const oneOf = <T extends string>(choices: readonly T[], value: SheetValue | undefined): T | null =>
  choices.find((one) => one === value) ?? null

/** An empty text becomes null. */
const text = (value: SheetValue | undefined) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** One of the trial's judges, by name where the result knows no more; null where it was judged by somebody else. */
const judgeIdOf = (row: HuntRow | WaterRow, judges: readonly TrialJudge[]) =>
  judges.find(({ id, name }) => (row.judge_id === null ? name === row.judge : id === row.judge_id))?.id ??
  null

function judgeColumns({ judgeId }: SheetValues, judges: readonly TrialJudge[]) {
  const judge = judges.find(({ id }) => id === judgeId)
  return { judge: judge?.name ?? null, judge_id: judge?.id ?? null }
}

function nonNullValues(values: Partial<Record<SheetField, SheetValue>>): SheetValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

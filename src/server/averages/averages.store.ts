import { type RawBuilder, sql } from 'kysely'
import { AVERAGED, type AverageMethod, type HuntScore } from '#domain/trials/averages.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import type { Db } from '../platform/database.ts'
import type { BreedFigures, HuntScoreRow, SeasonResult } from './averages.types.ts'

/** Runs that the list shows: those of two years. */
const LISTED_RUNS = 104
const TABLES = { hunt: 'trial_result', water: 'water_result' } as const satisfies Record<SheetKind, string>
const parts: readonly string[] = PARTS

/** `search_grade` of a part, `gun_shyness` of `gunShyness`. */
const columnOf = (score: string): string =>
  parts.includes(score) ? `${score}_grade` : score.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const scoresOf = (kind: SheetKind): RawBuilder<SeasonResult['scores']> =>
  sql`json_build_object(${sql.join(
    AVERAGED[kind].flatMap((score) => [sql.lit(score), sql.ref(`r.${columnOf(score)}`)]),
  )})`

/** The results of a kind in the trials of some days. */
export async function resultsBetween(
  db: Db,
  kind: SheetKind,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<SeasonResult[]> {
  const { rows } = await sql<SeasonResult>`
    select d.breed_code as breed, r.dog_id as dog, r.class, r.rulebook_id as "rulebookId",
      ${scoresOf(kind)} as scores
    from ${sql.table(TABLES[kind])} r join trial t on t.id = r.trial_id join dog d on d.id = r.dog_id
    where t.held_on between ${from} and ${to} and d.registered`.execute(db)
  return rows
}

/** One score of the hunt results of a breed since an ISO day; those without it are left out. */
export async function huntScoresSince(
  db: Db,
  family: string,
  score: HuntScore,
  since: string,
): Promise<HuntScoreRow[]> {
  const { rows } = await sql<HuntScoreRow>`
    select r.dog_id as dog, r.class, r.rulebook_id as "rulebookId", ${sql.ref(`r.${columnOf(score)}`)}::float8 as value
    from trial_result r join trial t on t.id = r.trial_id join dog d on d.id = r.dog_id
    where d.breed_code in (select code from breed where code = ${family} or family = ${family})
      and t.held_on >= ${since} and d.registered and ${sql.ref(`r.${columnOf(score)}`)} is not null
    order by r.id`.execute(db)
  return rows
}

/** First and last day of trials with results; null: there are none. */
async function daysOfResults(db: Db): Promise<{ readonly from: string; readonly to: string } | null> {
  const { rows } = await sql<{ from: string | null; to: string | null }>`
    select min(held_on) as "from", max(held_on) as "to" from trial t
    where exists (select from trial_result where trial_id = t.id)
       or exists (select from water_result where trial_id = t.id)`.execute(db)
  const { from = null, to = null } = rows[0] ?? {}
  return from !== null && to !== null ? { from, to } : null
}

interface NewRun {
  /** null: somebody asked for it */
  readonly dueAt: Date | null
  readonly startedBy: number | null
  readonly startedAt: Date
}

/** Begins a run. @returns its id; null where one is under way, or has been made for that Monday */
export async function insertRun(
  db: Db,
  { dueAt, startedBy, startedAt }: NewRun,
  seasonOf: (day: string) => number,
): Promise<number | null> {
  const days = await daysOfResults(db)
  const row = await db
    .insertInto('average_run')
    .values({
      due_at: dueAt,
      started_by: startedBy,
      started_at: startedAt,
      first_season: days && seasonOf(days.from),
      last_season: days && seasonOf(days.to),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whether a run was made for a Monday or a later one. */
export async function hasRunSince(db: Db, dueAt: Date): Promise<boolean> {
  const row = await db.selectFrom('average_run').select('id').where('due_at', '>=', dueAt).executeTakeFirst()
  return row !== undefined
}

/** The run under way, locked to the end of the transaction; undefined where there is none, or another copy is at it. */
export async function lockUnfinishedRun(tx: Db) {
  const run = await tx
    .selectFrom('average_run')
    .select(['id', 'first_season', 'last_season'])
    .where('finished_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return run && { ...run, done: await doneSeasons(tx, run.id) }
}

async function doneSeasons(tx: Db, runId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('average_season')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function finishRun(tx: Db, id: number, at: Date): Promise<void> {
  await tx.updateTable('average_run').set({ finished_at: at }).where('id', '=', id).execute()
}

interface DoneSeason {
  readonly runId: number
  readonly season: number
  readonly method: AverageMethod
  readonly leastDogs: number
  readonly rulebookId: number | null
  readonly results: number
  readonly at: Date
}

/** Keeps that a run is done with a season, and what of the season it has changed. */
export async function insertSeason(
  tx: Db,
  { runId, season, method, leastDogs, rulebookId, results, at }: DoneSeason,
  changed: readonly BreedFigures[],
): Promise<void> {
  await tx
    .insertInto('average_season')
    .values({
      run_id: runId,
      season,
      method,
      least_dogs: leastDogs,
      rulebook_id: rulebookId,
      results,
      calculated_at: at,
    })
    .execute()
  if (changed.length === 0) return
  const rows = changed.map(({ figures, ...key }) => ({
    run_id: runId,
    season,
    ...key,
    figures: JSON.stringify(figures),
  }))
  await tx.insertInto('breed_average').values(rows).execute()
}

/** What stands of a season: of every breed, or of one. */
export async function standingFigures(db: Db, season: number, breed?: string): Promise<BreedFigures[]> {
  return db
    .selectFrom('breed_average')
    .select(['kind', 'breed', 'class', 'figures'])
    .distinctOn(['breed', 'kind', 'class'])
    .where('season', '=', season)
    .$if(breed !== undefined, (query) => query.where('breed', '=', breed!))
    .orderBy('breed')
    .orderBy('kind')
    .orderBy('class')
    .orderBy('run_id', 'desc')
    .execute()
}

/** How and when a season was last calculated. */
export async function latestSeason(db: Db, season: number) {
  return db
    .selectFrom('average_season')
    .select(['method', 'least_dogs', 'calculated_at'])
    .where('season', '=', season)
    .orderBy('run_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const runs = (db: Db) =>
  db
    .selectFrom('average_run as r')
    .leftJoin('account as a', 'a.id', 'r.started_by')
    .select([
      'r.id',
      'r.due_at',
      'r.started_at',
      'r.finished_at',
      'r.first_season',
      'r.last_season',
      'a.username',
      sql<number>`(select count(*)::int from average_season where run_id = r.id)`.as('done'),
      sql<number>`(select count(distinct season)::int from breed_average where run_id = r.id)`.as('changed'),
    ])
export type RunRow = Awaited<ReturnType<typeof latestRuns>>[number]

/** Runs with how far they have come, the newest first. */
export function latestRuns(db: Db) {
  return runs(db).orderBy('r.id', 'desc').limit(LISTED_RUNS).execute()
}

export function runById(db: Db, id: number): Promise<RunRow> {
  return runs(db).where('r.id', '=', id).executeTakeFirstOrThrow()
}

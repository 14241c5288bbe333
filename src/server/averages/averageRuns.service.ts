import { isDeepStrictEqual } from 'node:util'
import { seasonDays, seasonOf } from '#domain/dates.ts'
import { breedFamily } from '#domain/dogs.ts'
import { type AverageMethod, averagesDueAt, averagesOf, onSeasonScales } from '#domain/trials/averages.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { rulebookOn } from '#domain/trials/rulebook.ts'
import { SHEET_KINDS, type SheetKind } from '#domain/trials/sheet.ts'
import { finnishDay } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import type { Job } from '../platform/jobs/jobs.types.ts'
import type { Services } from '../platform/services.ts'
import { citedRulebooks, rulebooksInForce } from '../rulebooks/rulebooks.service.ts'
import {
  finishRun,
  hasRunSince,
  insertRun,
  insertSeason,
  lockUnfinishedRun,
  resultsBetween,
  standingFigures,
} from './averages.store.ts'
import type { BreedFigures, SeasonResult } from './averages.types.ts'

/** Milliseconds between two looks at whether a run is due, or was left unfinished. */
const LOOK_EVERY = 60_000

/** The averages by the clock. */
export const averageJob = ({ db, now }: Services): Job => ({
  name: 'averages',
  everyMs: LOOK_EVERY,
  run: (signal) => new AverageRuns(db, now).look(signal),
})

/**
 * Calculates the breed averages, a season in each transaction: whoever has the run's row locked is at it, and what a killed
 * service leaves behind the next look of any copy goes on with.
 */
export class AverageRuns {
  readonly #db: Db
  readonly #now: () => Date

  constructor(db: Db, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /** Begins the run that is due, and works until none is unfinished, another copy is at it, or `signal` aborts. */
  async look(signal?: AbortSignal): Promise<void> {
    await this.#beginDue()
    while (!signal?.aborted && (await this.calculateNext())) await new Promise(setImmediate)
  }

  async #beginDue(): Promise<void> {
    const startedAt = this.#now()
    const dueAt = averagesDueAt(startedAt, finnishDay(startedAt))
    if (await hasRunSince(this.#db, dueAt)) return
    await insertRun(this.#db, { dueAt, startedBy: null, startedAt }, seasonOf)
  }

  /** One season of the run that is under way. @returns whether there is more to do */
  async calculateNext(): Promise<boolean> {
    return this.#db.transaction().execute(async (tx) => {
      const run = await lockUnfinishedRun(tx)
      if (!run) return false
      const { id, first_season: first, last_season: last, done } = run
      const season = last === null ? null : last - done
      if (season === null || season < first!) {
        await finishRun(tx, id, this.#now())
        return false
      }
      await calculateSeason(tx, id, season, this.#now())
      return true
    })
  }
}

async function calculateSeason(tx: Db, runId: number, season: number, at: Date): Promise<void> {
  const days = seasonDays(season)
  const rulebooks = await rulebooksInForce({ db: tx })
  // Results of before the first rulebook are read by it.
  const rulebook = rulebookOn(rulebooks, days.from) ?? rulebooks[0]!
  const { averageMethod: method, averageLeastDogs: leastDogs } = rulebook
  const found: BreedFigures[] = []
  let results = 0
  for (const kind of SHEET_KINDS) {
    const ofKind = await resultsBetween(tx, kind, days)
    results += ofKind.length
    const cited = await citedRulebooks({ db: tx }, rulebookIdsOf(ofKind))
    const scaled = ofKind.map((result) => {
      const own = result.rulebookId === null ? null : cited.get(result.rulebookId)!
      return onSeasonScales(kind, result, { season: rulebook, cited: own })
    })
    found.push(...figuresOf(method, kind, scaled))
  }
  const changed = changesTo(await standingFigures(tx, season), found)
  await insertSeason(tx, { runId, season, method, leastDogs, rulebookId: rulebook.id, results, at }, changed)
}

const rulebookIdsOf = (results: readonly SeasonResult[]): number[] => [
  ...new Set(results.flatMap(({ rulebookId }) => rulebookId ?? [])),
]

/** The averages of every breed, over all classes and of each. */
function figuresOf(method: AverageMethod, kind: SheetKind, results: readonly SeasonResult[]): BreedFigures[] {
  const breeds = Map.groupBy(results, ({ breed }) => breedFamily(breed))
  return [...breeds].flatMap(([breed, own]) =>
    [null, ...TRIAL_CLASSES].flatMap((trialClass) => {
      const ofClass = trialClass === null ? own : own.filter((result) => result.class === trialClass)
      const figures = averagesOf(method, kind, ofClass)
      return Object.keys(figures).length > 0 ? [{ kind, breed, class: trialClass, figures }] : []
    }),
  )
}

/** What of the found figures differs from those that stand; of what is found no more, that there is nothing. */
function changesTo(standing: readonly BreedFigures[], found: readonly BreedFigures[]): BreedFigures[] {
  const keyOf = ({ kind, breed, class: trialClass }: BreedFigures) => `${kind} ${breed} ${trialClass}`
  const before = new Map(standing.map((one) => [keyOf(one), one]))
  const now = new Set(found.map(keyOf))
  const gone = standing.filter((one) => !now.has(keyOf(one)) && Object.keys(one.figures).length > 0)
  return [
    ...found.filter((one) => !isDeepStrictEqual(before.get(keyOf(one))?.figures, one.figures)),
    ...gone.map((one) => ({ ...one, figures: {} })),
  ]
}

import { addDays } from '../dates.ts'
import { finnishMoment } from '../moments.ts'
import { HUNT_FEATURES, WATER_FEATURES } from './features.ts'
import type { TrialClass } from './results.ts'
import { mostPoints, PARTS, type Rulebook } from './rulebook.ts'
import { type SheetKind, scalesOf } from './sheet.ts'

/** Breed averages. Source: docs/rules/trials.md#breed-averages. */

/** `results`: the plain mean of all results; `dogs`: the mean of each dog first, then the mean of the dogs. */
export const AVERAGE_METHODS = ['results', 'dogs'] as const
export type AverageMethod = (typeof AVERAGE_METHODS)[number]

/** What is averaged of a result of each kind: every feature and part, and of the hunt the points. */
export const AVERAGED = {
  hunt: ['points', ...PARTS, ...HUNT_FEATURES.map(({ code }) => code), 'pointsAtGame'],
  water: ['water', 'track', ...WATER_FEATURES.map(({ code }) => code)],
} as const satisfies Readonly<Record<SheetKind, readonly string[]>>
export type HuntScore = (typeof AVERAGED)['hunt'][number]
export type AveragedScore = (typeof AVERAGED)[SheetKind][number]

/** One dog's scores at one trial; what was not scored is null or left out. */
export interface ScoredResult {
  readonly dog: number
  readonly scores: Readonly<Partial<Record<AveragedScore, number | null>>>
}

/** The rulebook that stands for a season, and the one that a result cites; null: none was kept, so it is read by the season's. */
interface Scales {
  readonly season: Rulebook
  readonly cited: Rulebook | null
}

/** A result without the scores that were given on another scale than the season's: a mean of both would mean nothing. */
export function onSeasonScales<Result extends ScoredResult & { readonly class: TrialClass }>(
  kind: SheetKind,
  result: Result,
  { season, cited }: Scales,
): Result {
  if (cited === null || cited === season) return result
  const scores = Object.entries(result.scores).filter(([score]) =>
    isOnScale(kind, score, result.class, season, cited),
  )
  return { ...result, scores: Object.fromEntries(scores) }
}

/** Whether two rulebooks give a score on the same scale; of points that is their most in the class. */
export function isOnScale(
  kind: SheetKind,
  score: string,
  trialClass: TrialClass,
  one: Rulebook,
  other: Rulebook,
): boolean {
  if (score === 'points') return fullPoints(one, trialClass) === fullPoints(other, trialClass)
  const valuesIn = (rulebook: Rulebook) =>
    scalesOf(rulebook, kind)
      .find(({ code }) => code === score)
      ?.values.join()
  return valuesIn(one) === valuesIn(other)
}

const fullPoints = (rulebook: Rulebook, trialClass: TrialClass): number =>
  mostPoints(rulebook.classes[trialClass].coefficients)

interface Average {
  readonly mean: number
  /** dogs that have the score */
  readonly dogs: number
  /** results that have it */
  readonly results: number
}

export type Averages = Readonly<Partial<Record<AveragedScore, Average>>>

/** The means of results of one breed and season, score by score; a score that nobody has is left out. */
export function averagesOf(
  method: AverageMethod,
  kind: SheetKind,
  results: readonly ScoredResult[],
): Averages {
  const averages = AVERAGED[kind].map((score) => [score, averageOf(method, score, results)] as const)
  return Object.fromEntries(averages.filter(([, average]) => average !== null))
}

function averageOf(
  method: AverageMethod,
  score: AveragedScore,
  results: readonly ScoredResult[],
): Average | null {
  const scored = results.flatMap(({ dog, scores }) => {
    const value = scores[score] ?? null
    return value === null ? [] : [{ dog, value }]
  })
  if (scored.length === 0) return null
  const ofDogs = [...Map.groupBy(scored, ({ dog }) => dog).values()].map((own) =>
    own.map(({ value }) => value),
  )
  const values = method === 'dogs' ? ofDogs.map(meanOf) : ofDogs.flat()
  return { mean: rounded(meanOf(values)), dogs: ofDogs.length, results: scored.length }
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Four decimals: more than anybody reads, and the same again when nothing has changed. */
const rounded = (mean: number): number => Math.round(mean * 10_000) / 10_000

const WEEK = 7
const MONDAY = 1
const TIME_OF_DAY = '03:00'

/** The latest Monday 03:00 in Finland up to a moment, whose Finnish day is `today`. */
export function averagesDueAt(now: Date, today: string): Date {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const monday = addDays(today, -((weekday - MONDAY + WEEK) % WEEK))
  const due = finnishMoment(monday, TIME_OF_DAY)
  return due <= now ? due : finnishMoment(addDays(monday, -WEEK), TIME_OF_DAY)
}

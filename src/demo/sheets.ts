import {
  HUNT_FEATURES,
  type HuntFeature,
  WATER_FEATURES,
  type WaterFeature,
  type ZeroedPart,
} from '#domain/trials/features.ts'
import { DEFAULT_RULEBOOK } from '#domain/trials/firstRulebooks.ts'
import { zeros } from '#domain/trials/judging.ts'
import type { Outcome } from '#domain/trials/results.ts'
import type { SheetValues } from '#domain/trials/sheet.ts'
import type { Trial } from './events.ts'
import type { Dog } from './model.ts'
import type { Random } from './random.ts'
import { huntReport, reportUnjudged, waterReport } from './reports.ts'
import { observe } from './traits.ts'

/** Mean and standard deviation of a feature's score before it is rounded to its scale. */
type Levels<Feature extends string> = Readonly<Record<Feature, readonly [mean: number, spread: number]>>

const HUNT_LEVELS: Levels<HuntFeature> = {
  speed: [3.85, 0.8],
  method: [3.6, 0.8],
  scenting: [3.7, 0.85],
  reporting: [0.8, 0.7],
  point: [3.8, 1],
  flush: [3.7, 1.05],
  steadiness: [3.4, 1.1],
  retrieveEagerness: [3.7, 1.1],
  collaboration: [3.5, 0.8],
  willToHunt: [3.9, 0.75],
  behaviour: [4, 0.7],
  gunShyness: [4.4, 0.8],
  loudness: [4.5, 0.75],
}
const WATER_LEVELS: Levels<WaterFeature> = {
  pp: [3.6, 0.8],
  vh: [3.9, 1],
  pk: [2.1, 0.7],
  oh: [3.5, 0.9],
  ti: [3.4, 0.9],
  jls: [3.5, 0.9],
  jt: [2.2, 1],
  t: [3.5, 0.9],
  p: [3.4, 0.9],
  l: [3.9, 1.4],
  lp: [3.6, 0.9],
}
/** Shown on the track, so in VOI only. */
const TRACK_FEATURES: readonly WaterFeature[] = ['jls', 'jt', 't', 'p', 'lp']

export type HuntScores = Readonly<Record<HuntFeature, number | null>>

/** What a judge writes of a dog at a field or forest trial; `loud`: of one that is closed for its noise. */
export function huntSheet(random: Random, trial: Trial, dog: Dog, loud = false): SheetValues {
  const ended = loud ? null : outcomeBefore(random)
  const judgeId = random.pick(trial.judges).id
  if (ended) return { outcome: ended, judgeId, report: reportUnjudged(ended) }
  const found =
    observe(dog, 'scenting', random) + observe(dog, 'willToHunt', random) + random.normal(0, 1) > -1.3
  const pointsAtGame = found ? 1 + random.poisson(1.1) : 0
  const scores = { ...huntScores(random, trial, dog, found), ...(loud && { loudness: 0 }) }
  const report = huntReport(random, trial, scores, pointsAtGame)
  const written = { judgeId, ...scores, pointsAtGame, shotOver: pointsAtGame > 0, report }
  const closed = zeros(DEFAULT_RULEBOOK, 'hunt', scores).some(({ zero }) => zero === 'closed')
  if (closed) return written
  const [search, game, retrieve] = (['search', 'game', 'retrieve'] as const).map((part) =>
    part === 'game' && !found ? 0 : gradePart(random, scores, part),
  )
  return { ...written, search, game, retrieve }
}

/** What a judge writes of a dog's water work, and in VOI of its track; one that has hunted at the same trial is there. */
export function waterSheet(random: Random, trial: Trial, dog: Dog, tracked: boolean): SheetValues {
  const judgeId = trial.judges[0]!.id
  const ended = trial.type === 'water_track' ? outcomeBefore(random) : null
  if (ended) return { outcome: ended, judgeId, report: reportUnjudged(ended) }
  const refused = observe(dog, 'water', random) < -1.9
  const scores = waterScores(random, dog, tracked)
  const water = refused ? 0 : gradeWater(random, dog, 'water')
  const track = tracked ? gradeWater(random, dog, 'track') : null
  const report = waterReport(random, water, tracked)
  const written = { judgeId, ...scores, water, track, report }
  return refused ? { ...written, outcome: 'rejected', vh: 0 } : written
}

/** How a start ended before the dog could be judged; null where it was judged. */
function outcomeBefore(random: Random): Outcome | null {
  const place = random.next()
  if (place < 0.035) return 'absent'
  if (place < 0.055) return 'withdrawn'
  return place < 0.072 ? 'interrupted' : null
}

/** The nearest value of a scale. */
function onScale(value: number, values: readonly number[]): number {
  return values.reduce((best, next) => (Math.abs(next - value) < Math.abs(best - value) ? next : best))
}

const featuresOf = (part: ZeroedPart): HuntFeature[] =>
  HUNT_FEATURES.filter((feature) => 'zeroes' in feature && feature.zeroes === part).map(({ code }) => code)
const FEATURES_OF = {
  search: featuresOf('search'),
  game: featuresOf('game'),
  retrieve: featuresOf('retrieve'),
}

/** Scores of one performance; what could not be seen stays empty. Game is left for reporting in the forest only. */
function huntScores(random: Random, trial: Trial, dog: Dog, found: boolean): HuntScores {
  const unseen = (code: HuntFeature) =>
    code === 'reporting' ? !found || trial.type !== 'forest' : !found && FEATURES_OF.game.includes(code)
  const scores = HUNT_FEATURES.map(({ code, values }) => {
    if (unseen(code)) return [code, null]
    const [mean, spread] = HUNT_LEVELS[code]
    return [code, onScale(mean + spread * observe(dog, code, random), values)]
  })
  // Where nothing was found there is mostly nothing to retrieve either.
  const retrieved = found || !random.chance(0.35)
  return { ...Object.fromEntries(scores), ...(!retrieved && { retrieveEagerness: null }) }
}

/** Grade of a part of the hunt: twice the mean of its features, 0 where one of them is 0 or nothing was shown. */
function gradePart(random: Random, scores: HuntScores, part: ZeroedPart): number {
  const own = FEATURES_OF[part].map((code) => scores[code])
  if (own.some((score) => score === null || score === 0)) return 0
  const mean = own.reduce<number>((sum, score) => sum + score!, 0) / own.length
  return Math.min(10, Math.max(1, Math.round(2 * mean + random.normal(0, 0.7))))
}

function gradeWater(random: Random, dog: Dog, part: 'water' | 'track'): number {
  return Math.min(10, Math.max(2, Math.round(7.5 + 1.6 * observe(dog, part, random))))
}

function waterScores(random: Random, dog: Dog, tracked: boolean): SheetValues {
  const scores = WATER_FEATURES.map(({ code, values }) => {
    const onTrack = TRACK_FEATURES.includes(code)
    if (onTrack && !tracked) return [code, null]
    const [mean, spread] = WATER_LEVELS[code]
    const least = Math.max(...values.filter((value) => value <= 1))
    const value = onScale(mean + spread * observe(dog, onTrack ? 'track' : 'water', random), values)
    return [code, Math.max(value, least)]
  })
  return Object.fromEntries(scores)
}

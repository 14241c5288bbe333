import { HUNT_FEATURES, type HuntFeature } from '#domain/trials/features.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { DEFAULT_RULEBOOK, type Grades, type Part, prizeFor, totalPoints } from '#domain/trials/rulebook.ts'
import type { HuntResult, Trial } from './events.ts'
import type { Dog } from './model.ts'
import type { Random } from './random.ts'
import { huntReport, reportUnjudged } from './reports.ts'
import { onScale, outcomeBefore } from './scoring.ts'
import { observe } from './traits.ts'

/** Mean and spread of a feature's score before it is rounded to the scale. */
const LEVELS: Readonly<Record<HuntFeature, readonly [mean: number, spread: number]>> = {
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

/** Features that can be seen only where game was found; features of the part each zero takes away. */
const AT_GAME: readonly HuntFeature[] = ['reporting', 'point', 'flush', 'steadiness']
const PART_FEATURES: Readonly<Record<'search' | 'game' | 'retrieve', readonly HuntFeature[]>> = {
  search: ['speed', 'method', 'scenting'],
  game: ['point', 'flush', 'steadiness'],
  retrieve: ['retrieveEagerness'],
}

const NO_GRADES: Readonly<Record<Part, number | null>> = {
  search: null,
  game: null,
  retrieve: null,
  water: null,
  track: null,
}

type Scores = Record<HuntFeature, number | null>
/** Water and track grades a dog brings along. */
export type BroughtGrades = { readonly water: number | null; readonly track: number | null }

/** Judges one dog at a field or forest trial by the rulebook. */
export function judgeHunt(
  random: Random,
  trial: Trial,
  dog: Dog,
  trialClass: TrialClass,
  brought: BroughtGrades,
): HuntResult {
  const unjudged = outcomeBefore(random)
  const base = { trial, dog, class: trialClass, judge: random.pick(trial.judges) }
  if (unjudged) {
    return {
      ...base,
      outcome: unjudged,
      prize: 0,
      points: null,
      grades: NO_GRADES,
      features: noScores(),
      pointsAtGame: null,
      report: reportUnjudged(unjudged),
    }
  }
  const found =
    observe(dog, 'scenting', random) + observe(dog, 'willToHunt', random) + random.normal(0, 1) > -1.3
  const pointsAtGame = found ? 1 + random.poisson(1.1) : 0
  const features = scoreFeatures(random, trial, dog, found)
  const judged = {
    ...base,
    features,
    pointsAtGame,
    report: huntReport(random, trial, features, pointsAtGame),
  }
  if (features.gunShyness === 0 || features.loudness === 0) {
    return { ...judged, outcome: 'closed', prize: 0, points: null, grades: NO_GRADES }
  }
  const grades = { ...gradeParts(random, features, found), ...brought }
  const rejected = HUNT_FEATURES.some((feature) => 'zero' in feature && features[feature.code] === 0)
  const counted = withoutNulls(grades)
  return {
    ...judged,
    outcome: rejected ? 'rejected' : 'judged',
    prize: prizeFor(DEFAULT_RULEBOOK, trialClass, counted),
    points: totalPoints(DEFAULT_RULEBOOK, trialClass, counted),
    grades,
  }
}

function noScores(): Scores {
  return Object.fromEntries(HUNT_FEATURES.map(({ code }) => [code, null])) as Scores
}

/** Scores of one performance; what could not be seen stays empty. Game is left for reporting in the forest only. */
function scoreFeatures(random: Random, trial: Trial, dog: Dog, found: boolean): Scores {
  const scores = HUNT_FEATURES.map(({ code, values }) => {
    if (AT_GAME.includes(code) && !found) return [code, null]
    if (code === 'reporting' && trial.type !== 'forest') return [code, null]
    const [mean, spread] = LEVELS[code]
    return [code, onScale(mean + spread * observe(dog, code, random), values)]
  })
  const features = Object.fromEntries(scores) as Scores
  // Where nothing was found there is mostly nothing to retrieve either.
  if (!found && random.chance(0.35)) features.retrieveEagerness = null
  return features
}

/** Grades of the three parts of the hunt: twice the mean of their features, 0 where one of them is 0 or nothing was shown. */
function gradeParts(random: Random, features: Scores, found: boolean) {
  const grade = (part: keyof typeof PART_FEATURES) => {
    const scores = PART_FEATURES[part].map((code) => features[code])
    if (scores.some((score) => score === null || score === 0)) return 0
    const mean = scores.reduce<number>((sum, score) => sum + score!, 0) / scores.length
    return Math.min(10, Math.max(1, Math.round(2 * mean + random.normal(0, 0.7))))
  }
  return {
    search: grade('search'),
    game: found ? grade('game') : 0,
    retrieve: grade('retrieve'),
  }
}

function withoutNulls(grades: Readonly<Record<Part, number | null>>): Grades {
  return Object.fromEntries(Object.entries(grades).filter(([, grade]) => grade !== null))
}

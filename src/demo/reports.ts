import type { Outcome } from '#domain/trials/results.ts'
import {
  COLLABORATION,
  CRITIQUE_END,
  CRITIQUE_MIDDLE,
  CRITIQUE_START,
  FIELD_GAME,
  FLUSH,
  FOREST_GAME,
  METHOD,
  NOTHING_FOUND,
  POINT,
  RETRIEVE,
  SPEED,
  STEADINESS,
  TRACK,
  WATER,
} from './data/reportPhrases.ts'
import type { Trial } from './events.ts'
import type { Random } from './random.ts'
import type { HuntScores } from './sheets.ts'

/** The report of a dog that was not judged to the end: a word where its performance was broken off, none where it was not seen. */
export const reportUnjudged = (outcome: Outcome): string | null =>
  outcome === 'interrupted' ? 'Suoritus keskeytettiin ennen kuin koira ehdittiin arvostella.' : null

/** What the judge wrote of a hunt; it follows the scores. */
export function huntReport(random: Random, trial: Trial, scores: HuntScores, pointsAtGame: number): string {
  const said = (sentences: readonly string[], score: number | null) =>
    score === null ? [] : [sentences[score]!]
  const atGame =
    pointsAtGame === 0
      ? [random.pick(NOTHING_FOUND)]
      : [
          gameSentence(random, trial, pointsAtGame),
          ...said(POINT, scores.point),
          ...said(FLUSH, scores.flush),
          ...said(STEADINESS, scores.steadiness),
        ]
  return [
    ...said(SPEED, scores.speed),
    ...said(METHOD, scores.method),
    ...atGame,
    ...said(RETRIEVE, scores.retrieveEagerness),
    ...(random.chance(0.6) ? said(COLLABORATION, scores.collaboration) : []),
  ].join(' ')
}

const COUNTS = ['', 'Seisonta', 'Kaksi seisontaa', 'Kolme seisontaa', 'Neljä seisontaa']

function gameSentence(random: Random, trial: Trial, points: number): string {
  const game = random.pick(trial.type === 'forest' ? FOREST_GAME : FIELD_GAME)
  const count = COUNTS[points] ?? `${points} seisontaa`
  return points > 1 ? `${count}, joista paras ${game}.` : `${count} ${game}.`
}

/** What the judge wrote of water work with this grade, and of the track where there was one. */
export function waterReport(random: Random, grade: number, tracked: boolean): string {
  const water = WATER[Math.ceil(grade / 2)]!
  return tracked ? `${water} ${random.pick(TRACK)}` : water
}

/** A short critique of a show judge. */
export function showCritique(random: Random): string {
  const groups = random.shuffled(CRITIQUE_MIDDLE).slice(0, random.int(2, 4))
  const middle = groups.map((group) => random.pick(group)).join(', ')
  return `${random.pick(CRITIQUE_START)}, ${middle}. ${random.pick(CRITIQUE_END)}`
}

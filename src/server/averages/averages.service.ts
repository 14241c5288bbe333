import { seasonOf } from '#domain/dates.ts'
import { breedFamily } from '#domain/dogs.ts'
import { type HuntScore, onSeasonScales } from '#domain/trials/averages.ts'
import { rulebookOn } from '#domain/trials/rulebook.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { citedRulebooks, rulebooksInForce } from '../rulebooks/rulebooks.service.ts'
import {
  huntScoresSince,
  insertRun,
  latestRuns,
  latestSeason,
  runById,
  standingFigures,
} from './averages.store.ts'

/** The averages of a breed in a season, as last calculated; null: they have not been. */
export async function findAverages({ db }: Reader, breedCode: string, season: number) {
  const calculated = await latestSeason(db, season)
  if (!calculated) return null
  const breed = breedFamily(breedCode)
  return { breed, season, calculated, figures: await standingFigures(db, season, breed) }
}

export type FoundAverages = NonNullable<Awaited<ReturnType<typeof findAverages>>>

/** The averages of all breeds in a season, as last calculated; null: they have not been. */
export async function findSeason({ db }: Reader, season: number) {
  const calculated = await latestSeason(db, season)
  return calculated ? { season, calculated, figures: await standingFigures(db, season) } : null
}

export type FoundSeason = NonNullable<Awaited<ReturnType<typeof findSeason>>>

/** The calculations of the last two years. */
export function findRuns({ db }: Reader) {
  return latestRuns(db)
}

/** Begins a calculation. @throws AppError 409 AVERAGES_RUNNING */
export async function startRun({ db, at, by }: Act) {
  const id = await insertRun(db, { dueAt: null, startedBy: by, startedAt: at }, seasonOf)
  if (id === null) throw new AppError('conflict', 'AVERAGES_RUNNING')
  return runById(db, id)
}

/** One hunt score of all results of a breed since an ISO day, without those given on another scale than today's; and the dogs that a mean needs. */
export async function findHuntScores({ db, today }: Reader, breed: string, score: HuntScore, since: string) {
  const [results, rulebooks] = await Promise.all([
    huntScoresSince(db, breed, score, since),
    rulebooksInForce({ db }),
  ])
  const season = rulebookOn(rulebooks, today) ?? rulebooks[0]!
  const cited = await citedRulebooks({ db }, [
    ...new Set(results.flatMap(({ rulebookId }) => rulebookId ?? [])),
  ])
  const scores = results.flatMap(({ value, ...result }) => {
    const own = result.rulebookId === null ? null : cited.get(result.rulebookId)!
    const scaled = onSeasonScales('hunt', { ...result, scores: { [score]: value } }, { season, cited: own })
    return scaled.scores[score] === undefined ? [] : [{ dog: result.dog, class: result.class, value }]
  })
  return { scores, leastDogs: season.averageLeastDogs }
}

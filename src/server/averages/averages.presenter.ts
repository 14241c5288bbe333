import type { AverageRun, BreedAverage, BreedAverages } from '#contract/averages.ts'
import type { AveragedScore } from '#domain/trials/averages.ts'
import type { FoundAverages } from './averages.service.ts'
import type { RunRow } from './averages.store.ts'
import type { BreedFigures } from './averages.types.ts'

/** The averages of a breed; the mean of too few dogs stays here. */
export function presentAverages({ breed, season, calculated, figures }: FoundAverages): BreedAverages {
  const { method, least_dogs: leastDogs, calculated_at } = calculated
  return {
    breed,
    season,
    method,
    leastDogs,
    calculatedAt: calculated_at.toISOString(),
    averages: figures.flatMap((one) => presentFigures(one, leastDogs)),
  }
}

function presentFigures(
  { kind, class: trialClass, figures }: BreedFigures,
  leastDogs: number,
): BreedAverage[] {
  return Object.entries(figures).map(([score, { mean, dogs, results }]) => ({
    kind,
    class: trialClass,
    score: score as AveragedScore,
    mean: dogs >= leastDogs ? mean : null,
    dogs,
    results,
  }))
}

/** A calculation with how far it has come. */
export function presentRun(run: RunRow): AverageRun {
  const { first_season: first, last_season: last } = run
  return {
    id: run.id,
    dueAt: run.due_at?.toISOString() ?? null,
    startedBy: run.username,
    startedAt: run.started_at.toISOString(),
    finishedAt: run.finished_at?.toISOString() ?? null,
    seasons: first !== null && last !== null ? { first, last } : null,
    done: run.done,
    changed: run.changed,
  }
}

import type { AverageRun, BreedAverage, BreedAverages, SeasonPoints } from '#contract/averages.ts'
import type { AveragedScore } from '#domain/trials/averages.ts'
import type { FoundAverages, FoundSeason } from './averages.service.ts'
import type { RunRow } from './averages.store.ts'
import type { BreedFigures } from './averages.types.ts'

/** The averages of a breed; the mean of too few dogs stays here. */
export function presentAverages({ breed, figures, ...made }: FoundAverages): BreedAverages {
  const calculation = presentCalculation(made)
  return {
    ...calculation,
    breed,
    averages: figures.flatMap((one) => presentFigures(one, calculation.leastDogs)),
  }
}

/** The points of all breeds; a breed that has no results any more is left out. */
export function presentSeason({ figures, ...made }: FoundSeason): SeasonPoints {
  const calculation = presentCalculation(made)
  const breeds = Map.groupBy(
    figures.filter((one) => Object.keys(one.figures).length > 0),
    ({ breed }) => breed,
  )
  return {
    ...calculation,
    breeds: [...breeds].map(([breed, own]) => ({
      breed,
      points: own
        .flatMap((one) => presentFigures(one, calculation.leastDogs))
        .filter(({ kind, score }) => kind === 'hunt' && score === 'points')
        .map(({ kind: _kind, score: _score, ...points }) => points),
    })),
  }
}

function presentCalculation({ season, calculated }: Pick<FoundSeason, 'season' | 'calculated'>) {
  const { method, least_dogs: leastDogs, calculated_at } = calculated
  return { season, method, leastDogs, calculatedAt: calculated_at.toISOString() }
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

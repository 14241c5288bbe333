import { useQueries } from '@tanstack/react-query'
import type { Dog } from '#contract/dogs.ts'
import { breedAverages } from '#contract/endpoints/averages.ts'
import { seasonOf } from '#domain/dates.ts'
import { queryOf } from '../../client/queries.ts'

/** Averages change once a week. */
const staleTime = Number.POSITIVE_INFINITY

/** The averages of a dog's breed in the seasons of its results; a season that has none is left out. */
export function useBreedAverages({ breed, trialResults, waterResults }: Dog) {
  const seasons = [...new Set([...trialResults, ...waterResults].map(({ date }) => seasonOf(date)))]
  return useQueries({
    queries: seasons.map((season) => ({
      ...queryOf(breedAverages, { params: { breed, season } }),
      staleTime,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
}

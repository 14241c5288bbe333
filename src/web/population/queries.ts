import { breedPopulation } from '#contract/endpoints/population.ts'
import { queryOf, TOLD_BY_PAGE } from '../client/queries.ts'

/** How a breed is doing. */
export const populationQuery = (breed: string) => ({
  ...queryOf(breedPopulation, { params: { id: breed } }),
  ...TOLD_BY_PAGE,
})

import { breedChoices, staffBreed, staffBreeds } from '#contract/endpoints/breeds.ts'
import { breeds } from '#contract/endpoints/dogs.ts'
import { LOGS } from '../audit/queries.ts'
import { queryOf } from '../client/queries.ts'

export const staffBreedsQuery = queryOf(staffBreeds)
export const staffBreedQuery = (id: number | string) => queryOf(staffBreed, { params: { id } })

/** All that is to be asked anew after a change of a breed, beside the breed itself: pages name breeds by these. */
export const BREEDS = [staffBreeds, breeds, breedChoices, ...LOGS] as const

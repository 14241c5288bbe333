import { useQuery } from '@tanstack/react-query'
import { breedChoices } from '#contract/endpoints/breeds.ts'
import { queryOf } from '../client/queries.ts'
import { useNamedBreeds } from './breeds.ts'

/** They change so seldom that one answer serves the visit. */
const breedChoicesQuery = { ...queryOf(breedChoices), staleTime: Number.POSITIVE_INFINITY }

/** Every breed that a dog may be of, those without dogs too, for a choice by its name in the reader's language. */
export function useBreedChoices() {
  const { data } = useQuery(breedChoicesQuery)
  return useNamedBreeds(data)
}

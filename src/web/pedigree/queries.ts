import { queryOptions } from '@tanstack/react-query'
import { inbreedingPath } from '#contract/addresses.ts'
import type { DogInbreeding, PedigreeAnswer } from '#contract/pedigree.ts'
import { getJson, postText } from '../api.ts'

/** Generations of the pedigree page where its address names none, and of the dog page. */
export const DEFAULT_GENERATIONS = 4
export const INLINE_GENERATIONS = 3

/** The ancestor chart of a dog, 3 to 6 generations. */
export const pedigreeQuery = (regnr: string, generations = DEFAULT_GENERATIONS) =>
  queryOptions({
    queryKey: ['pedigree', regnr, generations],
    queryFn: ({ signal }) =>
      postText<PedigreeAnswer>('/api/dog/pedigree', regnr, { query: { generations }, signal }),
  })

/** A dog's inbreeding, with its place among the dogs of the breed. */
export const inbreedingQuery = (regnr: string) =>
  queryOptions({
    queryKey: ['inbreeding', regnr],
    queryFn: ({ signal }) => getJson<DogInbreeding>(inbreedingPath(regnr), { signal }),
  })

import { queryOptions } from '@tanstack/react-query'
import { dogPath } from '#contract/addresses.ts'
import type { Dog, PuppyLitter, SiblingRecord } from '#contract/dogs.ts'
import { getJson, postJson, postText } from '../api.ts'

/** Everything of one dog that the visitor may see, by any of its numbers. */
export const dogQuery = (regnr: string) =>
  queryOptions({
    queryKey: ['dog', regnr],
    queryFn: ({ signal }) => getJson<Dog>(dogPath(regnr), { signal }),
  })

/** A dog's litters, each with its other parent and its puppies. */
export const littersQuery = (regnr: string) =>
  queryOptions({
    queryKey: ['dog-litters', regnr],
    queryFn: ({ signal }) => postText<PuppyLitter[]>('/api/dog/litters', regnr, { signal }),
  })

export const siblingsQuery = (regnr: string) =>
  queryOptions({
    queryKey: ['dog-siblings', regnr],
    queryFn: ({ signal }) => postJson<SiblingRecord[]>('/api/dog/siblings/', { regnr }, { signal }),
  })

export const halfSiblingsQuery = (regnr: string) =>
  queryOptions({
    queryKey: ['dog-half-siblings', regnr],
    queryFn: ({ signal }) => postJson<SiblingRecord[]>('/api/dog/half-siblings', { regnr }, { signal }),
  })

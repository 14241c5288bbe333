import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Dog, PuppyLitter, SiblingRecord } from '#contract/dogs.ts'
import { halfSiblingsQuery, littersQuery, siblingsQuery } from '../dogs/queries.ts'

/** A dog with the relatives that sections ask for by calls of their own. */
export interface DogData {
  dog: Dog
  litters: UseQueryResult<PuppyLitter[]>
  siblings: UseQueryResult<SiblingRecord[]>
  halfSiblings: UseQueryResult<SiblingRecord[]>
}

/** Asks for the relatives at once, so that sections need not wait for each other. */
export function useDogData(dog: Dog): DogData {
  return {
    dog,
    litters: useQuery(littersQuery(dog.regnr)),
    siblings: useQuery(siblingsQuery(dog.regnr)),
    halfSiblings: useQuery(halfSiblingsQuery(dog.regnr)),
  }
}

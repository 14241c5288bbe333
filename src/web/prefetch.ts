import type { QueryClient } from '@tanstack/react-query'
import { nextTrialsQuery } from './calendar/queries.ts'
import { breedsQuery } from './dogs/breeds.ts'
import { healthCodesQuery } from './dogs/health/queries.ts'
import { dogQuery, halfSiblingsQuery, littersQuery, siblingsQuery } from './dogs/queries.ts'
import { newsQuery } from './home/queries.ts'
import type { LitterSearch } from './litters/addresses.ts'
import { litterQuery } from './litters/queries.ts'
import { INLINE_GENERATIONS, inbreedingQuery, pedigreeQuery } from './pedigree/queries.ts'
import type { DogSearch } from './search/addresses.ts'
import { breedDogsQuery, dogListQuery } from './search/queries.ts'
import { isLongEnough } from './search/useDogSearch.ts'

/**
 * What a page shows is asked for all at once, while its own script still loads. Nothing waits here, and what fails is
 * told by the part that shows it.
 */

/** The front page: what is new, and the next trials. */
export function prefetchHome(queries: QueryClient) {
  void queries.prefetchQuery(newsQuery)
  void queries.prefetchQuery(nextTrialsQuery)
}

/** The lists by which dogs are read everywhere. */
export function prefetchLists(queries: QueryClient) {
  void queries.prefetchQuery(breedsQuery)
  void queries.prefetchQuery(healthCodesQuery)
}

/** One page of search results. */
export function prefetchResults(queries: QueryClient, search: DogSearch) {
  const { q = '', breed } = search
  if (isLongEnough(q)) void queries.prefetchQuery(dogListQuery(search))
  else if (q === '' && breed !== undefined) void queries.prefetchQuery(breedDogsQuery(breed, search))
  prefetchLists(queries)
}

/** The dog by its number in the address, which is nearly always the one that its relatives are asked by. */
export function prefetchDog(queries: QueryClient, regnr: string) {
  void queries.prefetchQuery(dogQuery(regnr))
  void queries.prefetchQuery(inbreedingQuery(regnr))
  prefetchLists(queries)
  void queries.prefetchQuery(pedigreeQuery(regnr, INLINE_GENERATIONS))
  void queries.prefetchQuery(littersQuery(regnr))
  void queries.prefetchQuery(siblingsQuery(regnr))
  void queries.prefetchQuery(halfSiblingsQuery(regnr))
}

/** The chosen parents, and their litter when there are two. */
export function prefetchLitter(queries: QueryClient, { sire, dam }: LitterSearch) {
  if (sire) void queries.prefetchQuery(dogQuery(sire))
  if (dam) void queries.prefetchQuery(dogQuery(dam))
  if (sire && dam) void queries.prefetchQuery(litterQuery(sire, dam))
  prefetchLists(queries)
}

/** The ancestors of a dog. */
export function prefetchPedigree(queries: QueryClient, regnr: string, generations: number | undefined) {
  void queries.prefetchQuery(pedigreeQuery(regnr, generations))
  prefetchLists(queries)
}

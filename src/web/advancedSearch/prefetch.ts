import type { QueryClient } from '@tanstack/react-query'
import { breedsQuery } from '../dogs/breeds.ts'
import { healthCodesQuery } from '../dogs/health/queries.ts'
import type { AdvancedSearch } from './addresses.ts'
import { foundQuery } from './queries.ts'
import { advancedSearchOf } from './readSearch.ts'

/** What the page shows of an address, asked for while its own script still loads. */
export function prefetchFound(queries: QueryClient, search: AdvancedSearch): void {
  void queries.prefetchQuery(foundQuery(advancedSearchOf({ ...search })))
  void queries.prefetchQuery(breedsQuery)
  void queries.prefetchQuery(healthCodesQuery)
}

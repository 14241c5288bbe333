import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { dogQuery } from '../../dogs/queries.ts'
import { loadPageTexts } from '../../i18n/i18n.ts'
import { prefetchLists } from '../../prefetch.ts'
import { rootRoute } from '../../rootRoute.tsx'
import { MATES_PATH, type MateSearch, mateSearchOf } from './addresses.ts'
import { matesFoundQuery } from './queries.ts'

const matesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: MATES_PATH,
  staticData: { name: 'jalostuskumppani', fullWidth: true },
  validateSearch: mateSearchOf,
  loaderDeps: ({ search }) => mateSearchOf({ ...search }),
  loader({ context, deps, preload }) {
    if (!preload) prefetchMates(context.queries, deps)
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./MateFinderPage.tsx'), 'MateFinderPage'),
})

export const mateFinderRoutes = [matesRoute] as const

/** The bitch, and the males beside her. */
function prefetchMates(queries: QueryClient, search: MateSearch) {
  if (search.dam) {
    void queries.prefetchQuery(dogQuery(search.dam))
    void queries.prefetchQuery(matesFoundQuery(search))
  }
  prefetchLists(queries)
}

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { breedsQuery } from '../dogs/breeds.ts'
import { healthCodesQuery } from '../dogs/health/queries.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import { ADVANCED_SEARCH_PATH, advancedSearchOf } from './addresses.ts'

const advancedSearchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ADVANCED_SEARCH_PATH,
  staticData: { name: 'haku-ominaisuudet', fullWidth: true },
  validateSearch: advancedSearchOf,
  loaderDeps: ({ search }) => advancedSearchOf({ ...search }),
  loader({ context: { queries }, deps, preload }) {
    if (!preload) {
      // The conditions are read by code of this page alone.
      void import('./queries.ts').then(({ foundQuery }) => queries.prefetchQuery(foundQuery(deps)))
      void queries.prefetchQuery(breedsQuery)
      void queries.prefetchQuery(healthCodesQuery)
    }
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./AdvancedSearchPage.tsx'), 'AdvancedSearchPage'),
})

export const advancedSearchRoutes = [advancedSearchRoute] as const

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import type { RawSearch } from '../searchValues.ts'
import { ADVANCED_SEARCH_PATH, type AdvancedSearch } from './addresses.ts'

const advancedSearchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ADVANCED_SEARCH_PATH,
  staticData: { name: 'haku-ominaisuudet', fullWidth: true },
  // The page reads it: what it is read by is not of the first load.
  validateSearch: (raw: RawSearch): AdvancedSearch => raw,
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./AdvancedSearchPage.tsx'), 'AdvancedSearchPage'),
})

export const advancedSearchRoutes = [advancedSearchRoute] as const

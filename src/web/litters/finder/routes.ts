import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPageTexts } from '../../i18n/i18n.ts'
import { prefetchMates } from '../../prefetch.ts'
import { rootRoute } from '../../rootRoute.tsx'
import { MATES_PATH, mateSearchOf } from './addresses.ts'

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

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPageTexts } from '../i18n/i18n.ts'
import { prefetchResults } from '../prefetch.ts'
import { rootRoute } from '../rootRoute.tsx'
import { dogSearchOf, SEARCH_PATH } from './addresses.ts'

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SEARCH_PATH,
  staticData: { name: 'haku', fullWidth: true },
  validateSearch: dogSearchOf,
  loaderDeps: ({ search }) => search,
  loader({ context, deps, preload }) {
    if (!preload) prefetchResults(context.queries, deps)
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./SearchPage.tsx'), 'SearchPage'),
})

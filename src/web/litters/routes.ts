import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPageTexts } from '../i18n/i18n.ts'
import { prefetchLitter } from '../prefetch.ts'
import { rootRoute } from '../rootRoute.tsx'
import { LITTER_PATH, litterSearchOf } from './addresses.ts'

export const litterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: LITTER_PATH,
  staticData: { name: 'pentue' },
  validateSearch: litterSearchOf,
  loaderDeps: ({ search: { sire, dam } }) => ({ sire, dam }),
  loader({ context, deps, preload }) {
    if (!preload) prefetchLitter(context.queries, deps)
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./LitterPage.tsx'), 'LitterPage'),
})

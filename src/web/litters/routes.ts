import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPageTexts } from '../i18n/i18n.ts'
import { prefetchLitter } from '../prefetch.ts'
import { rootRoute } from '../rootRoute.tsx'
import { LITTER_PATH, litterSearchOf, NOTICES_PATH, noticesSearchOf } from './addresses.ts'

const litterRoute = createRoute({
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

const noticesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: NOTICES_PATH,
  staticData: { name: 'pentueet', fullWidth: true },
  validateSearch: noticesSearchOf,
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./notices/NoticesPage.tsx'), 'NoticesPage'),
})

export const litterRoutes = [litterRoute, noticesRoute] as const

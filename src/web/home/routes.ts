import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { prefetchHome } from '../prefetch.ts'
import { rootRoute } from '../rootRoute.tsx'
import { HOME_PATH } from './addresses.ts'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: HOME_PATH,
  staticData: { name: 'etusivu', fullWidth: true },
  loader({ context, preload }) {
    if (!preload) prefetchHome(context.queries)
  },
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
})

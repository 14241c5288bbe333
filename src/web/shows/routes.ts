import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { SHOW_PATH, SHOWS_PATH, showSearchOf } from './addresses.ts'

const showsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SHOWS_PATH,
  staticData: { name: 'hallinta-nayttelyt', fullWidth: true },
  validateSearch: showSearchOf,
  beforeLoad: requirePermission('shows.edit'),
  component: lazyRouteComponent(() => import('./list/ShowListPage.tsx'), 'ShowListPage'),
})

const showRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SHOW_PATH,
  staticData: { name: 'hallinta-nayttely', fullWidth: true },
  beforeLoad: requirePermission('shows.edit'),
  component: lazyRouteComponent(() => import('./whole/ShowPage.tsx'), 'ShowPage'),
})

/** Shows as a whole, for those who keep them. */
export const showRoutes = [showsRoute, showRoute] as const

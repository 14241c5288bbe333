import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import {
  STAFF_UPDATE_PATH,
  STAFF_UPDATES_PATH,
  UPDATE_PATH,
  UPDATES_PATH,
  updatesSearchOf,
} from './addresses.ts'

const updatesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: UPDATES_PATH,
  staticData: { name: 'paivitykset' },
  validateSearch: updatesSearchOf,
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./UpdatesPage.tsx'), 'UpdatesPage'),
})

const updateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: UPDATE_PATH,
  staticData: { name: 'paivitys' },
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./UpdatePage.tsx'), 'UpdatePage'),
})

const staffUpdatesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_UPDATES_PATH,
  staticData: { name: 'hallinta-paivitykset', fullWidth: true },
  validateSearch: updatesSearchOf,
  beforeLoad: requirePermission('content.edit'),
  component: lazyRouteComponent(() => import('./staff/StaffUpdatesPage.tsx'), 'StaffUpdatesPage'),
})

const staffUpdateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_UPDATE_PATH,
  staticData: { name: 'hallinta-paivitykset-yksi' },
  beforeLoad: requirePermission('content.edit'),
  component: lazyRouteComponent(() => import('./staff/StaffUpdatePage.tsx'), 'StaffUpdatePage'),
})

/** What is new in the service, and where it is written. */
export const systemUpdateRoutes = [updatesRoute, updateRoute, staffUpdatesRoute, staffUpdateRoute] as const

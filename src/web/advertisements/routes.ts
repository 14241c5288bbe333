import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { ADVERTISEMENT_PATH, ADVERTISEMENTS_PATH } from './addresses.ts'

const advertisementsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ADVERTISEMENTS_PATH,
  staticData: { name: 'hallinta-mainokset', fullWidth: true },
  beforeLoad: requirePermission('content.edit'),
  component: lazyRouteComponent(() => import('./staff/AdvertisementsPage.tsx'), 'AdvertisementsPage'),
})

const advertisementRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ADVERTISEMENT_PATH,
  staticData: { name: 'hallinta-mainos' },
  beforeLoad: requirePermission('content.edit'),
  component: lazyRouteComponent(() => import('./staff/AdvertisementPage.tsx'), 'AdvertisementPage'),
})

/** Where advertisements are kept. */
export const advertisementRoutes = [advertisementsRoute, advertisementRoute] as const

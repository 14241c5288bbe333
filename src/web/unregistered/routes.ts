import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { UNREGISTERED_PATH, unregisteredSearchOf } from './addresses.ts'

export const unregisteredRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: UNREGISTERED_PATH,
  staticData: { name: 'hallinta-rekisterin-ulkopuoliset', fullWidth: true },
  validateSearch: unregisteredSearchOf,
  beforeLoad: requireTrialPermission('dogs.edit'),
  component: lazyRouteComponent(() => import('./list/UnregisteredPage.tsx'), 'UnregisteredPage'),
})

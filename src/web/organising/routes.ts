import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/guards.ts'
import { staffTrialSearchOf } from '../paths.ts'
import { rootRoute } from '../rootRoute.tsx'

const trialsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/kokeet',
  staticData: { name: 'hallinta-kokeet', fullWidth: true },
  validateSearch: staffTrialSearchOf,
  beforeLoad: requirePermission('trials.read'),
  component: lazyRouteComponent(() => import('./StaffTrialsPage.tsx'), 'StaffTrialsPage'),
})

const newTrialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/kokeet/uusi',
  staticData: { name: 'hallinta-koe' },
  beforeLoad: requirePermission('trials.manage'),
  component: lazyRouteComponent(() => import('./NewTrialPage.tsx'), 'NewTrialPage'),
})

const trialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/kokeet/$id',
  staticData: { name: 'hallinta-koe' },
  beforeLoad: requirePermission('trials.read'),
  component: lazyRouteComponent(() => import('./StaffTrialPage.tsx'), 'StaffTrialPage'),
})

/** Organising trials: their list, a new one, and one with all that may be done to it. */
export const organiseRoutes = [trialsRoute, newTrialRoute, trialRoute] as const

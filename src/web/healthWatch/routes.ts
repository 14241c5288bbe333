import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { HEALTH_WATCH_PATH, healthWatchSearchOf } from './addresses.ts'

const healthWatchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: HEALTH_WATCH_PATH,
  staticData: { name: 'hallinta-terveysseuranta', fullWidth: true },
  validateSearch: healthWatchSearchOf,
  beforeLoad: requirePermission('health.decide'),
  component: lazyRouteComponent(() => import('./HealthWatchPage.tsx'), 'HealthWatchPage'),
})

/** The early warning of health. */
export const healthWatchRoutes = [healthWatchRoute] as const

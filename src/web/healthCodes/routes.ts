import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { HEALTH_CODE_PATH, HEALTH_CODES_PATH } from './addresses.ts'

const healthCodesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: HEALTH_CODES_PATH,
  staticData: { name: 'hallinta-terveyskoodit', fullWidth: true },
  beforeLoad: requirePermission('health.decide'),
  component: lazyRouteComponent(() => import('./HealthCodesPage.tsx'), 'HealthCodesPage'),
})

const healthCodeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: HEALTH_CODE_PATH,
  staticData: { name: 'hallinta-terveyskoodi', fullWidth: true },
  beforeLoad: requirePermission('health.decide'),
  component: lazyRouteComponent(() => import('./HealthCodesPage.tsx'), 'HealthCodePage'),
})

/** The health code list of the administration. */
export const healthCodeRoutes = [healthCodesRoute, healthCodeRoute] as const

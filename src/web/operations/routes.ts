import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { SERVICE_STATE_PATH } from './addresses.ts'

export const serviceStateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SERVICE_STATE_PATH,
  staticData: { name: 'hallinta-palvelu' },
  beforeLoad: requirePermission('audit.read'),
  component: lazyRouteComponent(() => import('./ServiceStatePage.tsx'), 'ServiceStatePage'),
})

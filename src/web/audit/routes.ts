import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { AUDIT_PATH, auditSearchOf } from './addresses.ts'

export const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: AUDIT_PATH,
  staticData: { name: 'hallinta-loki', fullWidth: true },
  validateSearch: auditSearchOf,
  beforeLoad: requirePermission('audit.read'),
  component: lazyRouteComponent(() => import('./AuditPage.tsx'), 'AuditPage'),
})

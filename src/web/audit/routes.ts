import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { AUDIT_PATH, auditSearchOf, SECURITY_PATH } from './addresses.ts'

const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: AUDIT_PATH,
  staticData: { name: 'hallinta-loki', fullWidth: true },
  validateSearch: auditSearchOf,
  beforeLoad: requirePermission('audit.read'),
  component: lazyRouteComponent(() => import('./AuditPage.tsx'), 'AuditPage'),
})

const securityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SECURITY_PATH,
  staticData: { name: 'hallinta-turvatapahtumat' },
  beforeLoad: requirePermission('audit.read'),
  component: lazyRouteComponent(() => import('./SecurityPage.tsx'), 'SecurityPage'),
})

/** What has been changed, and what tells of attacks. */
export const auditRoutes = [auditRoute, securityRoute] as const

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/guards.ts'
import { rootRoute } from '../rootRoute.tsx'

const rulebooksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/saannot',
  staticData: { name: 'hallinta-saannot' },
  beforeLoad: requirePermission('rulebook.edit'),
  component: lazyRouteComponent(() => import('./RulebooksPage.tsx'), 'RulebooksPage'),
})

const rulebookRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/saannot/$id',
  staticData: { name: 'hallinta-saanto' },
  beforeLoad: requirePermission('rulebook.edit'),
  component: lazyRouteComponent(() => import('./RulebookPage.tsx'), 'RulebookPage'),
})

/** What trials are judged by, and how it is changed. */
export const rulebookRoutes = [rulebooksRoute, rulebookRoute] as const

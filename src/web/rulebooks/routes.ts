import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { RULEBOOK_PATH, RULEBOOKS_PATH } from './addresses.ts'

const rulebooksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: RULEBOOKS_PATH,
  staticData: { name: 'hallinta-saannot' },
  beforeLoad: requireTrialPermission('rulebook.edit'),
  component: lazyRouteComponent(() => import('./RulebooksPage.tsx'), 'RulebooksPage'),
})

const rulebookRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: RULEBOOK_PATH,
  staticData: { name: 'hallinta-saanto' },
  beforeLoad: requireTrialPermission('rulebook.edit'),
  component: lazyRouteComponent(() => import('./RulebookPage.tsx'), 'RulebookPage'),
})

/** What trials are judged by, and how it is changed. */
export const rulebookRoutes = [rulebooksRoute, rulebookRoute] as const

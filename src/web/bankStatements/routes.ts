import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { STATEMENTS_PATH } from './addresses.ts'

/** Statements of the clubs' accounts, for who decides about their money. */
export const statementsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STATEMENTS_PATH,
  staticData: { name: 'hallinta-rahat', fullWidth: true },
  beforeLoad: requireTrialPermission('money.decide'),
  component: lazyRouteComponent(() => import('./StatementsPage.tsx'), 'StatementsPage'),
})

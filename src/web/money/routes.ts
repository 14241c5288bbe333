import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { MONEY_PATH, moneySearchOf } from './addresses.ts'

/** What came in for trials and what went back, for the treasurers of the clubs. */
export const moneyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: MONEY_PATH,
  staticData: { name: 'hallinta-rahat', fullWidth: true },
  validateSearch: moneySearchOf,
  beforeLoad: requireTrialPermission('money.decide'),
  component: lazyRouteComponent(() => import('./MoneyPage.tsx'), 'MoneyPage'),
})

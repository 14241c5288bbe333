import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { REFUNDS_PATH } from './addresses.ts'

/** Refunds by bank transfer and payment lists, for who decides about money. */
export const refundListsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: REFUNDS_PATH,
  staticData: { name: 'hallinta-rahat', fullWidth: true },
  beforeLoad: requireTrialPermission('money.decide'),
  component: lazyRouteComponent(() => import('./RefundsPage.tsx'), 'RefundsPage'),
})

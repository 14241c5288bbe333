import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { STATEMENT_PATH, STATEMENTS_PATH } from './addresses.ts'

const statementsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STATEMENTS_PATH,
  staticData: { name: 'hallinta-rahat', fullWidth: true },
  beforeLoad: requireTrialPermission('money.decide'),
  component: lazyRouteComponent(() => import('./StatementsPage.tsx'), 'StatementsPage'),
})

const statementRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STATEMENT_PATH,
  staticData: { name: 'hallinta-rahat', fullWidth: true },
  beforeLoad: requireTrialPermission('money.decide'),
  component: lazyRouteComponent(() => import('./one/StatementPage.tsx'), 'StatementPage'),
})

/** Statements of the clubs' accounts, for who decides about their money. */
export const bankStatementRoutes = [statementsRoute, statementRoute] as const

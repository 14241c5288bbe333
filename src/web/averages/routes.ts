import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { AVERAGE_RUNS_PATH, averagesSearchOf } from './addresses.ts'

export const averageRunsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: AVERAGE_RUNS_PATH,
  staticData: { name: 'hallinta-rotukeskiarvot' },
  validateSearch: averagesSearchOf,
  beforeLoad: requireTrialPermission('rulebook.edit'),
  component: lazyRouteComponent(() => import('./AverageRunsPage.tsx'), 'AverageRunsPage'),
})

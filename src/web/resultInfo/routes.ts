import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission, requireTrialPermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { infoSearchOf, SHOW_RESULT_INFO_PATH, TRIAL_RESULT_INFO_PATH } from './addresses.ts'

const trialResultRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TRIAL_RESULT_INFO_PATH,
  staticData: { name: 'hallinta-tuloksen-tiedot', fullWidth: true },
  validateSearch: infoSearchOf,
  beforeLoad: requireTrialPermission('results.save'),
  component: lazyRouteComponent(() => import('./ResultInfoPage.tsx'), 'TrialResultInfoPage'),
})

const showResultRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SHOW_RESULT_INFO_PATH,
  staticData: { name: 'hallinta-nayttelytuloksen-tiedot', fullWidth: true },
  validateSearch: infoSearchOf,
  beforeLoad: requirePermission('shows.edit'),
  component: lazyRouteComponent(() => import('./ResultInfoPage.tsx'), 'ShowResultInfoPage'),
})

/** One result's whole history. */
export const resultInfoRoutes = [trialResultRoute, showResultRoute] as const

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import {
  NEW_TRIAL_PATH,
  newTrialSearchOf,
  STAFF_TRIAL_PATH,
  STAFF_TRIALS_PATH,
  staffTrialSearchOf,
  TRIAL_FIELDS_PATH,
  TRIAL_LOG_PATH,
  trialFieldSearchOf,
  trialLogSearchOf,
} from './addresses.ts'

const trialsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_TRIALS_PATH,
  staticData: { name: 'hallinta-kokeet', fullWidth: true },
  validateSearch: staffTrialSearchOf,
  beforeLoad: requireTrialPermission('trials.read'),
  component: lazyRouteComponent(() => import('./StaffTrialsPage.tsx'), 'StaffTrialsPage'),
})

const newTrialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: NEW_TRIAL_PATH,
  staticData: { name: 'hallinta-koe' },
  validateSearch: newTrialSearchOf,
  beforeLoad: requireTrialPermission('trials.manage'),
  component: lazyRouteComponent(() => import('./form/NewTrialPage.tsx'), 'NewTrialPage'),
})

const trialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_TRIAL_PATH,
  staticData: { name: 'hallinta-koe' },
  beforeLoad: requireTrialPermission('trials.read'),
  component: lazyRouteComponent(() => import('./trial/StaffTrialPage.tsx'), 'StaffTrialPage'),
})

const fieldsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TRIAL_FIELDS_PATH,
  staticData: { name: 'hallinta-koe' },
  validateSearch: trialFieldSearchOf,
  beforeLoad: requireTrialPermission('trials.read'),
  component: lazyRouteComponent(() => import('./trial/TrialFieldsPage.tsx'), 'TrialFieldsPage'),
})

const logRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TRIAL_LOG_PATH,
  staticData: { name: 'hallinta-koe' },
  validateSearch: trialLogSearchOf,
  beforeLoad: requireTrialPermission('trials.read'),
  component: lazyRouteComponent(() => import('./trial/TrialLogPage.tsx'), 'TrialLogPage'),
})

/** Organising trials: their list, a new one, and one with all that may be done to it. */
export const organiseRoutes = [trialsRoute, newTrialRoute, trialRoute, fieldsRoute, logRoute] as const

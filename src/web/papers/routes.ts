import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { RECORD_PATH, recordSearchOf } from './addresses.ts'

/** The record of a trial, to be copied field by field. */
export const recordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: RECORD_PATH,
  staticData: { name: 'hallinta-poytakirja' },
  validateSearch: recordSearchOf,
  beforeLoad: requireTrialPermission('results.save'),
  component: lazyRouteComponent(() => import('./record/RecordPage.tsx'), 'RecordPage'),
})

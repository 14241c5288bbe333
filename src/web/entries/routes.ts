import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import { CHECK_IN_PATH, PARTICIPANTS_PATH } from './addresses.ts'

const participantsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PARTICIPANTS_PATH,
  staticData: { name: 'hallinta-osallistujat', fullWidth: true },
  beforeLoad: requireTrialPermission('trials.manage'),
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./ParticipantsPage.tsx'), 'ParticipantsPage'),
})

const checkInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: CHECK_IN_PATH,
  staticData: { name: 'hallinta-aamutarkastus' },
  beforeLoad: requireTrialPermission('results.save'),
  component: lazyRouteComponent(() => import('./checkIn/CheckInPage.tsx'), 'CheckInPage'),
})

/** The dogs of a trial. */
export const entryRoutes = [participantsRoute, checkInRoute] as const

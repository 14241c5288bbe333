import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { PARTICIPANTS_PATH } from './addresses.ts'

const participantsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PARTICIPANTS_PATH,
  staticData: { name: 'hallinta-osallistujat', fullWidth: true },
  beforeLoad: requireTrialPermission('trials.manage'),
  component: lazyRouteComponent(() => import('./ParticipantsPage.tsx'), 'ParticipantsPage'),
})

/** The dogs of a trial. */
export const entryRoutes = [participantsRoute] as const

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/guards.ts'
import { rootRoute } from '../rootRoute.tsx'

const participantsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/kokeet/$id/osallistujat',
  staticData: { name: 'hallinta-osallistujat', fullWidth: true },
  beforeLoad: requirePermission('trials.manage'),
  component: lazyRouteComponent(() => import('./ParticipantsPage.tsx'), 'ParticipantsPage'),
})

/** The dogs of a trial. */
export const entryRoutes = [participantsRoute] as const

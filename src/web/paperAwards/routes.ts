import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { PAPER_AWARDS_PATH, paperAwardSearchOf } from './addresses.ts'

export const paperAwardsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PAPER_AWARDS_PATH,
  staticData: { name: 'hallinta-paperipalkinnot', fullWidth: true },
  validateSearch: paperAwardSearchOf,
  beforeLoad: requireTrialPermission('dogs.edit'),
  component: lazyRouteComponent(() => import('./PaperAwardsPage.tsx'), 'PaperAwardsPage'),
})

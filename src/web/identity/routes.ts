import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { refuseUnknown, requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { IDENTITY_PATH, identityRegnr, identitySearchOf } from './addresses.ts'

const mayEdit = requirePermission('dogs.edit')

export const identityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: IDENTITY_PATH,
  staticData: { name: 'hallinta-koira' },
  validateSearch: identitySearchOf,
  beforeLoad: (visit) =>
    identityRegnr(visit.params._splat) === undefined ? refuseUnknown(visit) : mayEdit(visit),
  component: lazyRouteComponent(() => import('./IdentityPage.tsx'), 'IdentityPage'),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { refuseUnknown, requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { IDENTITY_PATH, identitySearchOf, staffPageOf } from './addresses.ts'

const mayEditDogs = requirePermission('dogs.edit')
const mayEditShows = requirePermission('shows.edit')

export const identityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: IDENTITY_PATH,
  staticData: { name: 'hallinta-koira' },
  validateSearch: identitySearchOf,
  beforeLoad(visit) {
    const page = staffPageOf(visit.params._splat)
    if (page === undefined) return refuseUnknown(visit)
    return page.word === 'perustiedot' ? mayEditDogs(visit) : mayEditShows(visit)
  },
  component: lazyRouteComponent(() => import('./DogStaffPage.tsx'), 'DogStaffPage'),
})

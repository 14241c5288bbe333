import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { STAFF_BREED_PATH, STAFF_BREEDS_PATH } from './addresses.ts'

const breedsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_BREEDS_PATH,
  staticData: { name: 'hallinta-rodut', fullWidth: true },
  beforeLoad: requirePermission('breeds.edit'),
  component: lazyRouteComponent(() => import('./StaffBreedsPage.tsx'), 'StaffBreedsPage'),
})

const breedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_BREED_PATH,
  staticData: { name: 'hallinta-rodut-yksi' },
  beforeLoad: requirePermission('breeds.edit'),
  component: lazyRouteComponent(() => import('./StaffBreedPage.tsx'), 'StaffBreedPage'),
})

/** The list of breeds of the administration. */
export const breedRoutes = [breedsRoute, breedRoute] as const

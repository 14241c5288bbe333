import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import {
  BREEDING_LIST_PATH,
  breedingListSearchOf,
  LIST_UPDATE_PATH,
  listUpdateSearchOf,
} from './addresses.ts'

const breedingListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: BREEDING_LIST_PATH,
  staticData: { name: 'hallinta-jalostuslista', fullWidth: true },
  validateSearch: breedingListSearchOf,
  beforeLoad: requirePermission('register.read'),
  component: lazyRouteComponent(() => import('./ListPage.tsx'), 'ListPage'),
})

const listUpdateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: LIST_UPDATE_PATH,
  staticData: { name: 'hallinta-jalostuslista-paivitys', fullWidth: true },
  validateSearch: listUpdateSearchOf,
  beforeLoad: requirePermission('register.decide'),
  component: lazyRouteComponent(() => import('./update/UpdatePage.tsx'), 'UpdatePage'),
})

/** The breeding list of a breed for its staff, and its update. */
export const breedingListRoutes = [breedingListRoute, listUpdateRoute] as const

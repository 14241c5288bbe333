import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { breedsQuery } from '../dogs/breeds.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import {
  BREEDING_AWARDS_PATH,
  MALE_LIST_PATH,
  REGISTER_PATH,
  registerSearchOf,
  STAFF_REGISTER_PATH,
  staffRegisterSearchOf,
} from './addresses.ts'
import { registerQuery } from './queries.ts'

const registerPageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: REGISTER_PATH,
  staticData: { name: 'jalostusrekisteri', fullWidth: true },
  validateSearch: registerSearchOf,
  loaderDeps: ({ search }) => registerSearchOf({ ...search }),
  loader({ context, deps, preload }) {
    if (!preload) {
      void context.queries.prefetchQuery(registerQuery(deps))
      void context.queries.prefetchQuery(breedsQuery)
    }
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./RegisterPage.tsx'), 'RegisterPage'),
})

const maleListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: MALE_LIST_PATH,
  staticData: { name: 'jalostusuroslista', fullWidth: true },
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./MaleListPage.tsx'), 'MaleListPage'),
})

const breedingAwardsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: BREEDING_AWARDS_PATH,
  staticData: { name: 'kayttojalostuspalkinnot', fullWidth: true },
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./BreedingAwardsPage.tsx'), 'BreedingAwardsPage'),
})

const staffRegisterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_REGISTER_PATH,
  staticData: { name: 'hallinta-jalostusrekisteri', fullWidth: true },
  validateSearch: staffRegisterSearchOf,
  beforeLoad: requirePermission('register.read'),
  component: lazyRouteComponent(() => import('./staff/StaffRegisterPage.tsx'), 'StaffRegisterPage'),
})

export const breedingRegisterRoutes = [
  registerPageRoute,
  maleListRoute,
  breedingAwardsRoute,
  staffRegisterRoute,
] as const

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import {
  MEMBERS_PATH,
  NEW_USER_PATH,
  PERSONS_PATH,
  personSearchOf,
  USER_PATH,
  USERS_PATH,
  userSearchOf,
} from './addresses.ts'

const usersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: USERS_PATH,
  staticData: { name: 'hallinta-kayttajat', fullWidth: true },
  validateSearch: userSearchOf,
  beforeLoad: requirePermission('users.manage'),
  component: lazyRouteComponent(() => import('./list/UsersPage.tsx'), 'UsersPage'),
})

const newUserRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: NEW_USER_PATH,
  staticData: { name: 'hallinta-kayttaja' },
  beforeLoad: requirePermission('users.manage'),
  component: lazyRouteComponent(() => import('./form/NewUserPage.tsx'), 'NewUserPage'),
})

const membersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: MEMBERS_PATH,
  staticData: { name: 'hallinta-jasenluettelo' },
  beforeLoad: requirePermission('users.manage'),
  component: lazyRouteComponent(() => import('./members/MembersPage.tsx'), 'MembersPage'),
})

const userRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: USER_PATH,
  staticData: { name: 'hallinta-kayttaja' },
  beforeLoad: requirePermission('users.manage'),
  component: lazyRouteComponent(() => import('./UserPage.tsx'), 'UserPage'),
})

const personsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PERSONS_PATH,
  staticData: { name: 'hallinta-henkilot' },
  validateSearch: personSearchOf,
  beforeLoad: requirePermission('users.manage'),
  component: lazyRouteComponent(() => import('./persons/PersonsPage.tsx'), 'PersonsPage'),
})

/** What SYSADMIN has of users and of the persons in the dogs' data. */
export const userRoutes = [usersRoute, newUserRoute, membersRoute, userRoute, personsRoute] as const

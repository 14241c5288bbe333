import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/guards.ts'
import { auditSearchOf, mailSearchOf, personSearchOf, userSearchOf } from '../paths.ts'
import { rootRoute } from '../rootRoute.tsx'

const usersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/kayttajat',
  staticData: { name: 'hallinta-kayttajat', fullWidth: true },
  validateSearch: userSearchOf,
  beforeLoad: requirePermission('users.manage'),
  component: lazyRouteComponent(() => import('./UsersPage.tsx'), 'UsersPage'),
})

const newUserRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/kayttajat/uusi',
  staticData: { name: 'hallinta-kayttaja' },
  beforeLoad: requirePermission('users.manage'),
  component: lazyRouteComponent(() => import('./NewUserPage.tsx'), 'NewUserPage'),
})

const userRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/kayttajat/$id',
  staticData: { name: 'hallinta-kayttaja' },
  beforeLoad: requirePermission('users.manage'),
  component: lazyRouteComponent(() => import('./UserPage.tsx'), 'UserPage'),
})

const personsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/henkilot',
  staticData: { name: 'hallinta-henkilot' },
  validateSearch: personSearchOf,
  beforeLoad: requirePermission('users.manage'),
  component: lazyRouteComponent(() => import('./PersonsPage.tsx'), 'PersonsPage'),
})

const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/loki',
  staticData: { name: 'hallinta-loki', fullWidth: true },
  validateSearch: auditSearchOf,
  beforeLoad: requirePermission('audit.read'),
  component: lazyRouteComponent(() => import('../audit/AuditPage.tsx'), 'AuditPage'),
})

const mailsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/posti',
  staticData: { name: 'hallinta-posti', fullWidth: true },
  validateSearch: mailSearchOf,
  beforeLoad: requirePermission('mail.manage'),
  component: lazyRouteComponent(() => import('../mails/MailsPage.tsx'), 'MailsPage'),
})

/** What SYSADMIN has of users: themselves, what was changed, what was sent. */
export const userRoutes = [usersRoute, newUserRoute, userRoute, personsRoute, auditRoute, mailsRoute] as const

import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type RouterHistory,
} from '@tanstack/react-router'
import { isRegnr } from '#domain/regnr.ts'
import { expireSession } from './accounts/followSession.ts'
import { knownSession, requirePermission, requireUser, requireVisitor } from './accounts/guards.ts'
import { checkSession } from './accounts/session.ts'
import { changeLanguage, i18n } from './i18n/i18n.ts'
import { isLanguage, type Language } from './i18n/languages.ts'
import {
  auditSearchOf,
  dogSearchOf,
  litterSearchOf,
  mailSearchOf,
  parseSearch,
  pedigreeSearchOf,
  personSearchOf,
  stringifySearch,
  userSearchOf,
} from './paths.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { Shell } from './shell/Shell.tsx'
import { PageSkeleton } from './ui/Skeletons.tsx'

/** What the shell asks of a route: its name (spec 2) and whether it takes the full width. */
interface RouteFacts {
  name?: string
  fullWidth?: boolean
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption extends RouteFacts {}
}

const rootRoute = createRootRoute({
  validateSearch: (raw): { lang?: Language } => ({ lang: isLanguage(raw.lang) ? raw.lang : undefined }),
  beforeLoad: async ({ search, preload }) => {
    // Asked before every navigation; only the pages that need the answer wait for it.
    const session = preload ? knownSession() : checkSession(expireSession)
    if (search.lang && search.lang !== i18n.language) await changeLanguage(search.lang)
    return { session }
  },
  component: Shell,
  notFoundComponent: NotFoundPage,
})

/** A number in an address has 1–4 segments; anything else names no dog. */
function requireRegnr({ params }: { params: { _splat?: string } }) {
  if (!params._splat || !isRegnr(params._splat)) throw notFound()
}

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { name: 'etusivu', fullWidth: true },
  component: lazyRouteComponent(() => import('./home/HomePage.tsx'), 'HomePage'),
})

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/haku',
  staticData: { name: 'haku' },
  validateSearch: dogSearchOf,
  component: lazyRouteComponent(() => import('./search/SearchPage.tsx'), 'SearchPage'),
})

const dogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/koira/$',
  staticData: { name: 'koira' },
  beforeLoad: requireRegnr,
  component: lazyRouteComponent(() => import('./dogs/DogPage.tsx'), 'DogPage'),
})

const pedigreeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sukutaulu/$',
  staticData: { name: 'sukutaulu', fullWidth: true },
  validateSearch: pedigreeSearchOf,
  beforeLoad: requireRegnr,
  component: lazyRouteComponent(() => import('./pedigree/PedigreePage.tsx'), 'PedigreePage'),
})

const litterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pentue/{-$id}',
  staticData: { name: 'pentue' },
  validateSearch: litterSearchOf,
  component: lazyRouteComponent(() => import('./litters/LitterPage.tsx'), 'LitterPage'),
})

const signinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kirjautuminen',
  staticData: { name: 'kirjautuminen' },
  beforeLoad: requireVisitor,
  component: lazyRouteComponent(() => import('./accounts/SigninPage.tsx'), 'SigninPage'),
})

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rekisteroityminen',
  staticData: { name: 'rekisteroityminen' },
  beforeLoad: requireVisitor,
  component: lazyRouteComponent(() => import('./accounts/RegisterPage.tsx'), 'RegisterPage'),
})

const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/vahvista-sahkoposti',
  staticData: { name: 'vahvista-sahkoposti' },
  component: lazyRouteComponent(() => import('./accounts/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
})

const passwordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/vaihda-salasana',
  staticData: { name: 'vaihda-salasana' },
  component: lazyRouteComponent(() => import('./accounts/PasswordPage.tsx'), 'PasswordPage'),
})

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profiili',
  staticData: { name: 'profiili' },
  beforeLoad: requireUser,
  component: lazyRouteComponent(() => import('./accounts/ProfilePage.tsx'), 'ProfilePage'),
})

const usersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/kayttajat',
  staticData: { name: 'hallinta-kayttajat', fullWidth: true },
  validateSearch: userSearchOf,
  beforeLoad: requirePermission('users.manage'),
  component: lazyRouteComponent(() => import('./users/UsersPage.tsx'), 'UsersPage'),
})

const newUserRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/kayttajat/uusi',
  staticData: { name: 'hallinta-kayttaja' },
  beforeLoad: requirePermission('users.manage'),
  component: lazyRouteComponent(() => import('./users/NewUserPage.tsx'), 'NewUserPage'),
})

const userRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/kayttajat/$id',
  staticData: { name: 'hallinta-kayttaja' },
  beforeLoad: requirePermission('users.manage'),
  component: lazyRouteComponent(() => import('./users/UserPage.tsx'), 'UserPage'),
})

const personsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/henkilot',
  staticData: { name: 'hallinta-henkilot' },
  validateSearch: personSearchOf,
  beforeLoad: requirePermission('users.manage'),
  component: lazyRouteComponent(() => import('./users/PersonsPage.tsx'), 'PersonsPage'),
})

const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/loki',
  staticData: { name: 'hallinta-loki', fullWidth: true },
  validateSearch: auditSearchOf,
  beforeLoad: requirePermission('audit.read'),
  component: lazyRouteComponent(() => import('./audit/AuditPage.tsx'), 'AuditPage'),
})

const mailsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/posti',
  staticData: { name: 'hallinta-posti', fullWidth: true },
  validateSearch: mailSearchOf,
  beforeLoad: requirePermission('mail.manage'),
  component: lazyRouteComponent(() => import('./mails/MailsPage.tsx'), 'MailsPage'),
})

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notfound',
  staticData: { name: 'notfound' },
  component: NotFoundPage,
})

const routeTree = rootRoute.addChildren([
  homeRoute,
  searchRoute,
  dogRoute,
  pedigreeRoute,
  litterRoute,
  signinRoute,
  registerRoute,
  confirmEmailRoute,
  passwordRoute,
  profileRoute,
  usersRoute,
  newUserRoute,
  userRoute,
  personsRoute,
  auditRoute,
  mailsRoute,
  notFoundRoute,
])

/** @param history an own one in tests; the browser's by default */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

import type { QueryClient } from '@tanstack/react-query'
import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type RouterHistory,
} from '@tanstack/react-router'
import { isRegnr } from '#domain/regnr.ts'
import { refuseUnknown } from './accounts/guards.ts'
import { accountRoutes } from './accounts/routes.ts'
import { publicTrialRoutes } from './calendar/routes.ts'
import { entryRoutes } from './entries/routes.ts'
import { resultRoutes } from './judging/routes.ts'
import { officialsRoutes } from './officials/routes.ts'
import { organiseRoutes } from './organising/routes.ts'
import { dogSearchOf, litterSearchOf, parseSearch, pedigreeSearchOf, stringifySearch } from './paths.ts'
import { prefetchDog, prefetchHome, prefetchLitter, prefetchPedigree, prefetchResults } from './prefetch.ts'
import { rootRoute } from './rootRoute.tsx'
import { rulebookRoutes } from './rulebooks/routes.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { PageSkeleton } from './ui/Skeletons.tsx'
import { userRoutes } from './users/routes.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

/** A number in an address has 1–4 segments; anything else names no dog. */
function requireRegnr({ params }: { params: { _splat?: string } }) {
  if (!params._splat || !isRegnr(params._splat)) throw notFound()
}

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { name: 'etusivu', fullWidth: true },
  loader({ context, preload }) {
    if (!preload) prefetchHome(context.queries)
  },
  component: lazyRouteComponent(() => import('./home/HomePage.tsx'), 'HomePage'),
})

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/haku',
  staticData: { name: 'haku' },
  validateSearch: dogSearchOf,
  loaderDeps: ({ search }) => search,
  loader({ context, deps, preload }) {
    if (!preload) prefetchResults(context.queries, deps)
  },
  component: lazyRouteComponent(() => import('./search/SearchPage.tsx'), 'SearchPage'),
})

const dogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/koira/$',
  staticData: { name: 'koira' },
  beforeLoad: requireRegnr,
  loader({ context, params, preload }) {
    if (!preload) prefetchDog(context.queries, params._splat ?? '')
  },
  component: lazyRouteComponent(() => import('./dogs/DogPage.tsx'), 'DogPage'),
})

const pedigreeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sukutaulu/$',
  staticData: { name: 'sukutaulu', fullWidth: true },
  validateSearch: pedigreeSearchOf,
  beforeLoad: requireRegnr,
  loaderDeps: ({ search: { generations } }) => ({ generations }),
  loader({ context, params, deps, preload }) {
    if (!preload) prefetchPedigree(context.queries, params._splat ?? '', deps.generations)
  },
  component: lazyRouteComponent(() => import('./pedigree/PedigreePage.tsx'), 'PedigreePage'),
})

const litterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pentue/{-$id}',
  staticData: { name: 'pentue' },
  validateSearch: litterSearchOf,
  loaderDeps: ({ search: { sire, dam } }) => ({ sire, dam }),
  loader({ context, deps, preload }) {
    if (!preload) prefetchLitter(context.queries, deps)
  },
  component: lazyRouteComponent(() => import('./litters/LitterPage.tsx'), 'LitterPage'),
})

const unknownAdministrationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/$',
  beforeLoad: refuseUnknown,
  component: NotFoundPage,
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
  ...publicTrialRoutes,
  ...officialsRoutes,
  ...accountRoutes,
  ...userRoutes,
  ...entryRoutes,
  ...resultRoutes,
  ...rulebookRoutes,
  ...organiseRoutes,
  unknownAdministrationRoute,
  notFoundRoute,
])

/** @param history an own one in tests; the browser's by default */
export function createAppRouter(queries: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queries },
    history,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // A link that was only pointed at has asked for no data.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

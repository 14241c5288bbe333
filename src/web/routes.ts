import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { publicTrialRoutes } from './calendar/routes.ts'
import { dogRoute } from './dogPage/routes.ts'
import { homeRoute } from './home/routes.ts'
import { litterRoutes } from './litters/routes.ts'
import type { otherRoutes } from './otherRoutes.ts'
import { pedigreeRoute } from './pedigree/routes.ts'
import { rootRoute } from './rootRoute.tsx'
import { searchRoute } from './search/routes.ts'
import { parseSearch, stringifySearch } from './searchValues.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { PageSkeleton } from './ui/loading/Skeletons.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

const NotFoundPage = lazyRouteComponent(() => import('./shell/NotFoundPage.tsx'), 'NotFoundPage')

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notfound',
  staticData: { name: 'notfound' },
  component: NotFoundPage,
})

/** The routes of the pages that most visitors come to first. Each costs every visitor, so that all others come later. */
const firstRoutes = [
  homeRoute,
  searchRoute,
  dogRoute,
  pedigreeRoute,
  ...litterRoutes,
  ...publicTrialRoutes,
  notFoundRoute,
] as const

const treeOf = (others: typeof otherRoutes) => rootRoute.addChildren([...firstRoutes, ...others])

/** @param history an own one in tests; the browser's by default */
export function createAppRouter(queries: QueryClient, history?: RouterHistory) {
  // Whoever writes a link names a route of all, whether it has been loaded yet or not.
  const routeTree = rootRoute.addChildren(firstRoutes) as unknown as ReturnType<typeof treeOf>
  const router = createRouter({
    routeTree,
    context: { queries, routes: { load: loadRoutes } },
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
  const has = (pathname: string) => {
    const [, params, route] = router.getMatchedRoutes(pathname)
    // The router names the rest of an address so, of which it knows the beginning only.
    return route !== undefined && !params['**']
  }
  let loading: Promise<void> | undefined
  async function loadOthers() {
    const { otherRoutes } = await import('./otherRoutes.ts')
    treeOf(otherRoutes)
    router.setRoutes(router.buildRouteTree())
  }
  async function loadRoutes(pathname: string): Promise<boolean> {
    if (has(pathname)) return false
    loading ??= loadOthers()
    await loading.catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return has(pathname)
  }
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

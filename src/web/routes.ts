import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { accountRoutes } from './accounts/routes.ts'
import { refuseUnknown } from './accounts/session/guards.ts'
import { advancedSearchRoutes } from './advancedSearch/routes.ts'
import { analysisRoutes } from './analyses/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { averageRunsRoute } from './averages/routes.ts'
import { statementsRoute } from './bankStatements/routes.ts'
import { breedingRegisterRoutes } from './breedingRegister/routes.ts'
import { publicTrialRoutes } from './calendar/routes.ts'
import { competitionRoutes } from './competitions/routes.ts'
import { dogRoute } from './dogPage/routes.ts'
import { entryRoutes } from './entries/routes.ts'
import { healthCodeRoutes } from './healthCodes/routes.ts'
import { healthInquiryRoutes } from './healthInquiry/routes.ts'
import { homeRoute } from './home/routes.ts'
import { identityRoute } from './identity/routes.ts'
import { informationRoutes } from './information/routes.ts'
import { resultRoutes } from './judging/routes.ts'
import { mateFinderRoutes } from './litters/finder/routes.ts'
import { noticeRoutes } from './litters/notices/routes.ts'
import { litterRoutes } from './litters/routes.ts'
import { mailsRoute } from './mails/routes.ts'
import { moneyRoute } from './money/routes.ts'
import { objectionRoutes } from './objections/routes.ts'
import { officialsRoutes } from './officials/routes.ts'
import { serviceStateRoute } from './operations/routes.ts'
import { organiseRoutes } from './organising/routes.ts'
import { ownEntryRoutes } from './ownEntries/routes.ts'
import { paperAwardsRoute } from './paperAwards/routes.ts'
import { recordRoute } from './papers/routes.ts'
import { pedigreeRoute } from './pedigree/routes.ts'
import { populationRoutes } from './population/routes.ts'
import { productRoutes } from './products/routes.ts'
import { profileRoute } from './profile/routes.ts'
import { refundListsRoute } from './refundLists/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { staffReviewRoutes } from './reviews/staff/routes.ts'
import { rootRoute } from './rootRoute.tsx'
import { rulebookRoutes } from './rulebooks/routes.ts'
import { searchRoute } from './search/routes.ts'
import { parseSearch, stringifySearch } from './searchValues.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { showRoutes } from './shows/routes.ts'
import { statementRoutes } from './statements/routes.ts'
import { titleRoutes } from './titles/routes.ts'
import { PageSkeleton } from './ui/loading/Skeletons.tsx'
import { unregisteredRoute } from './unregistered/routes.ts'
import { userRoutes } from './users/routes.ts'
import { yearbookRoutes } from './yearbook/routes.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

const NotFoundPage = lazyRouteComponent(() => import('./shell/NotFoundPage.tsx'), 'NotFoundPage')

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
  ...mateFinderRoutes,
  ...litterRoutes,
  ...noticeRoutes,
  ...publicTrialRoutes,
  ...officialsRoutes,
  ...accountRoutes,
  profileRoute,
  ...userRoutes,
  ...auditRoutes,
  mailsRoute,
  paperAwardsRoute,
  unregisteredRoute,
  ...breedingRegisterRoutes,
  ...staffReviewRoutes,
  ...reviewRoutes,
  ...advancedSearchRoutes,
  ...analysisRoutes,
  ...populationRoutes,
  ...objectionRoutes,
  serviceStateRoute,
  identityRoute,
  ...showRoutes,
  ...titleRoutes,
  ...entryRoutes,
  ...ownEntryRoutes,
  ...resultRoutes,
  recordRoute,
  ...rulebookRoutes,
  moneyRoute,
  statementsRoute,
  refundListsRoute,
  ...competitionRoutes,
  ...yearbookRoutes,
  ...healthCodeRoutes,
  ...healthInquiryRoutes,
  ...productRoutes,
  averageRunsRoute,
  ...organiseRoutes,
  ...informationRoutes,
  ...statementRoutes,
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

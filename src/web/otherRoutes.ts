import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { accountRoutes } from './accounts/routes.ts'
import { refuseUnknown } from './accounts/session/guards.ts'
import { advancedSearchRoutes } from './advancedSearch/routes.ts'
import { analysisRoutes } from './analyses/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { averageRunsRoute } from './averages/routes.ts'
import { statementsRoute } from './bankStatements/routes.ts'
import { breedingRegisterRoutes } from './breedingRegister/routes.ts'
import { competitionRoutes } from './competitions/routes.ts'
import { entryRoutes } from './entries/routes.ts'
import { healthCodeRoutes } from './healthCodes/routes.ts'
import { healthInquiryRoutes } from './healthInquiry/routes.ts'
import { identityRoute } from './identity/routes.ts'
import { informationRoutes } from './information/routes.ts'
import { resultRoutes } from './judging/routes.ts'
import { mateFinderRoutes } from './litters/finder/routes.ts'
import { noticeRoutes } from './litters/notices/routes.ts'
import { mailsRoute } from './mails/routes.ts'
import { moneyRoute } from './money/routes.ts'
import { objectionRoutes } from './objections/routes.ts'
import { officialsRoutes } from './officials/routes.ts'
import { serviceStateRoute } from './operations/routes.ts'
import { organiseRoutes } from './organising/routes.ts'
import { ownEntryRoutes } from './ownEntries/routes.ts'
import { paperAwardsRoute } from './paperAwards/routes.ts'
import { recordRoute } from './papers/routes.ts'
import { populationRoutes } from './population/routes.ts'
import { productRoutes } from './products/routes.ts'
import { profileRoute } from './profile/routes.ts'
import { refundListsRoute } from './refundLists/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { staffReviewRoutes } from './reviews/staff/routes.ts'
import { rootRoute } from './rootRoute.tsx'
import { rulebookRoutes } from './rulebooks/routes.ts'
import { showRoutes } from './shows/routes.ts'
import { statementRoutes } from './statements/routes.ts'
import { titleRoutes } from './titles/routes.ts'
import { unregisteredRoute } from './unregistered/routes.ts'
import { userRoutes } from './users/routes.ts'
import { yearbookRoutes } from './yearbook/routes.ts'

const unknownAdministrationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/$',
  beforeLoad: refuseUnknown,
  component: lazyRouteComponent(() => import('./shell/NotFoundPage.tsx'), 'NotFoundPage'),
})

/** The routes that the first load goes without: they come with the first address that is theirs. */
export const otherRoutes = [
  ...mateFinderRoutes,
  ...noticeRoutes,
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
] as const

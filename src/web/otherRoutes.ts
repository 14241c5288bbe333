import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { accountRoutes } from './accounts/routes.ts'
import { refuseUnknown } from './accounts/session/guards.ts'
import { advancedSearchRoutes } from './advancedSearch/routes.ts'
import { advertisementRoutes } from './advertisements/routes.ts'
import { alongRoute } from './along/routes.ts'
import { analysisRoutes } from './analyses/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { averageRunsRoute } from './averages/routes.ts'
import { bankStatementRoutes } from './bankStatements/routes.ts'
import { breedingListRoutes } from './breedingList/routes.ts'
import { breedingRegisterRoutes } from './breedingRegister/routes.ts'
import { breedingRuleRoutes } from './breedingRules/routes.ts'
import { breedRoutes } from './breeds/routes.ts'
import { placeDrawRoute } from './calendar/placeDraw/routes.ts'
import { startListRoute } from './calendar/startList/routes.ts'
import { competitionRoutes } from './competitions/routes.ts'
import { dataUpdateRoutes } from './dataUpdates/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { doublesRoutes } from './doubles/routes.ts'
import { entryRoutes } from './entries/routes.ts'
import { exportRoutes } from './exports/routes.ts'
import { healthCodeRoutes } from './healthCodes/routes.ts'
import { healthInquiryRoutes } from './healthInquiry/routes.ts'
import { healthWatchRoutes } from './healthWatch/routes.ts'
import { identityRoute } from './identity/routes.ts'
import { informationRoutes } from './information/routes.ts'
import { resultRoutes } from './judging/routes.ts'
import { mateFinderRoutes } from './litters/finder/routes.ts'
import { noticeRoutes } from './litters/notices/routes.ts'
import { mailChoicesRoute } from './mailChoices/routes.ts'
import { mailsRoute } from './mails/routes.ts'
import { moneyRoute } from './money/routes.ts'
import { objectionRoutes } from './objections/routes.ts'
import { officialsRoutes } from './officials/routes.ts'
import { serviceStateRoute } from './operations/routes.ts'
import { organiseRoutes } from './organising/routes.ts'
import { ownEntryRoutes } from './ownEntries/routes.ts'
import { paperAwardsRoute } from './paperAwards/routes.ts'
import { recordRoute } from './papers/routes.ts'
import { phraseRoutes } from './phrases/routes.ts'
import { populationRoutes } from './population/routes.ts'
import { productRoutes } from './products/routes.ts'
import { profileRoute } from './profile/routes.ts'
import { refundListsRoute } from './refundLists/routes.ts'
import { resultInfoRoutes } from './resultInfo/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { staffReviewRoutes } from './reviews/staff/routes.ts'
import { rootRoute } from './rootRoute.tsx'
import { rulebookRoutes } from './rulebooks/routes.ts'
import { showRoutes } from './shows/routes.ts'
import { signingRoutes } from './signing/routes.ts'
import { statementRoutes } from './statements/routes.ts'
import { systemUpdateRoutes } from './systemUpdates/routes.ts'
import { titleRoutes } from './titles/routes.ts'
import { unregisteredRoute } from './unregistered/routes.ts'
import { userRoutes } from './users/routes.ts'
import { verificationRoutes } from './verification/routes.ts'
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
  startListRoute,
  placeDrawRoute,
  ...officialsRoutes,
  ...accountRoutes,
  profileRoute,
  ...userRoutes,
  ...auditRoutes,
  mailChoicesRoute,
  mailsRoute,
  ...dataUpdateRoutes,
  paperAwardsRoute,
  unregisteredRoute,
  ...breedingRegisterRoutes,
  ...breedingListRoutes,
  ...staffReviewRoutes,
  ...reviewRoutes,
  ...advancedSearchRoutes,
  ...analysisRoutes,
  ...populationRoutes,
  ...objectionRoutes,
  ...signingRoutes,
  serviceStateRoute,
  identityRoute,
  ...doublesRoutes,
  ...showRoutes,
  ...titleRoutes,
  ...entryRoutes,
  ...ownEntryRoutes,
  ...resultRoutes,
  ...resultInfoRoutes,
  recordRoute,
  ...rulebookRoutes,
  moneyRoute,
  ...bankStatementRoutes,
  refundListsRoute,
  ...breedingRuleRoutes,
  ...competitionRoutes,
  ...yearbookRoutes,
  ...systemUpdateRoutes,
  ...breedRoutes,
  ...verificationRoutes,
  ...exportRoutes,
  ...advertisementRoutes,
  ...documentRoutes,
  ...healthWatchRoutes,
  ...healthCodeRoutes,
  ...healthInquiryRoutes,
  ...phraseRoutes,
  ...productRoutes,
  averageRunsRoute,
  alongRoute,
  ...organiseRoutes,
  ...informationRoutes,
  ...statementRoutes,
  unknownAdministrationRoute,
] as const

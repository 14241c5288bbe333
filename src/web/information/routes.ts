import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { TOPICS_OF_TRIALS, topicAt } from '#contract/informationTopics.ts'
import { requirePermission, requireTrials } from '../accounts/session/guards.ts'
import { loadStatementTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import { INFORMATION_PATH, STAFF_INFORMATION_PAGE_PATH, STAFF_INFORMATION_PATH } from './addresses.ts'

const informationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: INFORMATION_PATH,
  staticData: { name: 'tietoja' },
  async beforeLoad(visit) {
    const { aihe } = visit.params
    const topic = aihe === undefined ? undefined : topicAt(aihe, true)
    if (topic && TOPICS_OF_TRIALS.has(topic)) await requireTrials(visit)
  },
  loader: loadStatementTexts,
  component: lazyRouteComponent(() => import('./InformationPage.tsx'), 'InformationPage'),
})

const staffInformationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_INFORMATION_PATH,
  staticData: { name: 'hallinta-tietosivut', fullWidth: true },
  beforeLoad: requirePermission('content.edit'),
  // The names of the pages that stay as they are in the code.
  loader: loadStatementTexts,
  component: lazyRouteComponent(() => import('./staff/StaffInformationPages.tsx'), 'StaffInformationPages'),
})

const staffInformationPageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_INFORMATION_PAGE_PATH,
  staticData: { name: 'hallinta-tietosivut-yksi' },
  beforeLoad: requirePermission('content.edit'),
  component: lazyRouteComponent(() => import('./staff/StaffInformationPage.tsx'), 'StaffInformationPage'),
})

/** What the club tells and what figures mean, and where the club writes its own. */
export const informationRoutes = [informationRoute, staffInformationRoute, staffInformationPageRoute] as const

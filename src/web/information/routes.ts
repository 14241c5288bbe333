import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { TOPICS_OF_TRIALS, topicAt } from '#contract/informationTopics.ts'
import { requireTrials } from '../accounts/session/guards.ts'
import { loadStatementTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import { INFORMATION_PATH } from './addresses.ts'

const informationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: INFORMATION_PATH,
  staticData: { name: 'tietoja' },
  async beforeLoad(visit) {
    const { aihe } = visit.params
    if (aihe === undefined) return
    const topic = topicAt(aihe, true)
    if (!topic) throw notFound()
    if (TOPICS_OF_TRIALS.has(topic)) await requireTrials(visit)
  },
  loader: loadStatementTexts,
  component: lazyRouteComponent(() => import('./InformationPage.tsx'), 'InformationPage'),
})

export const informationRoutes = [informationRoute] as const

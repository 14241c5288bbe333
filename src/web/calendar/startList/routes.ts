import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrials } from '../../accounts/session/guards.ts'
import { loadPageTexts } from '../../i18n/i18n.ts'
import { rootRoute } from '../../rootRoute.tsx'
import { START_LIST_PATH } from '../addresses.ts'
import { startListQuery } from '../queries.ts'

export const startListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: START_LIST_PATH,
  staticData: { name: 'koiraluettelo' },
  beforeLoad: requireTrials,
  loader({ context, params, preload }) {
    if (!preload) void context.queries.prefetchQuery(startListQuery(params.trialDate, params.kaerNr))
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./StartListPage.tsx'), 'StartListPage'),
})

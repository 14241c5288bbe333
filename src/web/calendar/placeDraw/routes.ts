import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrials } from '../../accounts/session/guards.ts'
import { loadPageTexts } from '../../i18n/i18n.ts'
import { rootRoute } from '../../rootRoute.tsx'
import { PLACE_DRAW_PATH } from '../addresses.ts'
import { placeDrawQuery } from '../queries.ts'

export const placeDrawRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PLACE_DRAW_PATH,
  staticData: { name: 'arvonta' },
  beforeLoad: requireTrials,
  loader({ context, params, preload }) {
    if (!preload) void context.queries.prefetchQuery(placeDrawQuery(params.trialDate, params.kaerNr))
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./PlaceDrawPage.tsx'), 'PlaceDrawPage'),
})

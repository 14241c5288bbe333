import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrials } from '../accounts/session/guards.ts'
import { breedsQuery } from '../dogs/breeds.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import {
  CALENDAR_PATH,
  calendarSearchOf,
  PAST_TRIALS_PATH,
  pastTrialSearchOf,
  TRIAL_PATH,
} from './addresses.ts'
import { calendarQuery, pastTrialsQuery, trialQuery } from './queries.ts'

const calendarRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: CALENDAR_PATH,
  staticData: { name: 'koekalenteri', fullWidth: true },
  validateSearch: calendarSearchOf,
  beforeLoad: requireTrials,
  loaderDeps: ({ search }) => ({ dog: calendarSearchOf({ ...search }).dog }),
  loader({ context, deps, preload }) {
    if (!preload) void context.queries.prefetchQuery(calendarQuery(deps.dog))
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./upcoming/CalendarPage.tsx'), 'CalendarPage'),
})

const pastTrialsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PAST_TRIALS_PATH,
  staticData: { name: 'kokeet', fullWidth: true },
  validateSearch: pastTrialSearchOf,
  beforeLoad: requireTrials,
  loaderDeps: ({ search }) => pastTrialSearchOf({ ...search }),
  loader({ context, deps, preload }) {
    if (!preload) {
      void context.queries.prefetchQuery(pastTrialsQuery(deps))
      void context.queries.prefetchQuery(breedsQuery)
    }
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./past/PastTrialsPage.tsx'), 'PastTrialsPage'),
})

const trialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TRIAL_PATH,
  staticData: { name: 'koe', fullWidth: true },
  beforeLoad: requireTrials,
  loader({ context, params, preload }) {
    if (!preload) {
      const { trialDate, kaerNr } = params
      void context.queries.prefetchQuery(trialQuery(trialDate, kaerNr))
      void context.queries.prefetchQuery(breedsQuery)
    }
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./trial/TrialPage.tsx'), 'TrialPage'),
})

/** What most visitors of trials come to. */
export const publicTrialRoutes = [calendarRoute, pastTrialsRoute, trialRoute] as const

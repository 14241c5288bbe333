import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrials, requireTrialUser } from '../accounts/session/guards.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import { CONTEST_PATH, ENTER_PATH, enterSearchOf, OWN_ENTRY_PATH, ownEntrySearchOf } from './addresses.ts'

// Their data is asked for by the pages: what asks for it would be part of every page's first load, and few begin here.

const enterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ENTER_PATH,
  staticData: { name: 'ilmoittautuminen' },
  validateSearch: enterSearchOf,
  beforeLoad: requireTrials,
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./enter/EnterPage.tsx'), 'EnterPage'),
})

const ownEntryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: OWN_ENTRY_PATH,
  staticData: { name: 'oma-ilmoittautuminen' },
  validateSearch: ownEntrySearchOf,
  beforeLoad: requireTrials,
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./one/OwnEntryPage.tsx'), 'OwnEntryPage'),
})

const contestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: CONTEST_PATH,
  staticData: { name: 'riitautus' },
  beforeLoad: requireTrialUser,
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./contest/ContestPage.tsx'), 'ContestPage'),
})

/** Entering a dog oneself, and what comes of it. */
export const ownEntryRoutes = [enterRoute, ownEntryRoute, contestRoute] as const

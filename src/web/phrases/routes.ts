import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { PHRASE_PATH, PHRASES_PATH } from './addresses.ts'

const phrasesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PHRASES_PATH,
  staticData: { name: 'hallinta-lauseet', fullWidth: true },
  beforeLoad: requireTrialPermission('phrases.edit'),
  component: lazyRouteComponent(() => import('./PhrasesPage.tsx'), 'PhrasesPage'),
})

const phraseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PHRASE_PATH,
  staticData: { name: 'hallinta-lause', fullWidth: true },
  beforeLoad: requireTrialPermission('phrases.edit'),
  component: lazyRouteComponent(() => import('./PhrasePage.tsx'), 'PhrasePage'),
})

/** The club's phrases for judges' reviews. */
export const phraseRoutes = [phrasesRoute, phraseRoute] as const

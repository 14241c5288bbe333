import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrials } from '../accounts/session/guards.ts'
import { breedsQuery } from '../dogs/breeds.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import { analysisSearchOf, SHOW_ANALYSIS_PATH, TRIAL_ANALYSIS_PATHS } from './addresses.ts'
import { returnToQuestion } from './kept.ts'

type Entered = Parameters<typeof requireTrials>[0] & Parameters<typeof returnToQuestion>[0]

/** What the routes of all analyses have in common. */
const ofAnalysis = <Name extends string>(name: Name) => ({
  staticData: { name, fullWidth: true },
  validateSearch: analysisSearchOf,
  beforeLoad: returnToQuestion,
  loader({ context: { queries }, preload }: { context: { queries: QueryClient }; preload: boolean }) {
    if (!preload) void queries.prefetchQuery(breedsQuery)
    return loadPageTexts()
  },
})

/** The same of trials, which not every club has. */
const ofTrials = <Name extends string>(name: Name) => ({
  ...ofAnalysis(name),
  async beforeLoad(entered: Entered) {
    await requireTrials(entered)
    returnToQuestion(entered)
  },
})

const kaerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TRIAL_ANALYSIS_PATHS.kaer,
  ...ofTrials('kaer-analysointi'),
  component: lazyRouteComponent(() => import('./trials/pages.tsx'), 'KaerAnalysisPage'),
})

const featuresRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TRIAL_ANALYSIS_PATHS.features,
  ...ofTrials('kaer-ominaisuudet'),
  component: lazyRouteComponent(() => import('./trials/pages.tsx'), 'FeatureAnalysisPage'),
})

const waterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TRIAL_ANALYSIS_PATHS.water,
  ...ofTrials('kaer-vj-ominaisuudet'),
  component: lazyRouteComponent(() => import('./trials/pages.tsx'), 'WaterAnalysisPage'),
})

const showRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SHOW_ANALYSIS_PATH,
  ...ofAnalysis('nayttely-analysointi'),
  component: lazyRouteComponent(() => import('./shows/ShowAnalysisPage.tsx'), 'ShowAnalysisPage'),
})

export const analysisRoutes = [kaerRoute, featuresRoute, waterRoute, showRoute] as const

import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrials } from '../accounts/session/guards.ts'
import { breedsQuery } from '../dogs/breeds.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import { analysisSearchOf, SHOW_ANALYSIS_PATH, TRIAL_ANALYSIS_PATHS } from './addresses.ts'
import { returnToQuestion } from './kept.ts'
import { showChoicesQuery, trialChoicesQuery } from './queries.ts'

/** What the routes of all analyses of trials have in common. */
function ofTrials<Name extends string>(analysis: keyof typeof TRIAL_ANALYSIS_PATHS, name: Name) {
  return {
    staticData: { name, fullWidth: true },
    validateSearch: analysisSearchOf,
    async beforeLoad(entered: Parameters<typeof requireTrials>[0] & Parameters<typeof returnToQuestion>[0]) {
      await requireTrials(entered)
      returnToQuestion(entered)
    },
    loader({ context, preload }: { context: { queries: QueryClient }; preload: boolean }) {
      if (!preload) {
        void context.queries.prefetchQuery(trialChoicesQuery(analysis))
        void context.queries.prefetchQuery(breedsQuery)
      }
      return loadPageTexts()
    },
  }
}

const kaerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TRIAL_ANALYSIS_PATHS.kaer,
  ...ofTrials('kaer', 'kaer-analysointi'),
  component: lazyRouteComponent(() => import('./trials/pages.tsx'), 'KaerAnalysisPage'),
})

const featuresRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TRIAL_ANALYSIS_PATHS.features,
  ...ofTrials('features', 'kaer-ominaisuudet'),
  component: lazyRouteComponent(() => import('./trials/pages.tsx'), 'FeatureAnalysisPage'),
})

const waterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TRIAL_ANALYSIS_PATHS.water,
  ...ofTrials('water', 'kaer-vj-ominaisuudet'),
  component: lazyRouteComponent(() => import('./trials/pages.tsx'), 'WaterAnalysisPage'),
})

const showRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SHOW_ANALYSIS_PATH,
  staticData: { name: 'nayttely-analysointi', fullWidth: true },
  validateSearch: analysisSearchOf,
  beforeLoad: returnToQuestion,
  loader({ context, preload }) {
    if (!preload) {
      void context.queries.prefetchQuery(showChoicesQuery)
      void context.queries.prefetchQuery(breedsQuery)
    }
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./shows/ShowAnalysisPage.tsx'), 'ShowAnalysisPage'),
})

export const analysisRoutes = [kaerRoute, featuresRoute, waterRoute, showRoute] as const

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { breedsQuery } from '../dogs/breeds.ts'
import { requireRegnr } from '../dogs/requireRegnr.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import {
  DOG_REVIEWS_PATH,
  REVIEW_ANALYSIS_PATH,
  REVIEWS_PATH,
  reviewAnalysisSearchOf,
  reviewSearchOf,
} from './addresses.ts'
import { analysisQuery, dogReviewsQuery, reviewsQuery } from './queries.ts'

const reviewsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: REVIEWS_PATH,
  staticData: { name: 'jalostustarkastukset', fullWidth: true },
  validateSearch: reviewSearchOf,
  loaderDeps: ({ search }) => reviewSearchOf({ ...search }),
  loader({ context: { queries }, deps, preload }) {
    if (!preload) {
      void queries.prefetchQuery(reviewsQuery(deps))
      void queries.prefetchQuery(breedsQuery)
    }
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./ReviewsPage.tsx'), 'ReviewsPage'),
})

const analysisRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: REVIEW_ANALYSIS_PATH,
  staticData: { name: 'jalostustarkastusten-mitat', fullWidth: true },
  validateSearch: reviewAnalysisSearchOf,
  loaderDeps: ({ search }) => reviewAnalysisSearchOf({ ...search }),
  loader({ context: { queries }, deps, preload }) {
    if (!preload) {
      void queries.prefetchQuery(analysisQuery(deps))
      void queries.prefetchQuery(breedsQuery)
    }
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./analysis/ReviewAnalysisPage.tsx'), 'ReviewAnalysisPage'),
})

const dogReviewsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: DOG_REVIEWS_PATH,
  staticData: { name: 'jalostustarkastus' },
  beforeLoad: requireRegnr,
  loader({ context: { queries }, params, preload }) {
    if (!preload) void queries.prefetchQuery(dogReviewsQuery(params._splat ?? ''))
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./dog/DogReviewsPage.tsx'), 'DogReviewsPage'),
})

export const reviewRoutes = [reviewsRoute, analysisRoute, dogReviewsRoute] as const

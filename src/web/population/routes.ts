import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { breedsQuery } from '../dogs/breeds.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import { POPULATION_PATH } from './addresses.ts'
import { populationQuery } from './queries.ts'

const populationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: POPULATION_PATH,
  staticData: { name: 'rotu' },
  loader({ context, params, preload }) {
    if (!preload) {
      void context.queries.prefetchQuery(breedsQuery)
      if (params.rotu !== undefined) void context.queries.prefetchQuery(populationQuery(params.rotu))
    }
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./PopulationPage.tsx'), 'PopulationPage'),
})

export const populationRoutes = [populationRoute] as const

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { DOG_PATH } from '../dogs/addresses.ts'
import { requireRegnr } from '../dogs/requireRegnr.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { prefetchDog } from '../prefetch.ts'
import { rootRoute } from '../rootRoute.tsx'

export const dogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: DOG_PATH,
  staticData: { name: 'koira' },
  beforeLoad: requireRegnr,
  loader({ context, params, preload }) {
    if (!preload) prefetchDog(context.queries, params._splat ?? '')
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./DogPage.tsx'), 'DogPage'),
})

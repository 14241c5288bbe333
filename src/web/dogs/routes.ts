import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { isRegnr } from '#domain/regnr.ts'
import { prefetchDog } from '../prefetch.ts'
import { rootRoute } from '../rootRoute.tsx'
import { DOG_PATH } from './addresses.ts'

/** A number in an address has 1–4 segments; anything else names no dog. */
export function requireRegnr({ params }: { params: { _splat?: string } }) {
  if (!params._splat || !isRegnr(params._splat)) throw notFound()
}

export const dogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: DOG_PATH,
  staticData: { name: 'koira' },
  beforeLoad: requireRegnr,
  loader({ context, params, preload }) {
    if (!preload) prefetchDog(context.queries, params._splat ?? '')
  },
  component: lazyRouteComponent(() => import('./DogPage.tsx'), 'DogPage'),
})

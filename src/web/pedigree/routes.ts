import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireRegnr } from '../dogs/requireRegnr.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { prefetchPedigree } from '../prefetch.ts'
import { rootRoute } from '../rootRoute.tsx'
import { PEDIGREE_PATH, pedigreeSearchOf } from './addresses.ts'

export const pedigreeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PEDIGREE_PATH,
  staticData: { name: 'sukutaulu', fullWidth: true },
  validateSearch: pedigreeSearchOf,
  beforeLoad: requireRegnr,
  loaderDeps: ({ search: { generations } }) => ({ generations }),
  loader({ context, params, deps, preload }) {
    if (!preload) prefetchPedigree(context.queries, params._splat ?? '', deps.generations)
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./PedigreePage.tsx'), 'PedigreePage'),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/guards.ts'
import { practiceSearchOf, resultSearchOf, sheetSearchOf } from '../paths.ts'
import { rootRoute } from '../rootRoute.tsx'

const huntRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/kokeet/$id/tulokset',
  staticData: { name: 'hallinta-tulokset', fullWidth: true },
  validateSearch: sheetSearchOf,
  beforeLoad: requirePermission('results.save'),
  component: lazyRouteComponent(() => import('./ResultsPage.tsx'), 'HuntResultsPage'),
})

const waterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/kokeet/$id/tulokset-vesi-jalki',
  staticData: { name: 'hallinta-tulokset', fullWidth: true },
  validateSearch: sheetSearchOf,
  beforeLoad: requirePermission('results.save'),
  component: lazyRouteComponent(() => import('./ResultsPage.tsx'), 'WaterResultsPage'),
})

const practiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/kokeet/$id/harjoittelu',
  staticData: { name: 'hallinta-harjoittelu', fullWidth: true },
  validateSearch: practiceSearchOf,
  beforeLoad: requirePermission('practice.save'),
  component: lazyRouteComponent(() => import('./PracticePage.tsx'), 'PracticePage'),
})

const correctionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hallinta/kaer/tulos/$id',
  staticData: { name: 'hallinta-tulos', fullWidth: true },
  validateSearch: resultSearchOf,
  beforeLoad: requirePermission('results.save'),
  component: lazyRouteComponent(() => import('./CorrectionPage.tsx'), 'CorrectionPage'),
})

/** Results as they are written down, practised beside the judge, and corrected. */
export const resultRoutes = [huntRoute, waterRoute, practiceRoute, correctionRoute] as const

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import {
  CORRECTION_PATH,
  PRACTICE_PATH,
  practiceSearchOf,
  resultSearchOf,
  SHEETS_PATHS,
  sheetSearchOf,
} from './addresses.ts'

const huntRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SHEETS_PATHS.hunt,
  staticData: { name: 'hallinta-tulokset', fullWidth: true },
  validateSearch: sheetSearchOf,
  beforeLoad: requireTrialPermission('results.save'),
  component: lazyRouteComponent(() => import('./ResultsPage.tsx'), 'HuntResultsPage'),
})

const waterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SHEETS_PATHS.water,
  staticData: { name: 'hallinta-tulokset', fullWidth: true },
  validateSearch: sheetSearchOf,
  beforeLoad: requireTrialPermission('results.save'),
  component: lazyRouteComponent(() => import('./ResultsPage.tsx'), 'WaterResultsPage'),
})

const practiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PRACTICE_PATH,
  staticData: { name: 'hallinta-harjoittelu', fullWidth: true },
  validateSearch: practiceSearchOf,
  beforeLoad: requireTrialPermission('practice.save'),
  component: lazyRouteComponent(() => import('./PracticePage.tsx'), 'PracticePage'),
})

const correctionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: CORRECTION_PATH,
  staticData: { name: 'hallinta-tulos', fullWidth: true },
  validateSearch: resultSearchOf,
  beforeLoad: requireTrialPermission('results.save'),
  component: lazyRouteComponent(() => import('./correction/CorrectionPage.tsx'), 'CorrectionPage'),
})

/** Results as they are written down, practised beside the judge, and corrected. */
export const resultRoutes = [huntRoute, waterRoute, practiceRoute, correctionRoute] as const

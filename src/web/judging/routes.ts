import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { orAsOwner } from '../offline/guards.ts'
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
  staticData: { name: 'hallinta-tulokset', fullWidth: true, offline: true },
  validateSearch: sheetSearchOf,
  beforeLoad: orAsOwner('results.save', requireTrialPermission('results.save')),
  component: lazyRouteComponent(() => import('./ResultsPage.tsx'), 'HuntResultsPage'),
})

const waterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SHEETS_PATHS.water,
  staticData: { name: 'hallinta-tulokset', fullWidth: true, offline: true },
  validateSearch: sheetSearchOf,
  beforeLoad: orAsOwner('results.save', requireTrialPermission('results.save')),
  component: lazyRouteComponent(() => import('./ResultsPage.tsx'), 'WaterResultsPage'),
})

const practiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PRACTICE_PATH,
  staticData: { name: 'hallinta-harjoittelu', fullWidth: true, offline: true },
  validateSearch: practiceSearchOf,
  beforeLoad: orAsOwner('practice.save', requireTrialPermission('practice.save')),
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

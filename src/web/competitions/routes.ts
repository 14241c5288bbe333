import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import {
  COMPETITIONS_PATH,
  competitionSearchOf,
  newCompetitionSearchOf,
  STAFF_COMPETITION_PATH,
  STAFF_COMPETITIONS_PATH,
} from './addresses.ts'

const competitionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: COMPETITIONS_PATH,
  staticData: { name: 'vuosikilpailut', fullWidth: true },
  validateSearch: competitionSearchOf,
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./CompetitionsPage.tsx'), 'CompetitionsPage'),
})

const staffCompetitionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_COMPETITIONS_PATH,
  staticData: { name: 'hallinta-vuosikilpailut', fullWidth: true },
  beforeLoad: requirePermission('competitions.edit'),
  component: lazyRouteComponent(() => import('./staff/CompetitionListPage.tsx'), 'CompetitionListPage'),
})

const staffCompetitionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_COMPETITION_PATH,
  staticData: { name: 'hallinta-vuosikilpailu', fullWidth: true },
  validateSearch: newCompetitionSearchOf,
  beforeLoad: requirePermission('competitions.edit'),
  component: lazyRouteComponent(() => import('./staff/CompetitionPage.tsx'), 'CompetitionPage'),
})

/** Annual competitions, and the rules that staff keep of them. */
export const competitionRoutes = [competitionsRoute, staffCompetitionsRoute, staffCompetitionRoute] as const

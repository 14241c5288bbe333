import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission, requireTrials } from '../accounts/session/guards.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import {
  CLUB_PATH,
  CLUBS_PATH,
  clubSearchOf,
  JUDGES_PATH,
  judgeSearchOf,
  NEW_CLUB_PATH,
  NEW_JUDGE_PATH,
  STAFF_JUDGE_PATH,
  STAFF_JUDGES_PATH,
  staffJudgeSearchOf,
} from './addresses.ts'
import { activeJudgesQuery } from './queries.ts'

const judgesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: JUDGES_PATH,
  staticData: { name: 'tuomarit', fullWidth: true },
  validateSearch: judgeSearchOf,
  beforeLoad: requireTrials,
  loader({ context, preload }) {
    if (!preload) void context.queries.prefetchQuery(activeJudgesQuery)
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./judges/JudgesPage.tsx'), 'JudgesPage'),
})

const staffJudgesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_JUDGES_PATH,
  staticData: { name: 'hallinta-tuomarit', fullWidth: true },
  validateSearch: staffJudgeSearchOf,
  beforeLoad: requireTrialPermission('judges.edit'),
  component: lazyRouteComponent(() => import('./judges/StaffJudgesPage.tsx'), 'StaffJudgesPage'),
})

const newJudgeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: NEW_JUDGE_PATH,
  staticData: { name: 'hallinta-tuomari' },
  beforeLoad: requireTrialPermission('judges.edit'),
  component: lazyRouteComponent(() => import('./judges/JudgePage.tsx'), 'NewJudgePage'),
})

const judgeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_JUDGE_PATH,
  staticData: { name: 'hallinta-tuomari' },
  beforeLoad: requireTrialPermission('judges.edit'),
  component: lazyRouteComponent(() => import('./judges/JudgePage.tsx'), 'JudgePage'),
})

const clubsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: CLUBS_PATH,
  staticData: { name: 'hallinta-kerhot', fullWidth: true },
  validateSearch: clubSearchOf,
  beforeLoad: requireTrialPermission('clubs.edit'),
  component: lazyRouteComponent(() => import('./clubs/ClubsPage.tsx'), 'ClubsPage'),
})

const newClubRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: NEW_CLUB_PATH,
  staticData: { name: 'hallinta-kerho' },
  beforeLoad: requireTrialPermission('clubs.edit'),
  component: lazyRouteComponent(() => import('./clubs/ClubPage.tsx'), 'NewClubPage'),
})

const clubRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: CLUB_PATH,
  staticData: { name: 'hallinta-kerho' },
  beforeLoad: requireTrialPermission('clubs.edit'),
  component: lazyRouteComponent(() => import('./clubs/ClubPage.tsx'), 'ClubPage'),
})

/** Judges and organiser clubs: what everyone sees, and how the chief keeps them. */
export const officialsRoutes = [
  judgesRoute,
  staffJudgesRoute,
  newJudgeRoute,
  judgeRoute,
  clubsRoute,
  newClubRoute,
  clubRoute,
] as const

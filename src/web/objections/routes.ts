import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission, requireTrialUser } from '../accounts/session/guards.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import { ALL_OBJECTIONS_PATH, OBJECTIONS_PATH, OWN_OBJECTION_PATH, objectionSearchOf } from './addresses.ts'

const allRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ALL_OBJECTIONS_PATH,
  staticData: { name: 'hallinta-kaikki-vastalauseet', fullWidth: true },
  validateSearch: objectionSearchOf,
  beforeLoad: requireTrialPermission('objections.read'),
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./AllObjectionsPage.tsx'), 'AllObjectionsPage'),
})

const staffRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: OBJECTIONS_PATH,
  staticData: { name: 'hallinta-vastalauseet' },
  beforeLoad: requireTrialPermission('trials.read'),
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./ObjectionsPage.tsx'), 'ObjectionsPage'),
})

const ownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: OWN_OBJECTION_PATH,
  staticData: { name: 'vastalause' },
  beforeLoad: requireTrialUser,
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./OwnObjectionPage.tsx'), 'OwnObjectionPage'),
})

/** Objections to trials: made by a party, read and decided by staff. */
export const objectionRoutes = [allRoute, staffRoute, ownRoute] as const

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireTrialPermission } from '../accounts/session/guards.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import { SIGNING_PATH } from './addresses.ts'

const signingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SIGNING_PATH,
  staticData: { name: 'hallinta-allekirjoitus' },
  beforeLoad: requireTrialPermission('trials.read'),
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./SigningPage.tsx'), 'SigningPage'),
})

/** Signing the results of a trial. */
export const signingRoutes = [signingRoute] as const

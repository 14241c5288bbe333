import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PROFILE_PATH } from '../accounts/addresses.ts'
import { requireUser } from '../accounts/session/guards.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'

/** What is one's own. */
export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PROFILE_PATH,
  staticData: { name: 'profiili' },
  beforeLoad: requireUser,
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./ProfilePage.tsx'), 'ProfilePage'),
})

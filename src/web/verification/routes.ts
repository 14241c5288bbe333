import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import { VERIFICATION_PATH } from './addresses.ts'

const verificationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: VERIFICATION_PATH,
  staticData: { name: 'tarkista' },
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./VerificationPage.tsx'), 'VerificationPage'),
})

/** Papers that anybody can check. */
export const verificationRoutes = [verificationRoute] as const

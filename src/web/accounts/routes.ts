import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import { CONFIRM_EMAIL_PATH, PASSWORD_PATH, REGISTER_PATH, SIGNIN_PATH } from './addresses.ts'
import { requireVisitor } from './session/guards.ts'

const signinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SIGNIN_PATH,
  staticData: { name: 'kirjautuminen' },
  beforeLoad: requireVisitor,
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./signIn/SigninPage.tsx'), 'SigninPage'),
})

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: REGISTER_PATH,
  staticData: { name: 'rekisteroityminen' },
  beforeLoad: requireVisitor,
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./register/RegisterPage.tsx'), 'RegisterPage'),
})

const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: CONFIRM_EMAIL_PATH,
  staticData: { name: 'vahvista-sahkoposti' },
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./confirm/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
})

const passwordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PASSWORD_PATH,
  staticData: { name: 'vaihda-salasana' },
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./password/PasswordPage.tsx'), 'PasswordPage'),
})

/** Signing in and out, and what people do with their own account. */
export const accountRoutes = [signinRoute, registerRoute, confirmEmailRoute, passwordRoute] as const

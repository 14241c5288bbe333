import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadStatementTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import { ACCESSIBILITY_PATH, CONTACT_PATH, PRIVACY_PATH, TERMS_PATH } from './addresses.ts'

const pages = () => import('./StatementPage.tsx')

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PRIVACY_PATH,
  staticData: { name: 'tietosuoja' },
  loader: loadStatementTexts,
  component: lazyRouteComponent(pages, 'PrivacyPage'),
})

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TERMS_PATH,
  staticData: { name: 'kayttoehdot' },
  loader: loadStatementTexts,
  component: lazyRouteComponent(pages, 'TermsPage'),
})

const accessibilityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ACCESSIBILITY_PATH,
  staticData: { name: 'saavutettavuus' },
  loader: loadStatementTexts,
  component: lazyRouteComponent(pages, 'AccessibilityPage'),
})

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: CONTACT_PATH,
  staticData: { name: 'yhteystiedot' },
  loader: loadStatementTexts,
  component: lazyRouteComponent(() => import('./ContactPage.tsx'), 'ContactPage'),
})

/** What the foot of every page leads to. */
export const statementRoutes = [privacyRoute, termsRoute, contactRoute, accessibilityRoute]

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PUBLIC_PAGES } from '#contract/pages.ts'
import { loadStatementTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'

const pages = () => import('./StatementPage.tsx')

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PUBLIC_PAGES.privacy,
  staticData: { name: 'tietosuoja' },
  loader: loadStatementTexts,
  component: lazyRouteComponent(pages, 'PrivacyPage'),
})

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PUBLIC_PAGES.terms,
  staticData: { name: 'kayttoehdot' },
  loader: loadStatementTexts,
  component: lazyRouteComponent(pages, 'TermsPage'),
})

const accessibilityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PUBLIC_PAGES.accessibility,
  staticData: { name: 'saavutettavuus' },
  loader: loadStatementTexts,
  component: lazyRouteComponent(pages, 'AccessibilityPage'),
})

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PUBLIC_PAGES.contact,
  staticData: { name: 'yhteystiedot' },
  loader: loadStatementTexts,
  component: lazyRouteComponent(() => import('./ContactPage.tsx'), 'ContactPage'),
})

/** What the foot of every page leads to. */
export const statementRoutes = [privacyRoute, termsRoute, contactRoute, accessibilityRoute]

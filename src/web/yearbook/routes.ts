import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import { YEARBOOK_PATH, yearbookSearchOf } from './addresses.ts'

const yearbookRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: YEARBOOK_PATH,
  staticData: { name: 'vuosikirja' },
  validateSearch: yearbookSearchOf,
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./YearbookPage.tsx'), 'YearbookPage'),
})

export const yearbookRoutes = [yearbookRoute] as const

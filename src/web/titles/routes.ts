import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { TITLE_PATH, TITLES_PATH, titleSearchOf } from './addresses.ts'

const titlesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TITLES_PATH,
  staticData: { name: 'hallinta-valionarvot', fullWidth: true },
  beforeLoad: requirePermission('shows.edit'),
  component: lazyRouteComponent(() => import('./TitlesPage.tsx'), 'TitlesPage'),
})

const titleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TITLE_PATH,
  staticData: { name: 'hallinta-valionarvo', fullWidth: true },
  validateSearch: titleSearchOf,
  beforeLoad: requirePermission('shows.edit'),
  component: lazyRouteComponent(() => import('./TitlePage.tsx'), 'TitlePage'),
})

/** The kept list of champion titles. */
export const titleRoutes = [titlesRoute, titleRoute] as const

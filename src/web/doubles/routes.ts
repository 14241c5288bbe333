import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { DOUBLES_PATH, doublesSearchOf } from './addresses.ts'

const doublesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: DOUBLES_PATH,
  staticData: { name: 'hallinta-kaksoiskappaleet', fullWidth: true },
  validateSearch: doublesSearchOf,
  beforeLoad: requirePermission('dogs.edit'),
  component: lazyRouteComponent(() => import('./list/DoublesPage.tsx'), 'DoublesPage'),
})

/** The identity desk: records that may be of one dog. */
export const doublesRoutes = [doublesRoute] as const

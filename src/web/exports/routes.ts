import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import { OPEN_DATA_PATH, STAFF_EXPORTS_PATH } from './addresses.ts'
import { openDataQuery } from './queries.ts'

const openDataRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: OPEN_DATA_PATH,
  staticData: { name: 'avoin-data' },
  loader({ context, preload }) {
    if (!preload) void context.queries.prefetchQuery(openDataQuery)
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./OpenDataPage.tsx'), 'OpenDataPage'),
})

const staffExportsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_EXPORTS_PATH,
  staticData: { name: 'hallinta-viennit' },
  beforeLoad: requirePermission('exports.manage'),
  component: lazyRouteComponent(() => import('./staff/StaffExportsPage.tsx'), 'StaffExportsPage'),
})

/** Data of the club for others, and what SYSADMIN takes or gives. */
export const exportRoutes = [openDataRoute, staffExportsRoute] as const

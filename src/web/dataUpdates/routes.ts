import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import {
  DATA_MAPPING_PATH,
  DATA_MAPPINGS_PATH,
  DATA_UPDATE_FORMAT_PATH,
  DATA_UPDATE_PATH,
  DATA_UPDATES_PATH,
  differenceSearchOf,
} from './addresses.ts'

const dataUpdatesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: DATA_UPDATES_PATH,
  staticData: { name: 'hallinta-paivitys', fullWidth: true },
  beforeLoad: requirePermission('import.run'),
  component: lazyRouteComponent(() => import('./DataUpdatesPage.tsx'), 'DataUpdatesPage'),
})

const dataUpdateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: DATA_UPDATE_PATH,
  staticData: { name: 'hallinta-paivitys-yksi', fullWidth: true },
  validateSearch: differenceSearchOf,
  beforeLoad: requirePermission('import.run'),
  component: lazyRouteComponent(() => import('./DataUpdatePage.tsx'), 'DataUpdatePage'),
})

const mapFileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: DATA_UPDATE_FORMAT_PATH,
  staticData: { name: 'hallinta-paivitys-muoto', fullWidth: true },
  beforeLoad: requirePermission('import.run'),
  component: lazyRouteComponent(() => import('./mapping/MapFilePage.tsx'), 'MapFilePage'),
})

const mappingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: DATA_MAPPINGS_PATH,
  staticData: { name: 'hallinta-paivitys-muodot', fullWidth: true },
  beforeLoad: requirePermission('import.run'),
  component: lazyRouteComponent(() => import('./mapping/MappingsPage.tsx'), 'MappingsPage'),
})

const mappingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: DATA_MAPPING_PATH,
  staticData: { name: 'hallinta-paivitys-muodot-yksi', fullWidth: true },
  beforeLoad: requirePermission('import.run'),
  component: lazyRouteComponent(() => import('./mapping/MappingPage.tsx'), 'MappingPage'),
})

/** Updates of the data from files. */
export const dataUpdateRoutes = [
  dataUpdatesRoute,
  dataUpdateRoute,
  mapFileRoute,
  mappingsRoute,
  mappingRoute,
] as const

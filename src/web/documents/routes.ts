import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import {
  DOCUMENT_PATH,
  DOCUMENTS_PATH,
  documentsSearchOf,
  FOLDERS_PATH,
  NEW_DOCUMENT_PATH,
  newDocumentSearchOf,
} from './addresses.ts'

const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: DOCUMENTS_PATH,
  staticData: { name: 'hallinta-tiedostot', fullWidth: true },
  validateSearch: documentsSearchOf,
  beforeLoad: requirePermission('documents.upload'),
  component: lazyRouteComponent(() => import('./staff/DocumentsPage.tsx'), 'DocumentsPage'),
})

const newRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: NEW_DOCUMENT_PATH,
  staticData: { name: 'hallinta-tiedostot-uusi' },
  validateSearch: newDocumentSearchOf,
  beforeLoad: requirePermission('documents.upload'),
  component: lazyRouteComponent(() => import('./staff/NewDocumentPage.tsx'), 'NewDocumentPage'),
})

const foldersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: FOLDERS_PATH,
  staticData: { name: 'hallinta-tiedostot-kansiot' },
  beforeLoad: requirePermission('content.edit'),
  component: lazyRouteComponent(() => import('./staff/FoldersPage.tsx'), 'FoldersPage'),
})

const documentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: DOCUMENT_PATH,
  staticData: { name: 'hallinta-tiedostot-yksi' },
  beforeLoad: requirePermission('documents.upload'),
  component: lazyRouteComponent(() => import('./staff/DocumentPage.tsx'), 'DocumentPage'),
})

/** Where staff keep documents of the club and of trials. */
export const documentRoutes = [listRoute, newRoute, foldersRoute, documentRoute] as const

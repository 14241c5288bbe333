import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission, requireUser } from '../../accounts/session/guards.ts'
import { loadPageTexts } from '../../i18n/i18n.ts'
import { rootRoute } from '../../rootRoute.tsx'
import {
  NEW,
  OWN_NOTICE_PATH,
  OWN_NOTICES_PATH,
  STAFF_NOTICE_PATH,
  STAFF_NOTICES_PATH,
  staffNoticesSearchOf,
} from './addresses.ts'

const ownNoticesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: OWN_NOTICES_PATH,
  staticData: { name: 'pentueilmoitukset' },
  beforeLoad: requireUser,
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./own/OwnNoticesPage.tsx'), 'OwnNoticesPage'),
})

const ownNoticeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: OWN_NOTICE_PATH,
  staticData: { name: 'pentueilmoitus' },
  beforeLoad: requireUser,
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./own/OwnNoticePage.tsx'), 'OwnNoticePage'),
})

const staffNoticesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_NOTICES_PATH,
  staticData: { name: 'hallinta-pentueet', fullWidth: true },
  validateSearch: staffNoticesSearchOf,
  beforeLoad: requirePermission('litters.read'),
  component: lazyRouteComponent(() => import('./staff/StaffNoticesPage.tsx'), 'StaffNoticesPage'),
})

const staffNoticeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_NOTICE_PATH,
  staticData: { name: 'hallinta-pentue', fullWidth: true },
  beforeLoad: (visit) => requirePermission(visit.params.id === NEW ? 'litters.edit' : 'litters.read')(visit),
  component: lazyRouteComponent(() => import('./staff/StaffNoticePage.tsx'), 'StaffNoticePage'),
})

/** Notices as whoever keeps them and their staff see them. */
export const noticeRoutes = [ownNoticesRoute, ownNoticeRoute, staffNoticesRoute, staffNoticeRoute] as const

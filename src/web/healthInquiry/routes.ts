import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import {
  INQUIRIES_PATH,
  INQUIRY_PATH,
  inquiriesSearchOf,
  inquirySearchOf,
  OWN_INQUIRY_PATH,
  STAFF_INQUIRY_PATH,
} from './addresses.ts'

const inquiryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: INQUIRY_PATH,
  staticData: { name: 'terveysilmoitus' },
  validateSearch: inquirySearchOf,
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./own/OwnInquiryPage.tsx'), 'InquiryPage'),
})

const ownInquiryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: OWN_INQUIRY_PATH,
  staticData: { name: 'oma-terveysilmoitus' },
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./own/OwnInquiryPage.tsx'), 'OwnInquiryPage'),
})

const inquiriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: INQUIRIES_PATH,
  staticData: { name: 'hallinta-terveysilmoitukset', fullWidth: true },
  validateSearch: inquiriesSearchOf,
  beforeLoad: requirePermission('health.decide'),
  component: lazyRouteComponent(() => import('./staff/InquiriesPage.tsx'), 'InquiriesPage'),
})

const staffInquiryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: STAFF_INQUIRY_PATH,
  staticData: { name: 'hallinta-terveysilmoitus' },
  beforeLoad: requirePermission('health.decide'),
  component: lazyRouteComponent(() => import('./staff/StaffInquiryPage.tsx'), 'StaffInquiryPage'),
})

/** Reports on the health of dogs: the form, one's own, and their handling. */
export const healthInquiryRoutes = [inquiryRoute, ownInquiryRoute, inquiriesRoute, staffInquiryRoute] as const

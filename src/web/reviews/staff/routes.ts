import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../../accounts/session/guards.ts'
import { orAsOwner } from '../../offline/guards.ts'
import { rootRoute } from '../../rootRoute.tsx'
import {
  NEW_REVIEW_DAY_PATH,
  NEW_REVIEW_PATH,
  REVIEW_CLASSES_PATH,
  REVIEW_DAY_PATH,
  reviewDaySearchOf,
  STAFF_REVIEW_PATH,
  STAFF_REVIEWS_PATH,
  staffReviewSearchOf,
} from './addresses.ts'

const guard = { getParentRoute: () => rootRoute, beforeLoad: requirePermission('reviews.edit') } as const

const listRoute = createRoute({
  ...guard,
  path: STAFF_REVIEWS_PATH,
  staticData: { name: 'hallinta-jalostustarkastukset', fullWidth: true },
  validateSearch: staffReviewSearchOf,
  component: lazyRouteComponent(() => import('./StaffReviewsPage.tsx'), 'StaffReviewsPage'),
})

const classesRoute = createRoute({
  ...guard,
  path: REVIEW_CLASSES_PATH,
  staticData: { name: 'hallinta-tarkastusluokat', fullWidth: true },
  component: lazyRouteComponent(() => import('./ClassesPage.tsx'), 'ClassesPage'),
})

const newDayRoute = createRoute({
  ...guard,
  path: NEW_REVIEW_DAY_PATH,
  staticData: { name: 'hallinta-uusi-tarkastuspaiva' },
  component: lazyRouteComponent(() => import('./DayHeadForm.tsx'), 'NewReviewDayPage'),
})

const dayRoute = createRoute({
  ...guard,
  beforeLoad: orAsOwner('reviews.edit', guard.beforeLoad),
  path: REVIEW_DAY_PATH,
  staticData: { name: 'hallinta-tarkastuspaiva', fullWidth: true, offline: true },
  validateSearch: reviewDaySearchOf,
  component: lazyRouteComponent(() => import('./day/ReviewDayPage.tsx'), 'ReviewDayPage'),
})

const newReviewRoute = createRoute({
  ...guard,
  path: NEW_REVIEW_PATH,
  staticData: { name: 'hallinta-uusi-tarkastus' },
  component: lazyRouteComponent(() => import('./ReviewPage.tsx'), 'NewReviewPage'),
})

const reviewRoute = createRoute({
  ...guard,
  path: STAFF_REVIEW_PATH,
  staticData: { name: 'hallinta-jalostustarkastus', fullWidth: true },
  component: lazyRouteComponent(() => import('./ReviewPage.tsx'), 'StaffReviewPage'),
})

/** Breeding reviews and review days in the administration. */
export const staffReviewRoutes = [
  listRoute,
  classesRoute,
  newDayRoute,
  dayRoute,
  newReviewRoute,
  reviewRoute,
] as const

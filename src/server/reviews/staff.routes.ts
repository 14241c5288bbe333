import type { FastifyInstance } from 'fastify'
import {
  addReview as addCall,
  editReview,
  removeReview as removeCall,
  restoreReview as restoreCall,
  reviewChanges,
  reviewClassChanges,
  reviewClasses,
  saveReviewClasses,
  staffReview,
  staffReviews,
} from '#contract/reviewStaff.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { changeClasses, findClasses } from './classes.service.ts'
import { editReviews, readReviewClasses } from './staff.policy.ts'
import { presentClasses, presentReview, presentReviews } from './staff.presenter.ts'
import {
  addReview,
  changeReview,
  findReview,
  listReviews,
  lockReview,
  removeReview,
  restoreReview,
} from './staff.service.ts'

/** Breeding reviews and their classes, kept by their staff. */
export function staffReviewRoutes(app: FastifyInstance): void {
  classRoutes(app)
  route(app, staffReviews, {
    load: () => null,
    may: editReviews,
    read: (reader, _none, { query }) => listReviews(reader, query),
    present: presentReviews,
  })
  route(app, staffReview, {
    load: (reader, { params }) => findReview(reader, params.id),
    may: editReviews,
    present: presentReview,
  })
  route(app, reviewChanges, {
    load: (reader, { params }) => findReview(reader, params.id),
    may: editReviews,
    read: (reader, { review }, { query }) =>
      changesOf(reader, { subject: 'review', subjectId: String(review.id), ...query }),
    present: presentChanges,
  })
  changeRoute(app, addCall, {
    load: () => null,
    may: editReviews,
    run: (act, _none, { body }) => addReview(act, body),
    present: presentReview,
    keepsSessions: true,
  })
  changeRoute(app, editReview, {
    load: (act, { params }) => lockReview(act, params.id),
    may: editReviews,
    run: (act, review, { body }) => changeReview(act, review, body),
    present: presentReview,
    keepsSessions: true,
  })
  changeRoute(app, removeCall, {
    load: (act, { params }) => lockReview(act, params.id),
    may: editReviews,
    run: removeReview,
    present: () => ({ status: 'done' as const }),
    keepsSessions: true,
  })
  changeRoute(app, restoreCall, {
    load: () => null,
    may: editReviews,
    run: (act, _none, { params }) => restoreReview(act, params.id),
    present: presentReview,
    keepsSessions: true,
  })
}

function classRoutes(app: FastifyInstance): void {
  route(app, reviewClasses, { load: findClasses, may: readReviewClasses, present: presentClasses })
  route(app, reviewClassChanges, {
    load: () => null,
    may: editReviews,
    read: (reader, _none, { query }) =>
      changesOf(reader, { subject: 'reviewClasses', subjectId: '1', ...query }),
    present: presentChanges,
  })
  changeRoute(app, saveReviewClasses, {
    load: () => null,
    may: editReviews,
    run: (act, _none, { body }) => changeClasses(act, body),
    present: presentClasses,
    keepsSessions: true,
  })
}

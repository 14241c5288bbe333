import type { FastifyInstance } from 'fastify'
import {
  addDayDogs,
  addReviewDay,
  editReviewDay,
  publishReviewDay,
  removeDayDog,
  removeReviewDay,
  reopenReviewDay,
  restoreDayDog,
  reviewDay,
  reviewDayChanges,
  reviewDays,
  saveDayFields,
} from '#contract/reviewDays.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { addDogs, removeDog, restoreDog } from './dayDogs.service.ts'
import { openAgain, publishDay } from './dayPublishing.service.ts'
import { saveFields } from './daySaving.service.ts'
import { presentDay, presentEvents } from './days.presenter.ts'
import {
  addDay,
  changeDay,
  describeDay,
  findDay,
  listDays,
  lockDay,
  removeDay,
  shareDay,
} from './days.service.ts'
import { editReviews } from './staff.policy.ts'

/** Review days: written in the field, published as reviews, opened again. */
export function reviewDayRoutes(app: FastifyInstance): void {
  readingRoutes(app)
  changeRoute(app, addReviewDay, {
    load: () => null,
    may: editReviews,
    run: (act, _none, { body }) => addDay(act, body),
    present: presentDay,
    keepsSessions: true,
  })
  changeRoute(app, editReviewDay, {
    load: (act, { params }) => lockDay(act, params.id),
    may: editReviews,
    run: (act, day, { body }) => changeDay(act, day, body),
    present: presentDay,
    keepsSessions: true,
  })
  changeRoute(app, removeReviewDay, {
    load: (act, { params }) => lockDay(act, params.id),
    may: editReviews,
    run: removeDay,
    present: () => ({ status: 'done' as const }),
    keepsSessions: true,
  })
  changeRoute(app, addDayDogs, {
    load: (act, { params }) => lockDay(act, params.id),
    may: editReviews,
    run: (act, day, { body }) => addDogs(act, day, body.numbers),
    present: ({ described, numbers }) => ({ day: presentDay(described), numbers }),
    keepsSessions: true,
  })
  changeRoute(app, removeDayDog, {
    load: (act, { params }) => lockDay(act, params.id),
    may: editReviews,
    run: (act, day, { body }) => removeDog(act, day, body.entryId),
    present: presentDay,
    keepsSessions: true,
  })
  changeRoute(app, restoreDayDog, {
    load: (act, { params }) => lockDay(act, params.id),
    may: editReviews,
    run: (act, day, { body }) => restoreDog(act, day, body.entryId),
    present: presentDay,
    keepsSessions: true,
  })
  changeRoute(app, saveDayFields, {
    load: (act, { params }) => shareDay(act, params.id),
    may: editReviews,
    run: (act, day, { body }) => saveFields(act, day, body.changes),
    present: (saved) => saved,
    keepsSessions: true,
  })
  changeRoute(app, publishReviewDay, {
    load: (act, { params }) => lockDay(act, params.id),
    may: editReviews,
    run: (act, day, { body }) => publishDay(act, day, body.seen),
    present: presentDay,
    keepsSessions: true,
  })
  changeRoute(app, reopenReviewDay, {
    load: (act, { params }) => lockDay(act, params.id),
    may: editReviews,
    run: openAgain,
    present: presentDay,
    keepsSessions: true,
  })
}

function readingRoutes(app: FastifyInstance): void {
  route(app, reviewDays, {
    load: () => null,
    may: editReviews,
    read: (reader, _none, { query }) => listDays(reader, query),
    present: presentEvents,
  })
  route(app, reviewDay, {
    load: (reader, { params }) => describeDay(reader, params.id),
    may: editReviews,
    present: presentDay,
  })
  route(app, reviewDayChanges, {
    load: (reader, { params }) => findDay(reader, params.id),
    may: editReviews,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'reviewDay', subjectId: String(id), ...query }),
    present: presentChanges,
  })
}

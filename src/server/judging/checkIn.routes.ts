import type { FastifyInstance } from 'fastify'
import { getCheckIn, saveCheckIn } from '#contract/checkIn.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { checkDogsIn, saveResults } from '../trials/trials.policy.ts'
import { findTrial, lockTrial } from '../trials/trials.service.ts'
import { presentChecked, presentCheckIn } from './checkIn.presenter.ts'
import { describeCheckIn, mark } from './checkIn.service.ts'

/** The check-in of a trial's morning: read by whoever runs or judges it, marked by its agents and its head judge. */
export function checkInRoutes(app: FastifyInstance): void {
  route(app, getCheckIn, {
    load: (reader, { params }) => findTrial(reader, params.id),
    may: saveResults,
    read: describeCheckIn,
    present: presentCheckIn,
  })
  changeRoute(app, saveCheckIn, {
    load: (act, { params }) => lockTrial(act, params.id),
    may: checkDogsIn,
    run: (act, trial, { body }) => mark(act, trial, body),
    present: presentChecked,
  })
}

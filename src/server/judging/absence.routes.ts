import type { FastifyInstance } from 'fastify'
import { markAbsent, markPresent } from '#contract/entries.ts'
import { presentParticipants } from '../entries/entries.presenter.ts'
import { changeList } from '../entries/participants.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { manageEntries } from '../trials/trials.policy.ts'
import { lockTrial } from '../trials/trials.service.ts'
import { setAbsent, setPresent } from './marking.service.ts'

/** Marks a dog absent (stored as a result) or takes that back; both answer with the updated list of participants. */
export function absenceRoutes(app: FastifyInstance): void {
  const declare = (call: typeof markAbsent | typeof markPresent, run: typeof setAbsent): void =>
    changeRoute(app, call, {
      load: (act, { params }) => lockTrial(act, params.id),
      may: manageEntries,
      run: (act, trial, { body }) => changeList(act, trial, () => run(act, trial, body)),
      present: presentParticipants,
    })
  declare(markAbsent, setAbsent)
  declare(markPresent, setPresent)
}

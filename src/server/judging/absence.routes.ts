import type { FastifyInstance } from 'fastify'
import { markAbsent, markPresent } from '#contract/entries.ts'
import { presentParticipants } from '../entries/entries.presenter.ts'
import { changeList } from '../entries/participants.service.ts'
import { refuseGivenPlace } from '../entries/places.service.ts'
import type { Act } from '../platform/act.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { manageEntries } from '../trials/trials.policy.ts'
import { lockTrial } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { setAbsent, setPresent } from './marking.service.ts'

type Absence = (act: Act, trial: Trial, entry: { readonly entryId: number }) => Promise<void>

/** Marks a dog absent (stored as a result) or takes that back; both answer with the updated list of participants. */
export function absenceRoutes(app: FastifyInstance): void {
  const declare = (call: typeof markAbsent | typeof markPresent, run: Absence): void =>
    changeRoute(app, call, {
      load: (act, { params }) => lockTrial(act, params.id),
      may: manageEntries,
      run: (act, trial, { body }) => changeList(act, trial, () => run(act, trial, body)),
      present: presentParticipants,
    })
  declare(markAbsent, setAbsent)
  declare(markPresent, async (act, trial, entry) => {
    await refuseGivenPlace(act, trial, entry)
    await setPresent(act, trial, entry)
  })
}

import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import type { JsonChange } from '#contract/call.ts'
import {
  addEntry,
  changeEntry,
  getParticipants,
  markAbsent,
  markPresent,
  moveEntry,
  type participants,
  restoreEntry,
  sendMessage,
  setStartOrder,
  trialDog,
  withdrawEntry,
} from '#contract/entries.ts'
import type { idParams } from '#contract/inputs.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { accountIdOf } from '../accounts/accounts.policy.ts'
import { readDogs } from '../dogs/dogs.policy.ts'
import { presentRecord } from '../dogs/records.presenter.ts'
import { setAbsent, setPresent } from '../judging/marking.service.ts'
import { finnishDay } from '../platform/clock.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import type { Services } from '../services.ts'
import { manageEntries } from '../trials/trials.policy.ts'
import { lockedTrial, trialById } from '../trials/trials.service.ts'
import { presentEntry, presentParticipants } from './entries.presenter.ts'
import { type Change, editEntry, enterDog, move, restore, withdraw } from './entries.service.ts'
import { refuseStanding } from './lists.service.ts'
import { messageParticipants } from './messages.service.ts'
import { describeParticipants } from './participants.service.ts'
import { orderStarts } from './startOrder.service.ts'
import { dogForTrial } from './trialDog.service.ts'

/** The dogs of a trial for its organiser, and what a sign-up form asks of a dog. */
export function entryRoutes(app: FastifyInstance, services: Services): void {
  const { db, live, now } = services
  const today = () => finnishDay(now())
  const changing = listChanges(app, services)

  route(app, getParticipants, {
    load: async ({ params }) => trialById(db, params.id),
    may: manageEntries,
    present: async (trial) => presentParticipants(await describeParticipants(db, trial), today()),
  })
  changing(addEntry, enterDog)
  changing(changeEntry, editEntry)
  changing(withdrawEntry, withdraw)
  changing(restoreEntry, (change, { entryId }) => restore(change, entryId))
  changing(moveEntry, move)
  changing(markAbsent, ({ tx, trial, ...by }, { entryId }) => setAbsent(tx, trial, entryId, writingOf(by)))
  changing(markPresent, ({ tx, trial, ...by }, { entryId }) => setPresent(tx, trial, entryId, writingOf(by)))
  changing(setStartOrder, (change, { method }) => orderStarts(change, method))
  changeRoute(app, sendMessage, {
    load: ({ params }, tx) => lockedTrial(tx, params.id),
    may: manageEntries,
    run: async (trial, { body, viewer }, tx) => {
      const sent = await messageParticipants(services, tx, trial, body, accountIdOf(viewer))
      return { sent, described: await describeParticipants(tx, trial) }
    },
    present: ({ sent, described }) => ({
      recipients: sent.recipients,
      unreached: sent.unreached.map((entry) => presentEntry(entry, described)),
      participants: presentParticipants(described, today()),
    }),
  })
  route(app, trialDog, {
    load: ({ body, viewer }) => dogForTrial(services, body, viewer),
    may: readDogs,
    present: ({ record, date, eligibility, entered }) => ({
      dog: presentRecord(record, live.snapshot),
      date,
      eligibility: Object.fromEntries(
        TRIAL_CLASSES.map((name) => {
          const { ok, reasons } = eligibility[name]
          return [name, { ok, reasons: [...reasons] }]
        }),
      ) as z.input<typeof trialDog.answer>['eligibility'],
      entered,
    }),
  })
}

/** Staff change a list by an account of theirs. */
type StaffChange = Change & { readonly by: number }

const writingOf = ({ at, by }: Pick<StaffChange, 'at' | 'by'>) => ({ at, by, today: finnishDay(at) })

type ListCall<Body extends z.ZodType> = JsonChange<Body, typeof participants, typeof idParams>

/** Declares changes of a trial's list: all locked, refused in the same states, and answered with the list as it is then. */
function listChanges(app: FastifyInstance, services: Services) {
  const { now } = services
  return <Body extends z.ZodType>(
    call: ListCall<Body>,
    run: (change: StaffChange, body: z.output<Body>) => Promise<void>,
  ): void =>
    changeRoute(app, call, {
      load: ({ params }, tx) => lockedTrial(tx, params.id),
      may: manageEntries,
      run: async (trial, { body, viewer }, tx) => {
        const at = now()
        refuseStanding(trial, finnishDay(at))
        await run({ services, tx, trial, by: accountIdOf(viewer), at }, body as z.output<Body>)
        return describeParticipants(tx, await trialById(tx, trial.id))
      },
      present: (described) => presentParticipants(described, finnishDay(now())),
    })
}

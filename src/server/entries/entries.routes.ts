import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import type { JsonChange } from '#contract/call.ts'
import {
  addEntry,
  addPaperAward,
  changeEntry,
  drawParties,
  entryChanges,
  getParticipants,
  moveEntry,
  type participants,
  publishStartList,
  removePaperAward,
  restoreEntry,
  seePaperAward,
  sendMessage,
  setParties,
  setStartOrder,
  trialDog,
  withdrawEntry,
} from '#contract/entries.ts'
import type { idParams } from '#contract/inputs.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { readDogs } from '../dogs/dogs.policy.ts'
import { presentRecord } from '../dogs/records.presenter.ts'
import { presentWaterStandings } from '../dogs/waterStandings.presenter.ts'
import type { Act } from '../platform/act.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { manageEntries } from '../trials/trials.policy.ts'
import { findTrial, lockTrial } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { presentEntry, presentParticipants } from './entries.presenter.ts'
import { editEntry, enterDog } from './entries.service.ts'
import { messageParticipants } from './messages.service.ts'
import { noteSeen, recordAward, takeAwardBack } from './paperAwards.service.ts'
import { changeList, describeParticipants } from './participants.service.ts'
import { drawDogs, planParties } from './parties/parties.service.ts'
import { setStartList } from './parties/startList.service.ts'
import { move, restore, withdraw } from './places.service.ts'
import { orderStarts } from './startOrder.service.ts'
import { dogForTrial } from './trialDog.service.ts'

/** Entries of a trial for its organiser, and what a sign-up form needs of a dog. */
export function entryRoutes(app: FastifyInstance): void {
  const changing = listChanges(app)

  route(app, getParticipants, {
    load: (reader, { params }) => findTrial(reader, params.id),
    may: manageEntries,
    read: describeParticipants,
    present: presentParticipants,
  })
  route(app, entryChanges, {
    load: (reader, { params }) => findTrial(reader, params.id),
    may: manageEntries,
    read: (reader, { id }, { query }) => changesOf(reader, { listOf: id, ...query }),
    present: presentChanges,
  })
  changing(addEntry, enterDog)
  changing(changeEntry, editEntry)
  changing(withdrawEntry, withdraw)
  changing(restoreEntry, restore)
  changing(moveEntry, move)
  changing(setStartOrder, orderStarts)
  changing(setParties, planParties)
  changing(drawParties, drawDogs)
  changing(publishStartList, setStartList)
  changing(addPaperAward, recordAward)
  changing(seePaperAward, noteSeen)
  changing(removePaperAward, takeAwardBack)
  changeRoute(app, sendMessage, {
    load: (act, { params }) => lockTrial(act, params.id),
    may: manageEntries,
    run: async (act, trial, { body }) => {
      const sent = await messageParticipants(act, trial, body)
      return { sent, described: await describeParticipants(act, trial) }
    },
    present: ({ sent, described }, reader) => ({
      recipients: sent.recipients,
      unreached: sent.unreached.map((entry) => presentEntry(entry, described, reader.today)),
      participants: presentParticipants(described, reader),
    }),
  })
  route(app, trialDog, {
    load: (reader, { body }) => dogForTrial(reader, body),
    may: readDogs,
    present: ({ record, date, eligibility, entered, sameDays, waterStanding }, { live }) => ({
      dog: record && presentRecord(record, live.snapshot),
      date,
      eligibility: Object.fromEntries(
        TRIAL_CLASSES.map((name) => {
          const { ok, reasons } = eligibility[name]
          return [name, { ok, reasons: [...reasons] }]
        }),
      ) as z.input<typeof trialDog.answer>['eligibility'],
      entered,
      sameDays: sameDays.map((other) => ({ date: other.date, kaerNr: other.kaerNr, place: other.place })),
      water: waterStanding && presentWaterStandings(TRIAL_CLASSES, waterStanding),
    }),
  })
}

type ListCall<Body extends z.ZodType> = JsonChange<Body, typeof participants, typeof idParams>

/** Declares the changes of a trial's list: each locks the trial, is refused in the same states, and answers with the new list. */
function listChanges(app: FastifyInstance) {
  return <Body extends z.ZodType>(
    call: ListCall<Body>,
    run: (act: Act, trial: Trial, body: z.output<Body>) => Promise<void>,
  ): void =>
    changeRoute(app, call, {
      load: (act, { params }) => lockTrial(act, params.id),
      may: manageEntries,
      run: (act, trial, { body }) => changeList(act, trial, () => run(act, trial, body as z.output<Body>)),
      present: presentParticipants,
    })
}

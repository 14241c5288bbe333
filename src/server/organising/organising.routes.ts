import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import type { JsonChange } from '#contract/call.ts'
import {
  cancelTrial as cancelCall,
  closeTrial,
  copyTrial as copyCall,
  createTrial,
  deleteTrial,
  endTrial as endCall,
  getTrial,
  listTrials,
  moveTrial as moveCall,
  neededTrials,
  openTrial,
  publishTrial,
  reopenTrial as reopenCall,
  STAFF_TRIAL_PAGE_SIZE,
  saveTrial,
  staffReport,
  trialChoices,
  type trialDetails,
  uploadReport,
} from '#contract/organising.ts'
import type { TrialAction } from '#domain/trials/transitions.ts'
import { accountIdOf } from '../accounts/accounts.policy.ts'
import { finnishDay } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Services } from '../services.ts'
import { readAsStaff, takeAction } from '../trials/trials.policy.ts'
import { findTrial, lockTrial } from '../trials/trials.store.ts'
import type { Trial } from '../trials/trials.types.ts'
import { cancelTrial, endTrial, reopenTrial } from './closing.service.ts'
import { describeTrial } from './describe.service.ts'
import { findNeeded, findStaffTrials } from './list.service.ts'
import { moveTrial } from './move.service.ts'
import { bringReport, copyTrial, organiseFor, readLists } from './organising.policy.ts'
import {
  presentChoices,
  presentNeeded,
  presentTrialDetails,
  presentTrialRow,
} from './organising.presenter.ts'
import { activeJudges, organiserClubs } from './organising.store.ts'
import { closeRegistration, openRegistration, publish } from './registration.service.ts'
import { keepReport, refuseOtherThanPdf, reportAnswer, withReport } from './report.service.ts'
import { copyAsNext, createDraft, deleteDraft, findClub, saveFields } from './save.service.ts'

/** Organising trials: lists, the form, and what a trial goes through. */
export function organiseRoutes(app: FastifyInstance, services: Services): void {
  lists(app, services)
  drafts(app, services)
  transitions(app, services)
  reports(app, services)
}

function lists(app: FastifyInstance, { db, now }: Services): void {
  route(app, listTrials, {
    load: ({ query, viewer }) => findStaffTrials(db, viewer, query, finnishDay(now())),
    may: readLists,
    present: ({ trials, done, total, page, today }) => ({
      trials: trials.map((trial) => presentTrialRow(trial, done.get(trial.id) ?? 0, today)),
      total,
      page,
      pageSize: STAFF_TRIAL_PAGE_SIZE,
    }),
  })
  route(app, neededTrials, {
    load: ({ viewer }) => findNeeded(db, viewer, finnishDay(now())),
    may: readLists,
    present: (needed) => needed.map((one) => presentNeeded(one, finnishDay(now()))),
  })
  route(app, trialChoices, {
    load: async ({ viewer }) => {
      const agentOf = viewer.roles.has('TRIALAGENT') && !seesAllClubs(viewer) ? accountIdOf(viewer) : null
      return { clubs: await organiserClubs(db, agentOf), judges: await activeJudges(db) }
    },
    may: readLists,
    present: ({ clubs, judges }) => presentChoices(clubs, judges),
  })
  route(app, getTrial, {
    load: async ({ params, viewer }) => describeTrial(db, params.id, viewer, now()),
    may: (viewer, { trial }) => readAsStaff(viewer, trial),
    present: presentTrialDetails,
  })
}

/** An agent alone chooses among own clubs; whoever keeps results everywhere filters by any. */
const seesAllClubs = ({ roles }: Viewer): boolean =>
  roles.has('SYSADMIN') || roles.has('KAER_CHIEF') || roles.has('KAER_SAVER')

function drafts(app: FastifyInstance, services: Services): void {
  const described = (tx: Db, id: number, viewer: Viewer) => describeTrial(tx, id, viewer, services.now())
  changeRoute(app, createTrial, {
    load: ({ body }, tx) => findClub(tx, body.clubId),
    may: organiseFor,
    run: async (_club, { body, viewer }, tx) =>
      described(tx, await createDraft(services, tx, body, accountIdOf(viewer)), viewer),
    present: presentTrialDetails,
  })
  changeRoute(app, saveTrial, {
    load: ({ body }, tx) => lockTrial(tx, body.id),
    may: takeAction('save'),
    run: async (trial, { body: { id, ...given }, viewer }, tx) => {
      await saveFields(services, tx, trial, given, viewer)
      return described(tx, id, viewer)
    },
    present: presentTrialDetails,
  })
  changeRoute(app, deleteTrial, {
    load: ({ body }, tx) => lockTrial(tx, body.id),
    may: takeAction('delete'),
    run: (trial, { viewer }, tx) => deleteDraft(services, tx, trial, accountIdOf(viewer)),
    present: () => ({ status: 'done' as const }),
  })
  changeRoute(app, copyCall, {
    load: ({ body }, tx) => lockTrial(tx, body.id),
    may: copyTrial,
    run: async (trial, { viewer }, tx) =>
      described(tx, await copyAsNext(services, tx, trial, accountIdOf(viewer)), viewer),
    present: presentTrialDetails,
  })
}

type ActionCall<Body extends z.ZodType> = JsonChange<Body, typeof trialDetails>

/** Declares an action on one trial: it is locked, refused by the table of transitions, and answered as it is then. */
function actionsOn(app: FastifyInstance, { now }: Services) {
  return <Body extends z.ZodType<{ readonly id: number }>>(
    call: ActionCall<Body>,
    action: TrialAction,
    act: (tx: Db, trial: Trial, body: z.output<Body>, by: number) => Promise<void>,
  ): void =>
    changeRoute(app, call, {
      load: ({ body }, tx) => lockTrial(tx, (body as z.output<Body>).id),
      may: takeAction(action),
      run: async (trial, { body, viewer }, tx) => {
        await act(tx, trial, body as z.output<Body>, accountIdOf(viewer))
        return describeTrial(tx, trial.id, viewer, now())
      },
      present: presentTrialDetails,
    })
}

function transitions(app: FastifyInstance, services: Services): void {
  const action = actionsOn(app, services)
  action(publishTrial, 'publish', (tx, trial, { version }, by) => publish(services, tx, trial, version, by))
  action(openTrial, 'open', (tx, trial, _body, by) => openRegistration(services, tx, trial, by))
  action(closeTrial, 'close', (tx, trial, _body, by) => closeRegistration(services, tx, trial, by))
  action(moveCall, 'move', (tx, trial, body, by) => moveTrial(services, tx, trial, body, by))
  action(cancelCall, 'cancel', (tx, trial, { reason }, by) => cancelTrial(services, tx, trial, reason, by))
  action(endCall, 'end', (tx, trial, _body, by) => endTrial(services, tx, trial, by))
  action(reopenCall, 'reopen', (tx, trial, { reason }, by) => reopenTrial(services, tx, trial, reason, by))
}

function reports(app: FastifyInstance, services: Services): void {
  const { db, now } = services
  changeRoute(app, uploadReport, {
    prepare: async ({ body }) => refuseOtherThanPdf(body),
    load: ({ params }, tx) => lockTrial(tx, params.id),
    may: bringReport,
    run: async (trial, { body, viewer }, tx) => {
      await keepReport(services, tx, trial, body, accountIdOf(viewer))
      return describeTrial(tx, trial.id, viewer, now())
    },
    present: presentTrialDetails,
  })
  route(app, staffReport, {
    load: async ({ params }) => withReport(db, await findTrial(db, params.id)),
    may: (viewer, { trial }) => readAsStaff(viewer, trial),
    ...reportAnswer,
  })
}

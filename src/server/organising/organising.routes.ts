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
import type { Act } from '../platform/act.ts'
import { finnishDay } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Services } from '../platform/services.ts'
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
    load: ({ viewer }, { query }) => findStaffTrials(db, viewer, query, finnishDay(now())),
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
    load: async ({ viewer }, { params }) => describeTrial(db, params.id, viewer, now()),
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
    load: (act, { body }) => findClub(act.db, body.clubId),
    may: organiseFor,
    run: async (act, _club, { body }) =>
      described(act.db, await createDraft(act, act.db, body, accountIdOf(act.viewer)), act.viewer),
    present: presentTrialDetails,
  })
  changeRoute(app, saveTrial, {
    load: (act, { body }) => lockTrial(act.db, body.id),
    may: takeAction('save'),
    run: async (act, trial, { body: { id, ...given } }) => {
      await saveFields(act, act.db, trial, given, act.viewer)
      return described(act.db, id, act.viewer)
    },
    present: presentTrialDetails,
  })
  changeRoute(app, deleteTrial, {
    load: (act, { body }) => lockTrial(act.db, body.id),
    may: takeAction('delete'),
    run: (act, trial) => deleteDraft(act, act.db, trial, accountIdOf(act.viewer)),
    present: () => ({ status: 'done' as const }),
  })
  changeRoute(app, copyCall, {
    load: (act, { body }) => lockTrial(act.db, body.id),
    may: copyTrial,
    run: async (act, trial) =>
      described(act.db, await copyAsNext(act, act.db, trial, accountIdOf(act.viewer)), act.viewer),
    present: presentTrialDetails,
  })
}

type ActionCall<Body extends z.ZodType> = JsonChange<Body, typeof trialDetails>

/** Declares an action on one trial: it is locked, refused by the table of transitions, and answered as it is then. */
function actionsOn(app: FastifyInstance, { now }: Services) {
  return <Body extends z.ZodType<{ readonly id: number }>>(
    call: ActionCall<Body>,
    action: TrialAction,
    take: (act: Act, trial: Trial, body: z.output<Body>) => Promise<void>,
  ): void =>
    changeRoute(app, call, {
      load: (act, { body }) => lockTrial(act.db, (body as z.output<Body>).id),
      may: takeAction(action),
      run: async (act, trial, { body }) => {
        await take(act, trial, body as z.output<Body>)
        return describeTrial(act.db, trial.id, act.viewer, now())
      },
      present: presentTrialDetails,
    })
}

function transitions(app: FastifyInstance, services: Services): void {
  const action = actionsOn(app, services)
  action(publishTrial, 'publish', (act, trial, { version }) =>
    publish(act, act.db, trial, version, accountIdOf(act.viewer)),
  )
  action(openTrial, 'open', (act, trial) => openRegistration(act, act.db, trial, accountIdOf(act.viewer)))
  action(closeTrial, 'close', (act, trial) => closeRegistration(act, act.db, trial, accountIdOf(act.viewer)))
  action(moveCall, 'move', (act, trial, body) => moveTrial(act, act.db, trial, body, accountIdOf(act.viewer)))
  action(cancelCall, 'cancel', (act, trial, { reason }) =>
    cancelTrial(act, act.db, trial, reason, accountIdOf(act.viewer)),
  )
  action(endCall, 'end', (act, trial) => endTrial(act, act.db, trial, accountIdOf(act.viewer)))
  action(reopenCall, 'reopen', (act, trial, { reason }) =>
    reopenTrial(act, act.db, trial, reason, accountIdOf(act.viewer)),
  )
}

function reports(app: FastifyInstance, services: Services): void {
  const { db, now } = services
  changeRoute(app, uploadReport, {
    prepare: async (_reader, { body }) => refuseOtherThanPdf(body),
    load: (act, { params }) => lockTrial(act.db, params.id),
    may: bringReport,
    run: async (act, trial, { body }) => {
      await keepReport(act, act.db, trial, body, accountIdOf(act.viewer))
      return describeTrial(act.db, trial.id, act.viewer, now())
    },
    present: presentTrialDetails,
  })
  route(app, staffReport, {
    load: async (_reader, { params }) => withReport(db, await findTrial(db, params.id)),
    may: (viewer, { trial }) => readAsStaff(viewer, trial),
    ...reportAnswer,
  })
}

import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import type { JsonChange } from '#contract/call.ts'
import {
  cancelTrial,
  closeTrial,
  copyTrial as copyCall,
  createTrial,
  deleteTrial,
  endTrial,
  getTrial,
  listTrials,
  moveTrial,
  neededTrials,
  openTrial,
  publishTrial,
  reopenTrial,
  STAFF_TRIAL_PAGE_SIZE,
  saveTrial,
  staffReport,
  trialChoices,
  type trialDetails,
  uploadReport,
} from '#contract/organising.ts'
import type { ActionInput, TrialAction } from '#domain/trials/transitions.ts'
import type { Reader } from '../platform/act.ts'
import { finnishDay } from '../platform/clock.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import type { Services } from '../platform/services.ts'
import { readAsStaff, takeAction } from '../trials/trials.policy.ts'
import { findHead, findTrial, lockHead, lockTrial } from '../trials/trials.store.ts'
import { copyAsNext, createDraft } from './drafts.service.ts'
import { findNeeded, findStaffTrials } from './list.service.ts'
import { bringReport, copyTrial, organiseFor, readLists } from './organising.policy.ts'
import {
  presentChoices,
  presentNeeded,
  presentTrialDetails,
  presentTrialRow,
} from './organising.presenter.ts'
import { activeJudges, findClub, organiserClubs } from './organising.store.ts'
import { keepReport, refuseOtherThanPdf, reportAnswer, withReport } from './report.service.ts'
import { describeTrial, readSnapshot } from './snapshot.service.ts'
import { changeTrial, performAction } from './transitions.service.ts'

/** Organising trials: lists, the form, and what a trial goes through. */
export function organiseRoutes(app: FastifyInstance, services: Services): void {
  lists(app, services)
  drafts(app)
  transitions(app)
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
      const agentOf =
        viewer.permissions.has('trials.manage') && !seesAllClubs(viewer) ? accountIdOf(viewer) : null
      return { clubs: await organiserClubs(db, agentOf), judges: await activeJudges(db) }
    },
    may: readLists,
    present: ({ clubs, judges }) => presentChoices(clubs, judges),
  })
  route(app, getTrial, {
    load: (reader, { params }) => described(reader, params.id),
    may: (viewer, { trial }) => readAsStaff(viewer, trial),
    present: presentTrialDetails,
  })
}

/** An agent alone chooses among own clubs; whoever keeps results everywhere filters by any. */
const seesAllClubs = ({ permissions }: Viewer): boolean => permissions.has('results.saveAll')

function drafts(app: FastifyInstance): void {
  changeRoute(app, createTrial, {
    load: (act, { body }) => findClub(act.db, body.clubId),
    may: organiseFor,
    run: async (act, _club, { body }) => described(act, await createDraft(act, body)),
    present: presentTrialDetails,
  })
  changeRoute(app, copyCall, {
    load: (act, { body }) => lockHead(act.db, body.id),
    may: copyTrial,
    run: async (act, trial) => described(act, await copyAsNext(act, trial)),
    present: presentTrialDetails,
  })
}

/** A trial of which nothing has been read yet, as its page shows it. */
const described = async ({ db, today, viewer }: Reader, id: number) =>
  describeTrial(db, await readSnapshot(db, await findHead(db, id), today), viewer)

/** The actions of the table of transitions, each on a locked trial, answered with the trial as it is then. */
function transitions(app: FastifyInstance): void {
  const declare = <Action extends TrialAction>(
    action: Action,
    call: JsonChange<z.ZodType<ActionInput[Action]>, typeof trialDetails>,
  ): void =>
    changeRoute(app, call, {
      load: (act, { body }) => lockHead(act.db, body.id),
      may: takeAction(action),
      run: async (act, trial, { body }) =>
        describeTrial(act.db, await changeTrial(act, trial, action, body), act.viewer),
      present: presentTrialDetails,
    })
  declare('save', saveTrial)
  declare('publish', publishTrial)
  declare('open', openTrial)
  declare('close', closeTrial)
  declare('move', moveTrial)
  declare('end', endTrial)
  declare('cancel', cancelTrial)
  declare('reopen', reopenTrial)
  changeRoute(app, deleteTrial, {
    load: (act, { body }) => lockHead(act.db, body.id),
    may: takeAction('delete'),
    run: (act, trial, { body }) => performAction(act, trial, 'delete', body),
    present: () => ({ status: 'done' as const }),
  })
}

function reports(app: FastifyInstance, services: Services): void {
  const { db } = services
  changeRoute(app, uploadReport, {
    prepare: async (_reader, { body }) => refuseOtherThanPdf(body),
    load: (act, { params }) => lockTrial(act.db, params.id),
    may: bringReport,
    run: async (act, trial, { body }) => {
      await keepReport(act, trial, body)
      return described(act, trial.id)
    },
    present: presentTrialDetails,
  })
  route(app, staffReport, {
    load: async (_reader, { params }) => withReport(db, await findTrial(db, params.id)),
    may: (viewer, { trial }) => readAsStaff(viewer, trial),
    ...reportAnswer,
  })
}

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
  supplementTrial,
  trialChanges,
  trialChoices,
  type trialDetails,
  uploadReport,
} from '#contract/organising.ts'
import { pastTrial } from '#contract/pastTrials.ts'
import { endOfFinnishDay } from '#domain/moments.ts'
import type { ActionInput } from '#domain/trials/transitions.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { readAsStaff, takeAction, takeAnyAction } from '../trials/trials.policy.ts'
import { findTrial, lockHead, lockTrial } from '../trials/trials.service.ts'
import { findClub, formChoices } from './choices.service.ts'
import { describeById, describeTrial } from './describe.service.ts'
import { copyAsNext, createDraft } from './drafts.service.ts'
import { findNeeded, findStaffTrials } from './list.service.ts'
import { bringReport, copyTrial, organiseFor, readLists } from './organising.policy.ts'
import {
  presentChoices,
  presentNeeded,
  presentTrialDetails,
  presentTrialRow,
} from './organising.presenter.ts'
import { presentPast } from './past.presenter.ts'
import { findPast } from './past.service.ts'
import { refuseOtherThanPdf, reportAnswer } from './report.presenter.ts'
import { keepReport, withReport } from './report.service.ts'
import { changeTrial, deleteDraft, type TrialChange } from './transitions.service.ts'

/** Organising trials: lists, the form, and what a trial goes through. */
export function organisingRoutes(app: FastifyInstance): void {
  lists(app)
  drafts(app)
  transitions(app)
  reports(app)
}

function lists(app: FastifyInstance): void {
  route(app, trialChanges, {
    load: (reader, { params }) => findTrial(reader, params.id),
    may: takeAnyAction,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'trial', subjectId: String(id), ...query }),
    present: presentChanges,
  })
  route(app, pastTrial, {
    load: (reader, { params }) => findTrial(reader, params.id),
    may: takeAnyAction,
    read: (reader, { id }, { query }) =>
      findPast(reader, id, query.on === undefined ? null : endOfFinnishDay(query.on)),
    present: presentPast,
  })
  route(app, listTrials, {
    load: (reader, { query }) => findStaffTrials(reader, query),
    may: readLists,
    present: ({ trials, done, total, page }, { today }) => ({
      trials: trials.map((trial) => presentTrialRow(trial, done.get(trial.id) ?? 0, today)),
      total,
      page,
      pageSize: STAFF_TRIAL_PAGE_SIZE,
    }),
  })
  route(app, neededTrials, {
    load: findNeeded,
    may: readLists,
    present: (needed, { today }) => needed.map((one) => presentNeeded(one, today)),
  })
  route(app, trialChoices, {
    load: formChoices,
    may: readLists,
    present: presentChoices,
  })
  route(app, getTrial, {
    load: (reader, { params }) => describeById(reader, params.id),
    may: (viewer, { trial }) => readAsStaff(viewer, trial),
    present: presentTrialDetails,
  })
}

function drafts(app: FastifyInstance): void {
  changeRoute(app, createTrial, {
    load: (act, { body }) => findClub(act, body.clubId),
    may: organiseFor,
    run: async (act, _club, { body }) => describeById(act, await createDraft(act, body)),
    present: presentTrialDetails,
  })
  changeRoute(app, copyCall, {
    load: (act, { body }) => lockHead(act, body.id),
    may: copyTrial,
    run: async (act, trial) => describeById(act, await copyAsNext(act, trial)),
    present: presentTrialDetails,
  })
}

/** The actions of the table of transitions, each on a locked trial, answered with the trial as it is then. */
function transitions(app: FastifyInstance): void {
  const declare = <Action extends TrialChange>(
    action: Action,
    call: JsonChange<z.ZodType<ActionInput[Action]>, typeof trialDetails>,
  ): void =>
    changeRoute(app, call, {
      load: (act, { body }) => lockHead(act, body.id),
      may: takeAction(action),
      run: async (act, trial, { body }) =>
        describeTrial(act, await changeTrial(act, trial, { action, input: body })),
      present: presentTrialDetails,
    })
  declare('save', saveTrial)
  declare('publish', publishTrial)
  declare('open', openTrial)
  declare('close', closeTrial)
  declare('move', moveTrial)
  declare('end', endTrial)
  declare('cancel', cancelTrial)
  declare('supplement', supplementTrial)
  declare('reopen', reopenTrial)
  changeRoute(app, deleteTrial, {
    load: (act, { body }) => lockHead(act, body.id),
    may: takeAction('delete'),
    run: (act, trial, { body }) => deleteDraft(act, trial, body),
    present: () => ({ status: 'done' as const }),
  })
}

function reports(app: FastifyInstance): void {
  changeRoute(app, uploadReport, {
    prepare: async (_reader, { body }) => refuseOtherThanPdf(body),
    load: (act, { params }) => lockTrial(act, params.id),
    may: bringReport,
    run: async (act, trial, { body }) => {
      await keepReport(act, trial, body)
      return describeById(act, trial.id)
    },
    present: presentTrialDetails,
  })
  route(app, staffReport, {
    load: async (reader, { params }) => withReport(reader, await findTrial(reader, params.id)),
    may: (viewer, { trial }) => readAsStaff(viewer, trial),
    ...reportAnswer,
  })
}

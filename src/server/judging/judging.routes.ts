import type { FastifyInstance } from 'fastify'
import {
  correctResult,
  getResult,
  markResultDone,
  openResult,
  practice,
  resultChanges,
  savePractice as savePracticeCall,
  saveResultFields,
  trialResults,
} from '#contract/judging.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { correctResults, practise, saveResults } from '../trials/trials.policy.ts'
import { findTrial, lockHead } from '../trials/trials.service.ts'
import { correct, describeResult, findResult, lockResult } from './corrections.service.ts'
import { describeLine, describeSheets } from './describe.service.ts'
import { resultHistory } from './history.service.ts'
import { markDone, openAgain } from './marking.service.ts'
import { describePractice, savePractice } from './practice.service.ts'
import { presentOneLine, presentPractice, presentResult, presentSheets } from './results.presenter.ts'
import { holdFor, saveFields } from './saving.service.ts'

/** Saving, marking done and correcting results of a trial, and an aspirant's practice. */
export function judgingRoutes(app: FastifyInstance): void {
  route(app, trialResults, {
    load: (reader, { params }) => findTrial(reader, params.id),
    may: saveResults,
    read: (reader, trial, { query }) => describeSheets(reader, trial, query),
    present: presentSheets,
  })
  changeRoute(app, saveResultFields, {
    load: (act, { params, body }) => holdFor(act, params.id, body),
    may: (viewer, { trial }) => saveResults(viewer, trial),
    run: (act, written, { body }) => saveFields(act, written, body),
    present: (saved) => saved,
    keepsSessions: true,
  })
  changeRoute(app, markResultDone, {
    load: (act, { params }) => lockHead(act, params.id),
    may: saveResults,
    run: async (act, trial, { body }) => describeLine(act, await markDone(act, trial, body)),
    present: presentOneLine,
  })
  changeRoute(app, openResult, {
    load: (act, { params }) => lockHead(act, params.id),
    may: saveResults,
    run: async (act, trial, { body }) => describeLine(act, await openAgain(act, trial, body)),
    present: presentOneLine,
  })
  route(app, getResult, {
    load: (reader, { params, query }) => findResult(reader, { kind: query.kind, id: params.id }),
    may: (viewer, { judged }) => saveResults(viewer, judged.trial),
    read: describeResult,
    present: presentResult,
  })
  route(app, resultChanges, {
    load: (reader, { params, query }) => findResult(reader, { kind: query.kind, id: params.id }),
    may: (viewer, { judged }) => saveResults(viewer, judged.trial),
    read: (reader, found, { query }) => resultHistory(reader, found, query),
    present: presentChanges,
  })
  changeRoute(app, correctResult, {
    load: (act, { params, body }) => lockResult(act, { kind: body.kind, id: params.id }),
    may: correctResults,
    run: async (act, found, { params, body }) => {
      await correct(act, found, body)
      return describeResult(act, await findResult(act, { kind: body.kind, id: params.id }))
    },
    present: presentResult,
  })
  route(app, practice, {
    load: (reader, { params }) => findTrial(reader, params.id),
    may: practise,
    read: (reader, trial, { query }) => describePractice(reader, trial, query),
    present: presentPractice,
  })
  changeRoute(app, savePracticeCall, {
    load: (act, { params, body }) => holdFor(act, params.id, body),
    may: (viewer, { trial }) => practise(viewer, trial),
    run: (act, written, { body }) => savePractice(act, written, body),
    present: (saved) => saved,
    keepsSessions: true,
  })
}

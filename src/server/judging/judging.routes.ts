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
import type { SheetKind } from '#domain/trials/sheet.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Db } from '../platform/database.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import { correctResults, practise, saveResults } from '../trials/trials.policy.ts'
import { findTrial, lockTrial } from '../trials/trials.store.ts'
import type { Trial } from '../trials/trials.types.ts'
import { correct, describeResult, type FoundResult, findResult } from './corrections.service.ts'
import { resultHistory } from './history.service.ts'
import { markDone, openAgain } from './marking.service.ts'
import { practiceRefusal, savePractice } from './practice.service.ts'
import { practiceSheetsOf } from './practice.store.ts'
import { presentLine, presentPractice, presentResult, presentSheets } from './results.presenter.ts'
import { judgedTrial, lineOfEntry } from './results.service.ts'
import { holdFor, saveFields, writingOf } from './saving.service.ts'

/** Results of a trial as they are written down, marked done and corrected, and an aspirant's practice beside them. */
export function resultRoutes(app: FastifyInstance): void {
  const dogsOf = (tx: Db, lines: readonly { readonly dogId: number }[]) =>
    dogSummaries(
      tx,
      lines.map(({ dogId }) => dogId),
    )
  const lineNow = async (tx: Db, trial: Trial, kind: SheetKind, entryId: number) => {
    const line = lineOfEntry(await judgedTrial(tx, trial, kind), entryId)
    return { line, dogs: await dogsOf(tx, [line]) }
  }
  const described = async (tx: Db, found: FoundResult) => ({
    result: await describeResult(tx, found),
    dogs: await dogsOf(tx, [found.line]),
  })

  route(app, trialResults, {
    load: ({ db }, { params }) => findTrial(db, params.id),
    may: saveResults,
    read: async ({ db }, trial, { query }) => {
      const judged = await judgedTrial(db, trial, query.kind)
      return { judged, dogs: await dogsOf(db, judged.lines) }
    },
    present: ({ judged, dogs }, { today }) => presentSheets(judged, dogs, today),
  })
  changeRoute(app, saveResultFields, {
    load: (act, { params, body }) => holdFor(act.db, params.id, body),
    may: (viewer, { trial }) => saveResults(viewer, trial),
    run: (act, written, { body }) => saveFields(act.db, written, body, writingOf(act)),
    present: (saved) => saved,
  })
  changeRoute(app, markResultDone, {
    load: (act, { params }) => lockTrial(act.db, params.id),
    may: saveResults,
    run: async (act, trial, { body }) => {
      await markDone(act.db, trial, body, writingOf(act))
      return lineNow(act.db, trial, body.kind, body.entryId)
    },
    present: ({ line, dogs }) => presentLine(line, dogs),
  })
  changeRoute(app, openResult, {
    load: (act, { params }) => lockTrial(act.db, params.id),
    may: saveResults,
    run: async (act, trial, { body }) => {
      await openAgain(act.db, trial, body, writingOf(act))
      return lineNow(act.db, trial, body.kind, body.entryId)
    },
    present: ({ line, dogs }) => presentLine(line, dogs),
  })
  route(app, getResult, {
    load: ({ db }, { params, query }) => findResult(db, query.kind, params.id),
    may: (viewer, { judged }) => saveResults(viewer, judged.trial),
    read: ({ db }, found) => described(db, found),
    present: ({ result, dogs }, { today }) => presentResult(result, dogs, today),
  })
  route(app, resultChanges, {
    load: ({ db }, { params, query }) => findResult(db, query.kind, params.id),
    may: (viewer, { judged }) => saveResults(viewer, judged.trial),
    read: (reader, { judged, line }, { query }) => {
      const key = { trialId: judged.trial.id, dogId: line.dogId, kind: query.kind }
      return resultHistory(reader, key, query.before)
    },
    present: presentChanges,
  })
  changeRoute(app, correctResult, {
    load: (act, { params, body }) => findResult(act.db, body.kind, params.id, true),
    may: correctResults,
    run: async (act, found, { params, body }) => {
      await correct(act.db, found, body, writingOf(act))
      return described(act.db, await findResult(act.db, body.kind, params.id))
    },
    present: ({ result, dogs }, { today }) => presentResult(result, dogs, today),
  })
  route(app, practice, {
    load: ({ db }, { params }) => findTrial(db, params.id),
    may: practise,
    read: async ({ db, viewer }, trial, { query }) => {
      const judged = await judgedTrial(db, trial, query.kind)
      return {
        judged,
        own: await practiceSheetsOf(db, accountIdOf(viewer), trial.id, query.kind),
        dogs: await dogsOf(db, judged.lines),
        writable: practiceRefusal(trial, query.kind) === null,
      }
    },
    present: ({ judged, own, dogs, writable }, { today }) =>
      presentPractice(judged, own, dogs, today, writable),
  })
  changeRoute(app, savePracticeCall, {
    load: (act, { params, body }) => holdFor(act.db, params.id, body),
    may: (viewer, { trial }) => practise(viewer, trial),
    run: (act, written, { body }) => savePractice(act.db, written, body, writingOf(act)),
    present: (saved) => saved,
  })
}

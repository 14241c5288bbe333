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
import { accountIdOf } from '../accounts/accounts.policy.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { dogSummariesWithin } from '../dogs/records.service.ts'
import { finnishDay } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Services } from '../services.ts'
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
import { holdFor, saveFields, type Writing } from './saving.service.ts'

/** Results of a trial as they are written down, marked done and corrected, and an aspirant's practice beside them. */
export function resultRoutes(app: FastifyInstance, { db, now }: Services): void {
  const today = () => finnishDay(now())
  const writing = (viewer: Viewer): Writing => ({ at: now(), by: accountIdOf(viewer), today: today() })
  const dogsOf = (tx: Db, lines: readonly { readonly dogId: number }[]) =>
    dogSummariesWithin(
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
    load: ({ params }) => findTrial(db, params.id),
    may: saveResults,
    present: async (trial, { query }) => {
      const judged = await judgedTrial(db, trial, query.kind)
      return presentSheets(judged, await dogsOf(db, judged.lines), today())
    },
  })
  changeRoute(app, saveResultFields, {
    load: ({ params, body }, tx) => holdFor(tx, params.id, body),
    may: (viewer, { trial }) => saveResults(viewer, trial),
    run: (written, { body, viewer }, tx) => saveFields(tx, written, body, writing(viewer)),
    present: (saved) => saved,
  })
  changeRoute(app, markResultDone, {
    load: ({ params }, tx) => lockTrial(tx, params.id),
    may: saveResults,
    run: async (trial, { body, viewer }, tx) => {
      await markDone(tx, trial, body, writing(viewer))
      return lineNow(tx, trial, body.kind, body.entryId)
    },
    present: ({ line, dogs }) => presentLine(line, dogs),
  })
  changeRoute(app, openResult, {
    load: ({ params }, tx) => lockTrial(tx, params.id),
    may: saveResults,
    run: async (trial, { body, viewer }, tx) => {
      await openAgain(tx, trial, body, writing(viewer))
      return lineNow(tx, trial, body.kind, body.entryId)
    },
    present: ({ line, dogs }) => presentLine(line, dogs),
  })
  route(app, getResult, {
    load: ({ params, query }) => findResult(db, query.kind, params.id),
    may: (viewer, { judged }) => saveResults(viewer, judged.trial),
    present: async (found) => {
      const { result, dogs } = await described(db, found)
      return presentResult(result, dogs, today())
    },
  })
  route(app, resultChanges, {
    load: async ({ params, query }) => ({ ...(await findResult(db, query.kind, params.id)), query }),
    may: (viewer, { judged }) => saveResults(viewer, judged.trial),
    present: async ({ judged, line, query }) => {
      const key = { trialId: judged.trial.id, dogId: line.dogId, kind: query.kind }
      return presentChanges(await resultHistory(db, key, query.before))
    },
  })
  changeRoute(app, correctResult, {
    load: ({ params, body }, tx) => findResult(tx, body.kind, params.id, true),
    may: correctResults,
    run: async (found, { params, body, viewer }, tx) => {
      await correct(tx, found, body, writing(viewer))
      return described(tx, await findResult(tx, body.kind, params.id))
    },
    present: ({ result, dogs }) => presentResult(result, dogs, today()),
  })
  route(app, practice, {
    load: ({ params }) => findTrial(db, params.id),
    may: practise,
    present: async (trial, { query, viewer }) => {
      const judged = await judgedTrial(db, trial, query.kind)
      const own = await practiceSheetsOf(db, accountIdOf(viewer), trial.id, query.kind)
      const writable = practiceRefusal(trial, query.kind) === null
      return presentPractice(judged, own, await dogsOf(db, judged.lines), today(), writable)
    },
  })
  changeRoute(app, savePracticeCall, {
    load: ({ params, body }, tx) => holdFor(tx, params.id, body),
    may: (viewer, { trial }) => practise(viewer, trial),
    run: (written, { body, viewer }, tx) => savePractice(tx, written, body, writing(viewer)),
    present: (saved) => saved,
  })
}

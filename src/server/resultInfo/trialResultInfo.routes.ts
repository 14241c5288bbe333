import type { FastifyInstance } from 'fastify'
import { dogTrialResults, trialResultInfo, trialResultTimeline } from '#contract/trialResultInfo.ts'
import { endOfFinnishDay } from '#domain/moments.ts'
import { route } from '../platform/http/route.ts'
import { findDogResults, findTrialLineage } from './lineage.service.ts'
import { readAllResultInfo, readResultInfo } from './resultInfo.policy.ts'
import { presentTrialResult } from './resultInfo.presenter.ts'
import { explainTrialResult } from './resultInfo.service.ts'
import { presentTimeline } from './timeline.presenter.ts'
import { trialTimeline } from './timeline.service.ts'

/** The whole history of one result of a trial, for whoever writes or corrects it. */
export function trialResultInfoRoutes(app: FastifyInstance): void {
  route(app, trialResultInfo, {
    load: (reader, { params, query }) => findTrialLineage(reader, query.of, params.id),
    may: readResultInfo,
    read: (reader, found, { query }) =>
      explainTrialResult(reader, found, query.on === undefined ? null : endOfFinnishDay(query.on)),
    present: presentTrialResult,
  })
  route(app, trialResultTimeline, {
    load: (reader, { params, query }) => findTrialLineage(reader, query.of, params.id),
    may: readResultInfo,
    read: (reader, found, { query }) => trialTimeline(reader, found, query),
    present: presentTimeline,
  })
  route(app, dogTrialResults, {
    load: (reader, { params }) => findDogResults(reader, params.regnr),
    may: readAllResultInfo,
    present: (results) => ({
      results: results.map(({ kind, id, date, kaerNr }) => ({ kind, id, date, kaerNr })),
    }),
  })
}

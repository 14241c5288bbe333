import type { FastifyInstance } from 'fastify'
import { showResultInfo, showResultTimeline } from '#contract/showResultInfo.ts'
import { endOfFinnishDay } from '#domain/moments.ts'
import { route } from '../platform/http/route.ts'
import { editShows } from '../shows/shows.policy.ts'
import { findShowLineage } from './lineage.service.ts'
import { presentShowResult } from './resultInfo.presenter.ts'
import { explainShowResult } from './resultInfo.service.ts'
import { presentTimeline } from './timeline.presenter.ts'
import { showTimeline } from './timeline.service.ts'

/** The whole history of one show result, for whoever keeps those. */
export function showResultInfoRoutes(app: FastifyInstance): void {
  route(app, showResultInfo, {
    load: (reader, { params }) => findShowLineage(reader, params.id),
    may: editShows,
    read: (reader, lineage, { query }) =>
      explainShowResult(reader, lineage, query.on === undefined ? null : endOfFinnishDay(query.on)),
    present: presentShowResult,
  })
  route(app, showResultTimeline, {
    load: (reader, { params }) => findShowLineage(reader, params.id),
    may: editShows,
    read: (reader, lineage, { query }) => showTimeline(reader, lineage, query),
    present: presentTimeline,
  })
}

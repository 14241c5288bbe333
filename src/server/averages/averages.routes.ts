import type { FastifyInstance } from 'fastify'
import { averageRuns, breedAverages, seasonAverages, startAverageRun } from '#contract/averages.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { readAverages, readRuns, startRuns } from './averages.policy.ts'
import { presentAverages, presentRun, presentSeason } from './averages.presenter.ts'
import { findAverages, findRuns, findSeason, startRun } from './averages.service.ts'

/** Breed averages, and their calculation. */
export function averageRoutes(app: FastifyInstance): void {
  route(app, breedAverages, {
    load: (reader, { params }) => findAverages(reader, params.breed, params.season),
    may: readAverages,
    present: (found) => found && presentAverages(found),
  })
  route(app, seasonAverages, {
    load: (reader, { params }) => findSeason(reader, params.season),
    may: readAverages,
    present: (found) => found && presentSeason(found),
  })
  route(app, averageRuns, {
    load: () => ({}),
    may: readRuns,
    read: findRuns,
    present: (rows) => rows.map(presentRun),
  })
  changeRoute(app, startAverageRun, {
    load: () => ({}),
    may: startRuns,
    run: startRun,
    // The run is there for everybody now: it begins beside the answer.
    afterwards: async ({ jobs }, run) => {
      await jobs.ask('averages')
      return run
    },
    present: presentRun,
    keepsSessions: true,
  })
}

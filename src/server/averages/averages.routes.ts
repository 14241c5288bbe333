import type { FastifyInstance } from 'fastify'
import { averageRuns, breedAverages, startAverageRun } from '#contract/averages.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { readAverages, readRuns, startRuns } from './averages.policy.ts'
import { presentAverages, presentRun } from './averages.presenter.ts'
import { findAverages, findRuns, startRun } from './averages.service.ts'

/** Breed averages, and their calculation. */
export function averageRoutes(app: FastifyInstance): void {
  route(app, breedAverages, {
    load: (reader, { params }) => findAverages(reader, params.breed, params.season),
    may: readAverages,
    present: (found) => found && presentAverages(found),
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

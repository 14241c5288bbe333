import type { FastifyInstance } from 'fastify'
import { health, runJob, serviceState } from '#contract/operations.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { readHealth, readServiceState, runJobs } from './operations.policy.ts'
import { presentHealth, presentServiceState } from './operations.presenter.ts'

/** Milliseconds for which an answer waits for the end of a run, so that it can be looked at. */
const RUN_MS = 3000

/** For whoever keeps the service running. */
export function operationsRoutes(app: FastifyInstance): void {
  route(app, health, {
    load: ({ watch }) => watch.checkHealth(),
    may: readHealth,
    present: ({ jobs }, { live }) => presentHealth(live.loops, jobs),
  })
  route(app, serviceState, {
    load: () => ({}),
    may: readServiceState,
    read: ({ watch }) => watch.state(),
    present: (state, { live }) => presentServiceState(state, live.loops),
  })
  changeRoute(app, runJob, {
    load: (_, { params }) => params,
    may: runJobs,
    run: (_act, { name }) => name,
    afterwards: async ({ jobs }, name) => {
      await jobs.ask(name, RUN_MS)
      return name
    },
    present: () => ({ status: 'done' as const }),
    keepsSessions: true,
  })
}

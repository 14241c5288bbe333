import type { FastifyInstance } from 'fastify'
import { health, serviceState } from '#contract/operations.ts'
import { route } from '../platform/http/route.ts'
import { readHealth, readServiceState } from './operations.policy.ts'
import { presentHealth, presentServiceState } from './operations.presenter.ts'

/** For whoever keeps the service running. */
export function operationsRoutes(app: FastifyInstance): void {
  route(app, health, {
    load: ({ watch }) => watch.checkHealth(),
    may: readHealth,
    present: (_, { live }) => presentHealth(live.loops),
  })
  route(app, serviceState, {
    load: () => ({}),
    may: readServiceState,
    read: ({ watch }) => watch.state(),
    present: (state, { live }) => presentServiceState(state, live.loops),
  })
}

import type { FastifyInstance } from 'fastify'
import { waitingTasks } from '#contract/waiting.ts'
import { route } from '../platform/http/route.ts'
import { readOwnTasks } from './waiting.policy.ts'
import { readTasks } from './waiting.service.ts'

/** What waits for the staff of dogs and breeding, over all its areas. */
export function waitingRoutes(app: FastifyInstance): void {
  route(app, waitingTasks, {
    load: () => null,
    may: readOwnTasks,
    read: readTasks,
    present: ({ applications, notices, inquiries, alerts, unregistered, paperAwards }) => ({
      applications,
      notices,
      inquiries,
      alerts,
      unregistered,
      paperAwards,
    }),
  })
}

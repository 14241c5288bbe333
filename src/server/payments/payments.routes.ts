import type { FastifyInstance } from 'fastify'
import { readerOf } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { callerOfRequest } from '../platform/http/input.ts'
import { ANONYMOUS } from '../platform/http/viewer.ts'
import { CALLBACK_ADDRESS } from './addresses.ts'
import { takeCallback } from './callbacks.service.ts'

/** Characters of a callback's query that are read at all. */
const LONGEST_QUERY = 4000

/** Where the provider of payments tells what came of one. It has no session and no token: what it says is signed. */
export function paymentRoutes(app: FastifyInstance): void {
  app.get(
    CALLBACK_ADDRESS,
    { schema: { hide: true }, config: { declared: true, cost: 1 } },
    async (request, reply) => {
      const provider = app.services.paymentProvider
      if (!provider) throw new AppError('notFound', 'NOT_FOUND')
      if (request.url.length > LONGEST_QUERY) throw new AppError('invalid', 'ADDRESS_INVALID')
      request.viewer = ANONYMOUS
      const reader = readerOf(app.services, callerOfRequest(request, app))
      const outcome = await takeCallback(reader, provider, request.query as Record<string, unknown>)
      reply.header('cache-control', 'no-store').type('text/plain')
      return reply.code(outcome === 'taken' ? 200 : 400).send(outcome)
    },
  )
}

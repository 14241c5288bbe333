import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { REQUEST_ID_HEADER } from '#contract/headers.ts'

/** Not a number that counts on: it is told to callers, and would tell them how much others do. */
export const newRequestId = (): string => randomUUID()

export const requestIdHeader = ({ id }: FastifyRequest): Record<string, string> => ({
  [REQUEST_ID_HEADER]: id,
})

/**
 * Gives every answer the id under which the log speaks of it, and logs a line for each at the level `info`. The line names the
 * call by its declared path: an address itself may hold a person's search or token. Source: docs/rules/visibility.md#logs.
 */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(requestIdHeader(request))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const { statusCode: status, elapsedTime } = reply
    request.log.info({ method, call: routeOptions.url, status, ms: Math.round(elapsedTime) }, 'answered')
    done()
  })
}

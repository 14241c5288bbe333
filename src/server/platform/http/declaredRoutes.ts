import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** Address → methods that are answered there. */
type DeclaredRoutes = ReadonlyMap<string, ReadonlySet<string>>

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Keeps account of the calls declared from now on, and lets nothing be declared under /api but by `route`, which asks for
 * a policy. The map fills as calls are declared.
 */
export function watchRoutes(app: FastifyInstance): DeclaredRoutes {
  const declared = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!config?.declared) {
      if (url.startsWith('/api'))
        throw new Error(`${method} ${url} is declared without a policy: use route()`)
      return
    }
    const methods = declared.get(url) ?? new Set()
    declared.set(url, new Set([...methods, ...[method].flat()]))
  })
  return declared
}

/**
 * Answers the other methods of every declared address with 405, so that nothing falls through to an address whose
 * parameter happens to fit (GET /api/dog/list is no dog). Call it after the last route.
 */
export function refuseOtherMethods(app: FastifyInstance, declared: DeclaredRoutes): void {
  for (const [url, methods] of [...declared]) {
    app.route({
      method: METHODS.filter((method) => !methods.has(method)),
      url,
      schema: { hide: true },
      config: { declared: true },
      preParsing: async (_request, reply) => {
        reply.header('allow', [...methods].join(', '))
        throw new AppError('methodNotAllowed', 'METHOD_NOT_ALLOWED')
      },
      handler: () => undefined,
    })
  }
}

/** Answers every unknown address under /api, so that such requests are counted like calls. */
export function refuseUnknown(app: FastifyInstance): void {
  app.all('/api/*', {
    schema: { hide: true },
    config: { declared: true },
    preParsing: async () => {
      throw new AppError('notFound', 'NOT_FOUND')
    },
    handler: () => undefined,
  })
}

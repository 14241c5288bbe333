import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import type { Standby } from '../standby/standby.ts'
import { isLocal } from './isLocal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Registry
  }
}

/** Seconds: a page from memory takes milliseconds, a statement is cancelled after ten seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Counts and times every answer by its call, in a registry of this application's own. */
export function watchMetrics(app: FastifyInstance, { pool, standby }: Database): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by call and status',
    labelNames: ['method', 'call', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  registry.registerMetric(connectionsOf(pool))
  if (standby) for (const metric of metricsOf(standby)) registry.registerMetric(metric)
  app.decorate('metrics', registry)
  app.addHook('onResponse', (request, reply, done) => {
    // By the declared path, never by the address: that would be personal data, and without a bound.
    const { method, routeOptions } = request
    const call = routeOptions.url ?? 'unknown'
    answers.observe({ method, call, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.addHook('onClose', () => registry.clear())
}

/** The pool is asked when the metrics are. */
const connectionsOf = (pool: pg.Pool) =>
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database by state; waiting: requests that wait for one',
    labelNames: ['state'] as const,
    registers: [],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })

/** They are counted where they happen; here they are told. */
const metricsOf = (standby: Standby) => [
  new Gauge({
    name: 'standby_fresh',
    help: '1: the standby has everything that the primary had a second ago, and answers visitors; 0: the primary does',
    registers: [],
    collect() {
      this.set(standby.isFresh ? 1 : 0)
    },
  }),
  new Counter({
    name: 'visitor_answers_total',
    help: 'Answers that a standby may give, by the server that they were read from',
    labelNames: ['server'] as const,
    registers: [],
    collect() {
      this.reset()
      this.inc({ server: 'standby' }, standby.answered.standby)
      this.inc({ server: 'primary' }, standby.answered.primary)
    },
  }),
  new Counter({
    name: 'standby_failures_total',
    help: 'Questions that the standby could not answer and the primary was asked instead',
    registers: [],
    collect() {
      this.reset()
      this.inc(standby.failures)
    },
  }),
]

/**
 * `/api/metrics` in the text form of Prometheus: for callers on this machine, or, where there is a token, for whoever sends it.
 * Holds counts alone, so a proxy that looks like this machine gives away no more than how busy the service is.
 */
export function metricsRoute(app: FastifyInstance, token: string | undefined): void {
  app.get('/api/metrics', { schema: { hide: true }, config: { declared: true } }, async (request, reply) => {
    if (!mayRead(request, token)) throw new AppError('notFound', 'NOT_FOUND')
    return reply
      .type(app.metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await app.metrics.metrics())
  })
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLocal(request)
  const [given, wanted] = [request.headers.authorization ?? '', `Bearer ${token}`].map((text) =>
    Buffer.from(text),
  )
  return given!.length === wanted!.length && timingSafeEqual(given!, wanted!)
}

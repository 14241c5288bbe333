import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import packageJson from '../../package.json' with { type: 'json' }
import { keepCounts } from './advertisements/counts.service.ts'
import { type Config, isHttps } from './config.ts'
import { addJobs } from './jobs.ts'
import { oneClickRoute } from './mails/choices/oneClick.routes.ts'
import type { PaymentProviders } from './payments/providers.ts'
import { ApiKeys, keepKeyUses } from './platform/apiKeys/apiKeys.ts'
import type { Database } from './platform/database.ts'
import { BODY_LIMIT } from './platform/http/bodyLimit.ts'
import { refuseOtherMethods, refuseUnknown, watchRoutes } from './platform/http/declaredRoutes.ts'
import { docsRoutes } from './platform/http/docs/docs.ts'
import { answerError } from './platform/http/errorHandler.ts'
import { loggedError } from './platform/http/loggedError.ts'
import { metricsRoute, watchMetrics } from './platform/http/metrics.ts'
import { openapi, openapiRoute } from './platform/http/openapi.ts'
import { newRequestId, requestIdHeader, traceRequests } from './platform/http/requestTrail.ts'
import { EARLY_HEADERS, securityHeaders } from './platform/http/security.ts'
import { thinLog } from './platform/http/thinLog.ts'
import { validatorCompiler } from './platform/http/validation.ts'
import { webPages } from './platform/http/web.ts'
import { Budget } from './platform/limits/budget.ts'
import type { HashCost } from './platform/passwords/hashing.ts'
import { WorkQueue } from './platform/workQueue.ts'
import { subjectRoutes } from './routes.ts'
import { seed } from './seed.ts'
import { addServices } from './services.ts'
import { pagesOf } from './sharing/pages.ts'
import { sharingRoutes } from './sharing/sharing.routes.ts'

export interface AppParts {
  readonly config: Config
  readonly database: Database
  /** connections for backups by the clock; undefined: none are made */
  readonly backups?: Database
  /** where people reach the service without PUBLIC_URL; default http://HOST:PORT */
  readonly address?: string
  /** folder of the built browser part; default dist/web */
  readonly webFolder?: string
  /** the clock; default the real one */
  readonly now?: () => Date
  /** who takes card payments; default by the settings */
  readonly paymentProviders?: PaymentProviders
  /** work of a password's hash; default OWASP's, and only tests take less */
  readonly hashCost?: HashCost | undefined
  /** hold every answer against the contract, as tests do */
  readonly checkAnswers?: boolean
  /** lines of the log go here instead of standard output */
  readonly logTo?: { write(line: string): void }
}

const WEB_FOLDER = fileURLToPath(new URL('../../dist/web', import.meta.url))
/** Expensive questions that are answered at once, so that connections of the pool and a core stay free, and those of one caller. */
const TURNS = { atOnce: 4, ofOne: 2, longestQueue: 500 } as const
/** A number of 60 characters, each percent-encoded in up to nine. */
const LONGEST_PARAMETER = 600

/**
 * The whole service behind one HTTP door: waits for the first reading of the pedigree, so that what it answers is complete. What it does by the
 * clock begins with `services.jobs.start()`.
 * @throws StartError when the pedigree cannot be read
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database } = parts
  const now = parts.now ?? (() => new Date())
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: loggedError },
      hooks: { logMethod: thinLog() },
      ...(parts.logTo && { stream: parts.logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy: what a caller writes into the header itself stands before what the proxy adds, and counts for nothing.
    genReqId: newRequestId,
    trustProxy: config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers({ ...EARLY_HEADERS, ...requestIdHeader(request) })),
  })
  app.decorate('checkAnswers', parts.checkAnswers ?? false)
  app.decorate('config', config)
  app.decorate('calls', [])
  app.decorate('budget', new Budget(config.budget))
  app.decorate('standby', database.standby)
  app.decorate('turns', new WorkQueue(TURNS))
  app.decorate('apiKeys', new ApiKeys(database.db, now))
  app.decorateRequest('viewer')
  app.decorateRequest('apiKey')
  traceRequests(app)
  watchMetrics(app, database)
  await app.register(cookie)
  parseForms(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(answerError)
  securityHeaders(app, { https: isHttps(config) })
  await openapi(app, { title: 'Koirakanta', version: packageJson.version })
  const profile = config.club
  await seed(database.db, profile)
  const { address, hashCost, paymentProviders } = parts
  await addServices(app, { config, database, now, address, hashCost, paymentProviders })
  keepCounts(app, app.services.advertisementCounts)
  keepKeyUses(app, app.apiKeys)
  addJobs(app, app.services, parts)
  const declared = watchRoutes(app)
  await app.register(async (api) => {
    api.addHook('onRequest', async (request) =>
      app.budget.enter(request, request.routeOptions.config.cost ?? 1),
    )
    subjectRoutes(api, profile.modules)
    metricsRoute(api, config.metricsToken)
    openapiRoute(api)
    docsRoutes(api)
    refuseOtherMethods(api, declared)
    refuseUnknown(api)
  })
  sharingRoutes(app)
  oneClickRoute(app)
  await webPages(app, parts.webFolder ?? WEB_FOLDER, pagesOf(app))
  return app
}

/** Forms of the kind that HTML itself sends; of a field that comes twice the last counts. */
function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

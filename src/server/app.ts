import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { PUBLIC_PAGES } from '#contract/pages.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { accountRoutes } from './accounts/accounts.routes.ts'
import { ownRoutes } from './accounts/own.routes.ts'
import { secondFactorRoutes } from './accounts/secondFactor.routes.ts'
import { advancedSearchRoutes } from './advancedSearch/advancedSearch.routes.ts'
import { FoundDogs } from './advancedSearch/foundDogs.service.ts'
import { advertisementRoutes } from './advertisements/advertisements.routes.ts'
import { AdvertisementCounts, keepCounts } from './advertisements/counts.service.ts'
import { showAnalysisRoutes } from './analyses/showAnalyses.routes.ts'
import { ShownAnalyses } from './analyses/shownAnalyses.service.ts'
import { trialAnalysisRoutes } from './analyses/trialAnalyses.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { averageRoutes } from './averages/averages.routes.ts'
import { bankStatementRoutes } from './bankStatements/bankStatements.routes.ts'
import { breedingRegisterRoutes } from './breedingRegister/breedingRegister.routes.ts'
import { breedingListRoutes } from './breedingRegister/list/list.routes.ts'
import { breedingRuleRoutes } from './breedingRules/breedingRules.routes.ts'
import { breedStaffRoutes } from './breeds/breeds.routes.ts'
import { publicTrialRoutes } from './calendar/publicTrials.routes.ts'
import { ShownTrials } from './calendar/shownTrials.service.ts'
import { callerParts } from './callerParts.ts'
import { competitionRoutes } from './competitions/competitions.routes.ts'
import { ShownStandings } from './competitions/shownStandings.service.ts'
import { type Config, isHttps } from './config.ts'
import { contentRoutes } from './content/content.routes.ts'
import { correctionRoutes } from './corrections/corrections.routes.ts'
import { dogRecordRoutes } from './corrections/dogRecords.routes.ts'
import { documentRoutes } from './documents/documents.routes.ts'
import { trialDocumentRoutes } from './documents/trialDocuments.routes.ts'
import { breedRoutes } from './dogs/breeds.routes.ts'
import { dogStaffRoutes } from './dogs/dogStaff.routes.ts'
import { dogRoutes } from './dogs/dogs.routes.ts'
import { ShownDogs } from './dogs/shownDogs.service.ts'
import { doubleRoutes } from './doubles/doubles.routes.ts'
import { entryRoutes } from './entries/entries.routes.ts'
import { paperAwardRoutes } from './entries/paperAwards.routes.ts'
import { unregisteredRoutes } from './entries/unregistered/unregistered.routes.ts'
import { exportRoutes } from './exports/exports.routes.ts'
import { staffExportRoutes } from './exports/staff.routes.ts'
import { LivePedigree } from './genetics/livePedigree.ts'
import { healthCodeRoutes } from './healthCodes/healthCodes.routes.ts'
import { healthInquiryRoutes } from './healthInquiries/healthInquiries.routes.ts'
import { healthWatchRoutes } from './healthWatch/healthWatch.routes.ts'
import { dataMappingRoutes } from './imports/ownMappings/mappings.routes.ts'
import { dataUpdateRoutes } from './imports/updates/updates.routes.ts'
import { informationRoutes } from './information/information.routes.ts'
import { addJobs } from './jobs.ts'
import { absenceRoutes } from './judging/absence.routes.ts'
import { checkInRoutes } from './judging/checkIn.routes.ts'
import { judgingRoutes } from './judging/judging.routes.ts'
import { previewRoutes } from './judging/preview.routes.ts'
import { expectedRoutes } from './litters/expected/expected.routes.ts'
import { mateFinderRoutes } from './litters/finder/finder.routes.ts'
import { litterRuleRoutes } from './litters/litterRules.routes.ts'
import { litterRoutes } from './litters/litters.routes.ts'
import { noticeRoutes } from './litters/notices/notices.routes.ts'
import { mailChoiceRoutes } from './mails/choices/choices.routes.ts'
import { oneClickRoute } from './mails/choices/oneClick.routes.ts'
import { mailRoutes } from './mails/mails.routes.ts'
import { memberListRoutes } from './memberLists/memberLists.routes.ts'
import { moneyRoutes } from './money/money.routes.ts'
import { settlementRoutes } from './money/settlements.routes.ts'
import { objectionRoutes } from './objections/objections.routes.ts'
import { officialsRoutes } from './officials/officials.routes.ts'
import { offlineRoutes } from './offline/offline.routes.ts'
import { operationsRoutes } from './operations/operations.routes.ts'
import { ServiceWatch } from './operations/serviceWatch.service.ts'
import { organisingRoutes } from './organising/organising.routes.ts'
import { signingRoutes } from './organising/signing.routes.ts'
import { contestRoutes } from './ownEntries/contest.routes.ts'
import { ownEntryRoutes } from './ownEntries/ownEntries.routes.ts'
import { billRoutes } from './papers/bill.routes.ts'
import { paperSources } from './papers/paperSources.service.ts'
import { resultListRoutes } from './papers/resultList.routes.ts'
import { staffPaperRoutes } from './papers/staffPapers.routes.ts'
import { paymentProviders } from './payments/paymentProviders.service.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import type { PaymentProviders } from './payments/providers.ts'
import { pedigreeRoutes } from './pedigree/pedigree.routes.ts'
import { pedigreePdfRoutes } from './pedigree/pedigreePdf.routes.ts'
import { phraseRoutes } from './phrases/phrases.routes.ts'
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
import { Jobs } from './platform/jobs/jobs.ts'
import { Budget } from './platform/limits/budget.ts'
import type { HashCost } from './platform/passwords/hashing.ts'
import { Printer } from './platform/printing/printer.ts'
import { serverKey } from './platform/serverKey.ts'
import { OpenedByLink } from './platform/sessions/openedByLink.ts'
import { WorkQueue } from './platform/workQueue.ts'
import { populationRoutes } from './population/population.routes.ts'
import { productRoutes } from './products/products.routes.ts'
import { refundRuleRoutes } from './products/refundRules.routes.ts'
import { proposalRoutes } from './proposals/proposals.routes.ts'
import { refundListRoutes } from './refundLists/refundLists.routes.ts'
import { showResultInfoRoutes } from './resultInfo/showResultInfo.routes.ts'
import { trialResultInfoRoutes } from './resultInfo/trialResultInfo.routes.ts'
import { reviewDayRoutes } from './reviews/days.routes.ts'
import { reviewRoutes } from './reviews/reviews.routes.ts'
import { ShownReviews } from './reviews/shownReviews.service.ts'
import { staffReviewRoutes } from './reviews/staff.routes.ts'
import { rulebookRoutes } from './rulebooks/rulebooks.routes.ts'
import { seed } from './seed.ts'
import { pagesOf } from './sharing/pages.ts'
import { sharingRoutes } from './sharing/sharing.routes.ts'
import { showSaveRoutes } from './shows/showSaves.routes.ts'
import { showRoutes } from './shows/shows.routes.ts'
import { wholeShowRoutes } from './shows/wholeShow.routes.ts'
import { suggestionRoutes } from './suggestions/suggestions.routes.ts'
import { systemUpdateRoutes } from './systemUpdates/systemUpdates.routes.ts'
import { titleRoutes } from './titles/titles.routes.ts'
import { userRoutes } from './users/users.routes.ts'
import { PaperSeal } from './verification/seal.service.ts'
import { verificationRoutes } from './verification/verification.routes.ts'
import { waitingRoutes } from './waiting/waiting.routes.ts'
import { yearbookRoutes } from './yearbook/yearbook.routes.ts'

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
  const live = await LivePedigree.start(
    { url: database.pool.options.connectionString!, pollMs: config.pedigreePollMs },
    app.log,
  )
  const printer = new Printer()
  app.addHook('onClose', () => Promise.all([live.close(), printer.close()]))
  const { address, hashCost } = parts
  const caller = await callerParts(app, { config, database, now, address, hashCost })
  const shownTrials = new ShownTrials(database.db)
  // Nobody waits for it, and a database that is away is told by whoever asks for it.
  app.addHook('onListen', (done) => {
    shownTrials.readAhead().catch(() => undefined)
    done()
  })
  const jobs = new Jobs(database.db, app.log, now())
  app.decorate('services', {
    config,
    opened: {
      entry: new OpenedByLink('entry', await serverKey(database.db, 'entry-key')),
      inquiry: new OpenedByLink('inquiry', await serverKey(database.db, 'inquiry-key')),
    },
    db: database.db,
    live,
    shown: new ShownDogs(database.db),
    shownTrials,
    shownReviews: new ShownReviews(database.db),
    shownAnalyses: new ShownAnalyses(database.db),
    foundDogs: new FoundDogs(database.db),
    archiveKey: await serverKey(database.db, 'archive-key'),
    offlineKey: await serverKey(database.db, 'offline-key'),
    shownStandings: new ShownStandings(database.db),
    advertisementCounts: new AdvertisementCounts(database.db, now),
    printer,
    seal: new PaperSeal(
      await serverKey(database.db, 'paper-key'),
      `${caller.baseUrl}${PUBLIC_PAGES.verification}`,
    ),
    jobs,
    paymentProviders: parts.paymentProviders ?? (await paymentProviders(app, database.db, config)),
    watch: new ServiceWatch(database, jobs, config, now()),
    now,
    ...caller,
  })
  keepCounts(app, app.services.advertisementCounts)
  keepKeyUses(app, app.apiKeys)
  addJobs(app, app.services, parts)
  const declared = watchRoutes(app)
  await app.register(async (api) => {
    api.addHook('onRequest', async (request) =>
      app.budget.enter(request, request.routeOptions.config.cost ?? 1),
    )
    accountRoutes(api)
    ownRoutes(api)
    secondFactorRoutes(api)
    userRoutes(api)
    memberListRoutes(api)
    dataUpdateRoutes(api)
    dataMappingRoutes(api)
    auditRoutes(api)
    mailRoutes(api)
    mailChoiceRoutes(api)
    dogRoutes(api)
    correctionRoutes(api)
    dogRecordRoutes(api)
    doubleRoutes(api)
    healthWatchRoutes(api)
    dogStaffRoutes(api)
    showRoutes(api)
    showResultInfoRoutes(api)
    showSaveRoutes(api)
    staffReviewRoutes(api)
    reviewDayRoutes(api)
    wholeShowRoutes(api)
    titleRoutes(api)
    breedRoutes(api)
    breedingRuleRoutes(api)
    litterRuleRoutes(api)
    populationRoutes(api)
    exportRoutes(api)
    staffExportRoutes(api)
    pedigreeRoutes(api)
    pedigreePdfRoutes(api)
    healthCodeRoutes(api)
    healthInquiryRoutes(api)
    litterRoutes(api)
    expectedRoutes(api)
    mateFinderRoutes(api)
    advancedSearchRoutes(api)
    noticeRoutes(api)
    breedingRegisterRoutes(api)
    breedingListRoutes(api)
    reviewRoutes(api)
    competitionRoutes(api)
    yearbookRoutes(api)
    verificationRoutes(api, paperSources)
    suggestionRoutes(api)
    contentRoutes(api)
    advertisementRoutes(api)
    documentRoutes(api)
    systemUpdateRoutes(api)
    informationRoutes(api)
    breedStaffRoutes(api)
    operationsRoutes(api)
    waitingRoutes(api)
    offlineRoutes(api)
    metricsRoute(api, config.metricsToken)
    if (profile.modules.includes('kaer')) kaerRoutes(api)
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

/** Trials, from the calendar to the papers: a club without them answers their addresses as unknown ones. */
function kaerRoutes(api: FastifyInstance): void {
  publicTrialRoutes(api)
  entryRoutes(api)
  ownEntryRoutes(api)
  contestRoutes(api)
  paymentRoutes(api)
  moneyRoutes(api)
  settlementRoutes(api)
  bankStatementRoutes(api)
  refundListRoutes(api)
  paperAwardRoutes(api)
  unregisteredRoutes(api)
  objectionRoutes(api)
  proposalRoutes(api)
  officialsRoutes(api)
  judgingRoutes(api)
  absenceRoutes(api)
  checkInRoutes(api)
  rulebookRoutes(api)
  phraseRoutes(api)
  productRoutes(api)
  refundRuleRoutes(api)
  averageRoutes(api)
  trialAnalysisRoutes(api)
  showAnalysisRoutes(api)
  previewRoutes(api)
  organisingRoutes(api)
  signingRoutes(api)
  staffPaperRoutes(api)
  billRoutes(api)
  resultListRoutes(api)
  trialDocumentRoutes(api)
  trialResultInfoRoutes(api)
}

/** Forms of the kind that HTML itself sends; of a field that comes twice the last counts. */
function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

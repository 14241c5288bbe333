import type { FastifyInstance } from 'fastify'
import { PUBLIC_PAGES } from '#contract/pages.ts'
import { FoundDogs } from './advancedSearch/foundDogs.service.ts'
import { AdvertisementCounts } from './advertisements/counts.service.ts'
import { ShownAnalyses } from './analyses/shownAnalyses.service.ts'
import { ShownTrials } from './calendar/shownTrials.service.ts'
import { callerParts } from './callerParts.ts'
import { ShownStandings } from './competitions/shownStandings.service.ts'
import type { Config } from './config.ts'
import { ShownDogs } from './dogs/shownDogs.service.ts'
import { LivePedigree } from './genetics/livePedigree.ts'
import { ServiceWatch } from './operations/serviceWatch.service.ts'
import { paymentProviders } from './payments/paymentProviders.service.ts'
import type { PaymentProviders } from './payments/providers.ts'
import type { Database } from './platform/database.ts'
import { Jobs } from './platform/jobs/jobs.ts'
import type { HashCost } from './platform/passwords/hashing.ts'
import { Printer } from './platform/printing/printer.ts'
import { serverKey } from './platform/serverKey.ts'
import { OpenedByLink } from './platform/sessions/openedByLink.ts'
import { ShownReviews } from './reviews/shownReviews.service.ts'
import { PaperSeal } from './verification/seal.service.ts'

/** What the services are made with; the rest of the application's parts are its door's. */
interface ServiceParts {
  readonly config: Config
  readonly database: Database
  readonly now: () => Date
  readonly address: string | undefined
  readonly hashCost: HashCost | undefined
  /** undefined: by the settings */
  readonly paymentProviders: PaymentProviders | undefined
}

/** What the subjects share: the pedigree, what is kept in memory, keys, jobs, and what stands between a caller and the calls. */
export async function addServices(app: FastifyInstance, parts: ServiceParts): Promise<void> {
  const { config, database, now, address, hashCost } = parts
  const live = await LivePedigree.start(
    { url: database.pool.options.connectionString!, pollMs: config.pedigreePollMs },
    app.log,
  )
  const printer = new Printer()
  app.addHook('onClose', () => Promise.all([live.close(), printer.close()]))
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
}

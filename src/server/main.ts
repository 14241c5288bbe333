import { prepareDemo } from '#demo/demo.ts'
import { buildApp } from './app.ts'
import { backUpBeforeUpgrade } from './backup/kept.ts'
import { refuseUnfinishedRestore } from './backup/restore.ts'
import { addressOf, type Config } from './config.ts'
import { openDatabase, SERVING } from './platform/database.ts'
import { type DatabaseServer, startDatabaseServer } from './platform/databaseServer.ts'
import { Gate } from './platform/gate.ts'
import { OPENAPI_ADDRESS } from './platform/http/openapi.ts'
import { SharedBudget } from './platform/limits/sharedBudget.ts'
import { migrate } from './platform/migrate.ts'

const drainTime = 30_000

/** Hears how far a long step of the start has come. */
export type Progress = (done: number, total: number, label: string) => void

export interface Service {
  address: string
  /** the address to open in a browser: with the demo's secret, where there is a demo */
  entrance: string
  /** Settles when the service has lost its database server and cannot go on. */
  failed: Promise<void>
  /** Finishes running requests, then stops everything that `startService` started. */
  stop(): Promise<void>
}

/**
 * Starts the whole service: listens at once (answering 503), then database, migrations, demo club, application.
 * When `signal` aborts on the way, what was started is stopped again and the promise rejects with the reason.
 * Throws StartError or DatabaseNewerError for what the operator can put right.
 * @param findServer where the database server comes from
 */
export async function startService(
  config: Config,
  progress: Progress,
  signal?: AbortSignal,
  findServer: (config: Config) => Promise<DatabaseServer> = startDatabaseServer,
): Promise<Service> {
  const undo: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const gate = await Gate.listen(config.port, config.host, config.connections)
    undo.push(() => gate.close())
    const server = await findServer(config)
    undo.push(() => server.stop())
    await prepare(config, server.url, progress, signal)
    const database = openDatabase(server.url, {
      ...SERVING,
      prepare: config.preparedStatements,
      standbyUrl: config.standbyUrl,
    })
    undo.push(() => database.close())
    const address = addressOf(config, gate.port)
    const backups = openDatabase(server.url, { max: 2, prepare: config.preparedStatements })
    undo.push(() => backups.close())
    const app = await buildApp({ config, database, backups, address })
    undo.push(() => app.close())
    await app.ready()
    if (server.warning) app.log.warn(server.warning)
    // Written before anybody is let in: it takes the thread that answers for half a second.
    await app.inject(OPENAPI_ADDRESS)
    signal?.throwIfAborted()
    gate.open((request, response) => app.routing(request, response))
    undo.push(() => gate.drain(drainTime))
    if (config.stopDelayMs > 0) undo.push(() => gate.leave(config.stopDelayMs))
    app.services.jobs.start()
    const shared = new SharedBudget(server.url, app.budget, app.log)
    undo.push(() => shared.close())
    return { address, entrance: app.localDemo.entrance(address), failed: server.ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Migrates, and loads the demo club where it is wanted and missing. */
async function prepare(config: Config, url: string, progress: Progress, signal?: AbortSignal) {
  const database = openDatabase(url, { prepare: config.preparedStatements })
  try {
    await refuseUnfinishedRestore(database.pool)
    await backUpBeforeUpgrade(database.pool, config.backups, signal)
    await migrate(database.pool)
    if (config.demo === 'off') return
    const profile = config.club
    await prepareDemo(database, config.demo, profile, (done, total, label) => {
      // Thrown into the load, so that Ctrl-C ends it and its transaction.
      signal?.throwIfAborted()
      progress(done, total, label)
    })
  } finally {
    await database.close()
  }
}

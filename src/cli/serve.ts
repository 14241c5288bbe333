import { loadConfig } from '#server/config.ts'
import { type Service, startService } from '#server/main.ts'
import { reachDatabaseServer, startDatabaseServer } from '#server/platform/databaseServer.ts'
import type { Command, Io } from './io.ts'
import { progressDisplay } from './progress.ts'

/** Repeats of one Ctrl-C: the terminal and npm both pass it on. */
const sameSignal = 1000

/** Runs the service until it is told to stop. `--beside`: on the database server that another process runs in the data folder. */
export const run: Command = async (args, io) => {
  const stopRequested = stopRequest(io)
  let service: Service
  try {
    const findServer = args.includes('--beside') ? reachDatabaseServer : startDatabaseServer
    service = await startService(loadConfig(process.env), progressDisplay(io), stopRequested, findServer)
  } catch (error) {
    if (stopRequested.aborted) return 0
    throw error
  }
  io.stdout.write(`Koirakanta is ready: ${service.entrance}\n`)
  const lost = await Promise.race([
    new Promise((resolve) => {
      if (stopRequested.aborted) resolve(false)
      stopRequested.addEventListener('abort', () => resolve(false))
    }),
    service.failed.then(() => !stopRequested.aborted),
  ])
  if (lost)
    io.stderr.write(
      'koirakanta: the database server has ended unexpectedly; see server.log in the data folder\n',
    )
  await service.stop()
  return lost ? 1 : 0
}

/** Aborts at Ctrl-C, SIGTERM or the end of the launcher; a second request ends the process at once. */
function stopRequest(io: Io): AbortSignal {
  const controller = new AbortController()
  let first = 0
  const request = () => {
    if (first && Date.now() - first > sameSignal) process.exit(1)
    if (first) return
    first = Date.now()
    io.stderr.write('Stopping: running requests are being finished ...\n')
    controller.abort(new Error('stopped'))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request)
  process.once('disconnect', request)
  // The launcher's channel alone must not keep a finished command alive.
  process.channel?.unref()
  return controller.signal
}

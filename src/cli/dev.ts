import { type ChildProcess, spawn } from 'node:child_process'
import { loadConfig } from '#server/config.ts'
import { startDatabaseServer } from '#server/platform/databaseServer.ts'
import type { Command } from './io.ts'
import { inProject } from './project.ts'

/**
 * Runs the server, restarted when its files change, beside Vite's server, which passes /api on to it. The database
 * server stays up across restarts.
 */
export const run: Command = async () => {
  const config = loadConfig(process.env)
  const database = await startDatabaseServer(config)
  const env = { ...process.env, DATA_DIR: config.dataDir, PORT: String(config.port) }
  const start = (...args: string[]) =>
    spawn(process.execPath, args, { cwd: inProject(), env, stdio: 'inherit' })
  const children = [
    start('--watch', '--watch-preserve-output', inProject('src', 'cli', 'main.ts'), 'serve', '--beside'),
    start(inProject('node_modules', 'vite', 'bin', 'vite.js')),
  ]
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.once('disconnect', stop)
  process.channel?.unref()
  await Promise.race(children.map(ended))
  stop()
  await Promise.all(children.map(ended))
  await database.stop()
  return 0
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { inProject } from './project.js'

/**
 * Runs the command under the given Node and waits for it. Signals are passed on. The channel tells the command when
 * this process is gone, so that a killed launcher leaves no service behind.
 *
 * @param {string} node executable
 * @param {string[]} args command line without the program's name
 * @returns {Promise<number>} exit code
 */
export function handOver(node, args) {
  const child = spawn(node, [inProject('src', 'cli', 'main.ts'), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // An open channel alone must keep neither process alive.
  child.channel?.unref()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  stopWhenNpmIsGone(child)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** npm waits for what it started: another parent means that npm was killed, and the command with it. */
function stopWhenNpmIsGone(child) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 200)
  watch.unref()
}

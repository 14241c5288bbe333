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

/**
 * npm runs its scripts in a shell, and passes signals to that shell alone. A shell that is gone means that npm was told to
 * stop, and the command with it. Windows has no signal that a command could hear: there the closed channel tells it.
 */
function stopWhenNpmIsGone(child) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return
    clearInterval(watch)
    if (process.platform === 'win32') child.disconnect()
    else child.kill('SIGTERM')
  }, 200)
  watch.unref()
}

/** Windows goes on naming a parent that has ended. */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}

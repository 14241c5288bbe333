import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { StartError } from '#server/platform/startError.ts'

/** The same browser without windows and their parts: it shows a page in about half the time. */
const SHELL = 'chromium-headless-shell'
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of the Chromium that browser tests use: CHROMIUM_PATH, else one on the PATH. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given) return isExecutable(given) ? given : undefined
  return findOnPath(names)
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/**
 * The same, installed from Debian's packages where that is possible.
 * @throws StartError that says what to do when there is no Chromium
 */
export function provideChromium(log: (text: string) => void): string {
  const found = findChromium()
  if (process.env.CHROMIUM_PATH) {
    if (found) return found
    throw new StartError(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which cannot be run`)
  }
  const mayInstall = process.geteuid?.() === 0
  if (found && (findOnPath([SHELL]) || !mayInstall)) return found
  if (!mayInstall) {
    throw new StartError(
      `the browser tests need Chromium: install it (Debian: apt install ${SHELL}) or set CHROMIUM_PATH`,
    )
  }
  log("Installing Chromium from Debian's packages ...")
  const fault = install(SHELL)
  const installed = findChromium()
  if (installed) return installed
  throw new StartError(`Chromium could not be installed: install it or set CHROMIUM_PATH\n${fault}`)
}

/** Installs one of Debian's packages. @returns what went wrong; empty: nothing */
function install(name: string): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { status, output, error } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) return error?.message ?? output.join('')
  }
  return ''
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

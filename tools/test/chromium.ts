import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of the Chromium that browser tests use: CHROMIUM_PATH, else one on the PATH. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given) return isExecutable(given) ? given : undefined
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/**
 * The same, installed from Debian's packages where that is possible.
 * @throws Error that says what to do when there is no Chromium
 */
export function provideChromium(tell: (text: string) => void): string {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which cannot be run`)
  if (process.geteuid?.() !== 0) {
    throw new Error(
      'the browser tests need Chromium: install it (Debian: apt install chromium) or set CHROMIUM_PATH',
    )
  }
  tell("Installing Chromium from Debian's packages ...")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0)
      throw new Error(`Chromium could not be installed: install it or set CHROMIUM_PATH\n${stdout}${stderr}`)
  }
  return findChromium() ?? fail('the package chromium brought no program chromium: set CHROMIUM_PATH')
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function fail(message: string): never {
  throw new Error(message)
}

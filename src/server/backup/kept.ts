import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { isBehind } from '../platform/migrate.ts'
import { StartError } from '../platform/startError.ts'
import { UNVERIFIED, writeVerified } from './verify.ts'

/** A folder of backups that were verified, each named after the moment it shows. */
export interface BackupFolder {
  readonly folder: string
  /** how many of a kind are kept, the newest */
  readonly keep: number
}

/** Why a backup was made: by the clock, or before migrations change the database. */
export type BackupKind = 'scheduled' | 'upgrade'

const NAME = /^koirakanta-(scheduled|upgrade)-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.backup$/
const LEFT_OVER = new RegExp(`^koirakanta-.*\\.backup\\${UNVERIFIED}(\\.part)?$`)

/**
 * Makes a backup, restores it to see that it is whole, and removes those that are too old to be kept.
 * @param signal ends it at once; nothing is left of it
 * @returns path of the file
 * @throws BackupError where it comes out wrong; the file is removed
 */
export async function keepBackup(
  pool: pg.Pool,
  { folder, keep }: BackupFolder,
  kind: BackupKind,
  now: Date,
  signal?: AbortSignal,
): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Of a service that was killed over it.
  for (const name of readdirSync(folder)) if (LEFT_OVER.test(name)) rmSync(join(folder, name))
  const file = join(folder, `koirakanta-${kind}-${stamp(now)}.backup`)
  await writeVerified(pool, file, now, signal)
  for (const old of backupsIn(folder, kind).slice(keep)) rmSync(join(folder, old.name))
  return file
}

/** The backups of a kind, newest first. */
export function backupsIn(folder: string, kind: BackupKind): { readonly name: string; readonly at: Date }[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap(({ name }) => {
      const [, found, moment] = NAME.exec(name) ?? []
      return found === kind && moment
        ? [{ name, at: new Date(moment.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')) }]
        : []
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/** A moment as a part of a file's name on every system. */
const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/**
 * Before migrations change a database with data, keeps it as it is.
 * @throws StartError where that fails: the database is left alone
 */
export async function backUpBeforeUpgrade(
  pool: pg.Pool,
  backups: BackupFolder,
  signal?: AbortSignal,
): Promise<void> {
  if (!(await isBehind(pool))) return
  try {
    await keepBackup(pool, backups, 'upgrade', new Date(), signal)
  } catch (error) {
    signal?.throwIfAborted()
    throw new StartError(
      `the backup before the upgrade failed (${(error as Error).message}): the database has not been changed`,
    )
  }
}

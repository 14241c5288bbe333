import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../startError.ts'
import { isAlive, processIdentity } from './processes.ts'

interface Holder {
  pid: number
  identity: string
}

export class FolderInUseError extends StartError {
  override name = 'FolderInUseError'
}

const lockFile = (dataDir: string) => join(dataDir, 'service.lock')

/** Locks the data folder for this process; throws FolderInUseError when a living process has it. */
export async function lockFolder(dataDir: string): Promise<() => void> {
  makeFolder(dataDir)
  const mine: Holder = { pid: process.pid, identity: processIdentity(process.pid) }
  for (;;) {
    try {
      writeFileSync(lockFile(dataDir), JSON.stringify(mine), { flag: 'wx', mode: 0o644 })
      return () => rmSync(lockFile(dataDir), { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw cannotWrite(dataDir, error)
    }
    const found = await readLock(dataDir)
    const holder = livingHolder(found)
    if (holder) {
      throw new FolderInUseError(
        `the data folder ${dataDir} is in use by a running Koirakanta (process ${holder}): stop it first, or set DATA_DIR to another folder`,
      )
    }
    discardStaleLock(dataDir, found)
  }
}

/** The id of the living process that has the data folder, if any. */
export async function folderHolder(dataDir: string): Promise<number | undefined> {
  return livingHolder(await readLock(dataDir))
}

/** The lock's text, or an empty one. The file is empty for the instant between its making and its writing. */
async function readLock(dataDir: string): Promise<string> {
  for (let attempt = 0; existsSync(lockFile(dataDir)) && attempt < 5; attempt++) {
    const text = readFileSync(lockFile(dataDir), 'utf8')
    if (text) return text
    await sleep(50)
  }
  return ''
}

function livingHolder(lock: string): number | undefined {
  if (!lock) return undefined
  const { pid, identity } = JSON.parse(lock) as Holder
  return isAlive(pid) && processIdentity(pid) === identity ? pid : undefined
}

/**
 * Renamed before it is removed: when another process has meanwhile replaced the stale lock by its own, the rename
 * caught that one, and it is put back.
 */
function discardStaleLock(dataDir: string, stale: string) {
  const discarded = `${lockFile(dataDir)}.${process.pid}`
  try {
    renameSync(lockFile(dataDir), discarded)
    if (readFileSync(discarded, 'utf8') !== stale) linkSync(discarded, lockFile(dataDir))
    rmSync(discarded)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw cannotWrite(dataDir, error)
  }
}

function makeFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw cannotWrite(dataDir, error)
  }
}

function cannotWrite(dataDir: string, cause: unknown): StartError {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause)
  return new StartError(
    `the data folder ${dataDir} cannot be written (${reason}): give it to this user or set DATA_DIR to another folder`,
    { cause },
  )
}

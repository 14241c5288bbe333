import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../startError.ts'

/**
 * As whom PostgreSQL runs. It refuses to be root, so root either shows it another number inside a user namespace
 * (outside it stays root and reaches what only root may enter) or becomes another user.
 */
export interface Identity {
  /** Owner, as seen from outside, of the files that PostgreSQL writes. */
  uid: number | undefined
  prefix: string[]
  options: Pick<SpawnOptions, 'uid' | 'gid'>
}

const nobody = 65534

/** Starts a program in this identity, with an environment of its own. */
export function spawnAs(
  identity: Identity,
  program: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const [command, ...rest] = [...identity.prefix, program, ...args]
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  return spawn(command!, rest, { env, ...identity.options, ...options })
}

/**
 * Makes the folder if needed and finds an identity that can run the program and write the folder; the folder and all
 * in it belong to that identity afterwards. Throws StartError when there is none.
 */
export function chooseIdentity(program: string, folder: string): Identity {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const self = process.geteuid?.()
  const owner = statSync(folder).uid
  if (self !== 0) {
    if (self === undefined || owner === self) return { uid: self, prefix: [], options: {} }
    throw new StartError(
      `the database folder ${folder} belongs to another user (number ${owner}): start as that user or set DATA_DIR to another folder`,
    )
  }
  const dataDirMode = statSync(dirname(folder)).mode
  for (const identity of candidates(folder, owner)) {
    giveFolder(folder, identity.uid!)
    if (canRun(identity, program, folder)) return identity
  }
  giveFolder(folder, owner)
  chmodSync(dirname(folder), dataDirMode)
  throw new StartError(
    `PostgreSQL does not run as root, and no other user can reach ${folder}: set DATA_DIR to a folder outside root's home, or start as another user`,
  )
}

/** The owner of an existing database first, so that its files change hands only when they must. */
function candidates(folder: string, owner: number): Identity[] {
  const inNamespace: Identity = {
    uid: 0,
    prefix: ['unshare', '--user', '--map-user=1000', '--'],
    options: {},
  }
  const asUser = (uid: number): Identity => ({ uid, prefix: [], options: { uid, gid: groupOf(uid, folder) } })
  const users = [owner, statSync(dirname(folder)).uid, statSync(import.meta.dirname).uid, nobody]
  const others = [...new Set(users)].filter((uid) => uid !== 0)
  return owner === 0
    ? [inNamespace, ...others.map(asUser)]
    : [asUser(owner), inNamespace, ...others.map(asUser)]
}

function groupOf(uid: number, folder: string): number {
  const { uid: owner, gid } = statSync(folder)
  return owner === uid ? gid : nobody
}

function canRun(identity: Identity, program: string, folder: string): boolean {
  const [command, ...args] = [
    ...identity.prefix,
    'sh',
    '-c',
    '"$0" --version && cd "$1" && test -w .',
    program,
    folder,
  ]
  return spawnSync(command!, args, { ...identity.options, stdio: 'ignore' }).status === 0
}

/** The other user needs the right to pass through the data folder, which is otherwise closed. */
function giveFolder(folder: string, uid: number) {
  if (statSync(folder).uid !== uid) chownAll(folder, uid, uid === 0 ? 0 : groupOf(uid, folder))
  const parent = statSync(dirname(folder))
  if (uid !== 0 && parent.uid !== uid) chmodSync(dirname(folder), parent.mode | 0o011)
}

/** Gives one file that root has written to the identity. */
export function giveFileTo(identity: Identity, path: string) {
  if (process.geteuid?.() === 0 && identity.uid !== 0) chownSync(path, identity.uid!, identity.options.gid!)
}

function chownAll(path: string, uid: number, gid: number) {
  const isFolder = lstatSync(path).isDirectory()
  if (isFolder) for (const name of readdirSync(path)) chownAll(join(path, name), uid, gid)
  // A link would be followed.
  if (!lstatSync(path).isSymbolicLink()) chownSync(path, uid, gid)
}

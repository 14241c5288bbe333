import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUseError, folderHolder, lockFolder } from './folderLock.ts'
import { processIdentity } from './processes.ts'

let folder: string
const lock = () => join(folder, 'service.lock')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'koirakanta lock '))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('is held until it is released', async () => {
  const unlock = await lockFolder(folder)
  expect(await folderHolder(folder)).toBe(process.pid)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
  unlock()
  expect(existsSync(lock())).toBe(false)
  const again = await lockFolder(folder)
  again()
})

test('takes over a lock of a process that is gone', async () => {
  writeFileSync(lock(), JSON.stringify({ pid: 2 ** 22 + 1, identity: 'gone' }))
  await lockFolder(folder)
  expect(await folderHolder(folder)).toBe(process.pid)
})

test('takes over a lock whose process number was given to a later process', async () => {
  writeFileSync(lock(), JSON.stringify({ pid: process.ppid, identity: 'an earlier boot/1' }))
  expect(processIdentity(process.ppid)).not.toBe('')
  await lockFolder(folder)
  expect(await folderHolder(folder)).toBe(process.pid)
})

test('takes over a lock that was never written to its end', async () => {
  writeFileSync(lock(), '')
  await lockFolder(folder)
  expect(await folderHolder(folder)).toBe(process.pid)
})

test('waits for a lock that is just being written', async () => {
  writeFileSync(lock(), '')
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) })
  setTimeout(() => writeFileSync(lock(), mine), 80)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
})

test('gives the folder to one of many that find a stale lock at once', async () => {
  writeFileSync(lock(), JSON.stringify({ pid: 2 ** 22 + 1, identity: 'gone' }))
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('refuses a folder that cannot be made, with the reason', async () => {
  writeFileSync(join(folder, 'file'), '')
  await expect(lockFolder(join(folder, 'file', 'data'))).rejects.toThrow(/cannot be written \(ENOTDIR\)/)
})

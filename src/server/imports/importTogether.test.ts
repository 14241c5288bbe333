import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { lockRegistrations } from '../accounts/registration.store.ts'
import { emptyDogs, importText } from './testing/importText.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => emptyDogs(database))
afterAll(() => database.close())

const KILLED = new URL('./testing/importUntilKilled.ts', import.meta.url)
const ROWS = Array.from({ length: 3000 }, (_, place) => `FI${1000 + place}/20,119,Koira ${place}`)
const FILE = `regnr,breed,name\n${ROWS.join('\n')}\n`

async function countDogs(): Promise<number> {
  return (await database.pool.query('select from dog')).rowCount ?? 0
}

test('keeps readers going while an import writes, and hides it from them before its end', async () => {
  const reads: Promise<number>[] = []
  let seen: number[] = []
  await importText(database, FILE, {
    onProgress: ({ phase }) => {
      if (phase === 'dog' || phase === 'dog_number') reads.push(countDogs())
    },
    finish: async () => {
      seen = await Promise.all(reads)
    },
  })
  expect(seen.length).toBeGreaterThan(1)
  expect(seen.filter((count) => count !== 0)).toEqual([])
  expect(await countDogs()).toBe(3000)
})

test('lets people register while an import writes', async () => {
  let seen: number | undefined
  await importText(database, FILE, {
    finish: async () => {
      seen = await database.db.transaction().execute(lockRegistrations).then(countDogs)
    },
  })
  expect(seen).toBe(0)
})

test('takes no lock that keeps readers waiting', async () => {
  let locks: string[] | undefined
  await importText(database, FILE, {
    finish: async () => {
      locks = await exclusiveLocks()
    },
  })
  expect(locks).toEqual([])
})

/** Locks on tables of the service that conflict with reading. */
async function exclusiveLocks(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.relname as name from pg_locks l join pg_class c on c.oid = l.relation
     where l.mode = 'AccessExclusiveLock' and c.relnamespace = 'public'::regnamespace
       -- other tests empty the same tables of other databases at the same time
       and l.database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.map(({ name }) => name)
}

test('changes nothing when it is stopped', async () => {
  const controller = new AbortController()
  const stopped = importText(database, FILE, {
    signal: controller.signal,
    onProgress: ({ phase }) => {
      if (phase === 'dog') controller.abort(new Error('stopped'))
    },
  })
  await expect(stopped).rejects.toThrow('stopped')
  expect(await countDogs()).toBe(0)
  expect(await importText(database, FILE)).toMatchObject({ newDogs: 3000 })
})

test('leaves nothing behind when it is killed', async () => {
  // The killed process cannot remove its own files.
  const folder = await mkdtemp(join(tmpdir(), 'koirakanta-killed-'))
  const env = { ...process.env, IMPORT_INTO: database.url, TMPDIR: folder }
  const child = fork(KILLED, { env, stdio: 'ignore' })
  await once(child, 'message')
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await rm(folder, { recursive: true })
  expect(await importText(database, FILE)).toMatchObject({ newDogs: 3000 })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCommand } from '#tools/test/command.ts'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { emptyDogs, importText } from './testing/importText.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'koirakanta-broken-'))
})
beforeEach(() => emptyDogs(database))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const FILE = 'regnr,breed\nFI01/20,119\n'

/** Runs `work` while no dog can be written: an import stops in the middle of a statement. */
async function whileDogsAreLocked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table dog in share mode')
    return await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** The process of the database that waits for the lock. */
async function waitingBackend(): Promise<number> {
  for (;;) {
    const { rows } = await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows[0]) return rows[0].pid
    await sleep(50)
  }
}

const startImport = async () => {
  const file = join(folder, 'dogs.csv')
  await writeFile(file, FILE)
  const options = ['--report', join(folder, 'dogs.report.csv')]
  return startCommand(['import', 'dogs', file, ...options], { DATABASE_URL: database.url })
}

test('starts at once after an import was killed in the middle of a statement', async () => {
  await whileDogsAreLocked(async () => {
    const killed = await startImport()
    await waitingBackend()
    killed.process.kill('SIGKILL')
    expect(await killed.ended).toBe('SIGKILL')
    expect(await importText(database, FILE, { dryRun: true })).toMatchObject({ newDogs: 1 })
  })
  expect(await importText(database, FILE)).toMatchObject({ newDogs: 1 })
})

test('refuses an import beside one that goes on', async () => {
  const goingOn = await whileDogsAreLocked(async () => {
    const command = await startImport()
    await waitingBackend()
    await expect(importText(database, FILE)).rejects.toThrow(
      'Another import is running in this database. Try again when it has finished.',
    )
    return command
  })
  expect(await goingOn.ended).toBe(0)
})

test('says in a sentence that the database was lost', async () => {
  const command = await whileDogsAreLocked(async () => {
    const started = await startImport()
    await database.pool.query('select pg_terminate_backend($1)', [await waitingBackend()])
    await started.ended
    return started
  })
  expect(command.output()).toBe(
    'koirakanta: The database broke the import off (terminating connection due to administrator command). Import the file again when it answers: what is in already is not taken twice.\n',
  )
  expect(await command.ended).toBe(1)
  expect((await database.pool.query('select from dog')).rowCount).toBe(0)
})

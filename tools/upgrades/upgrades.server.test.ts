import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '#cli/project.ts'
import { inStartOrder } from '#domain/entries/startOrder.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { loadConfig } from '#server/config.ts'
import { startService } from '#server/main.ts'
import { openDatabase } from '#server/platform/database.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded/embeddedPostgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { testApp } from '#server/testing/testApp.ts'
import { TestBrowser } from '#server/testing/testBrowser.ts'
import { readText, repositoryFiles } from '#tools/checks/files.ts'
import { emptyDatabase, type TestDatabase } from '#tools/test/database.ts'
import { type Dump, dumpFile, loadDump, readDump, tableRows } from './dump.ts'
import { DUMP_ACCOUNTS, DUMP_PASSWORD } from './dumpAccounts.ts'

const MIGRATIONS = 'src/server/platform/migrations'
const SUFFIX = '.jsonl.gz'
const releases = readdirSync(inProject('tools', 'upgrades'))
  .filter((name) => name.endsWith(SUFFIX))
  .map((name) => name.slice(0, -SUFFIX.length))

/** Matches what has all that the value has: a migration may add to what a JSON column holds. */
function atLeast(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return expect.objectContaining(
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, atLeast(part)])),
  )
}

/**
 * What a release answered, but for what has been decided since: a dog without a prize has no rank,
 * and the sheets of a trial stand in its start order.
 */
function asDecided(answer: unknown): unknown {
  if (Array.isArray(answer)) return (areSheets(answer) ? inStartOrder(answer) : answer).map(asDecided)
  if (typeof answer !== 'object' || answer === null) return answer
  const decided = 'rank' in answer && 'prize' in answer && answer.prize === 0 ? { rank: null } : {}
  const kept = Object.entries(answer).map(([name, value]) => [name, asDecided(value)])
  return { ...Object.fromEntries(kept), ...decided }
}

function areSheets(rows: unknown[]): rows is { class: TrialClass; startNumber: number | null }[] {
  const isSheet = (row: unknown) =>
    typeof row === 'object' && row !== null && 'startNumber' in row && 'resultId' in row
  return rows.length > 0 && rows.every(isSheet)
}

test('finds the dump of a release', () => {
  expect(releases).toContain('4985279')
})

describe.each(releases)('a database of release %s', (release) => {
  let dump: Dump
  let database: TestDatabase
  beforeAll(async () => {
    dump = await readDump(dumpFile(release))
    database = await emptyDatabase()
    await loadDump(database.pool, dump)
    await migrate(database.pool)
  })
  afterAll(() => database.close())

  test('was made by migrations that have not changed since', () => {
    const files = repositoryFiles(/\.sql$/).filter((file) => file.startsWith(`${MIGRATIONS}/`))
    const stored = files
      .sort()
      .map((file) => ({ name: file.slice(MIGRATIONS.length + 1), text: readText(file) }))
    expect(stored.slice(0, dump.migrations.length)).toEqual(dump.migrations)
  })

  test('has rows in every table that its migrations make', () => {
    const made = dump.migrations.flatMap(({ text }) => [...text.matchAll(/^create table (\w+)/gm)])
    expect([...dump.tables.keys()].sort()).toEqual(made.map(([, table]) => table).sort())
  })

  test('keeps every row of every table when it is migrated', async () => {
    for (const [table, rows] of dump.tables) {
      const columns = new Set(rows.flatMap((row) => Object.keys(row)))
      const stored = (await tableRows(database.pool, table)).map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column))),
      )
      expect(stored, table).toEqual(expect.arrayContaining(rows.map(atLeast)))
    }
  })

  test('answers as the release did, to its accounts and to everyone', async () => {
    const app = await testApp(database, { now: () => dump.at })
    try {
      const browsers = new Map([[null as string | null, new TestBrowser(app)]])
      for (const username of Object.values(DUMP_ACCOUNTS)) {
        const browser = new TestBrowser(app)
        expect((await browser.signIn(username, DUMP_PASSWORD)).statusCode).toBe(200)
        browsers.set(username, browser)
      }
      expect(dump.answers.length).toBeGreaterThan(0)
      for (const { as, url, answer } of dump.answers) {
        const now = await browsers.get(as)!.get(url)
        expect(now.json(), `${url} as ${as}`).toMatchObject(asDecided(answer) as object)
      }
    } finally {
      await app.close()
    }
  })

  test('in a data folder opens in the service with all its dogs, results and accounts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'koirakanta-upgrade-'))
    try {
      await fillFolder(folder, dump)
      const service = await startService(loadConfig({ DATA_DIR: folder, DEMO: 'off', PORT: '0' }), () => {})
      try {
        for (const { url, answer } of dump.answers.filter(({ url }) => url.startsWith('/api/dog/'))) {
          const { name } = answer as { name: string }
          expect(await (await fetch(`${service.address}${url}`)).json()).toMatchObject({ name })
        }
      } finally {
        await service.stop()
      }
      expect(await countsIn(folder)).toMatchObject({
        dog: dump.tables.get('dog')!.length,
        trial_result: dump.tables.get('trial_result')!.length,
        account: dump.tables.get('account')!.length,
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})

async function fillFolder(folder: string, dump: Dump): Promise<void> {
  const server = await startEmbeddedPostgres(folder)
  const database = openDatabase(server.url)
  try {
    await loadDump(database.pool, dump)
  } finally {
    await database.close()
    await server.stop()
  }
}

async function countsIn(folder: string): Promise<object> {
  const server = await startEmbeddedPostgres(folder)
  const database = openDatabase(server.url)
  try {
    const { rows } = await database.pool.query<object>(`
      select (select count(*) from dog) as dog, (select count(*) from trial_result) as trial_result,
        (select count(*) from account) as account`)
    return rows[0]!
  } finally {
    await database.close()
    await server.stop()
  }
}

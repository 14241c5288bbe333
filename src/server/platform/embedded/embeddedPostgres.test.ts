import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkServer } from '../databaseServer.ts'
import { clusterFiles } from './cluster.ts'
import { runningDatabaseUrl, startEmbeddedPostgres } from './embeddedPostgres.ts'
import { isAlive, waitUntil } from './processes.ts'
import { readPostmaster } from './serverProcess.ts'

let folder: string
let child: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'koirakanta ä '))
})

afterEach(async () => {
  if (child?.kill('SIGKILL')) await once(child, 'exit')
  child = undefined
  // Whatever a failed test left running is stopped by a start and a stop.
  await (await startEmbeddedPostgres(folder)).stop()
  rmSync(folder, { recursive: true, force: true })
})

async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Another process that holds the folder, as a running service does. */
async function holdInAnotherProcess(): Promise<ChildProcess> {
  const module = JSON.stringify(join(import.meta.dirname, 'embeddedPostgres.ts'))
  const script = `
    const { startEmbeddedPostgres } = await import(${module})
    const server = await startEmbeddedPostgres(${JSON.stringify(folder)})
    process.send(server.url)
    setInterval(() => {}, 1000)`
  child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('ended'))),
  ])
  return child
}

test('keeps its data from one start to the next, and stops when told', async () => {
  const first = await startEmbeddedPostgres(folder)
  await query(first.url, `create table kept as select 'Ä' as name`)
  const { pid } = readPostmaster(clusterFiles(join(folder, 'postgres')))!
  await first.stop()
  expect(isAlive(pid)).toBe(false)
  const second = await startEmbeddedPostgres(folder)
  expect(await query(second.url, 'select name from kept')).toEqual([{ name: 'Ä' }])
  await second.stop()
})

test('has what the service asks of a database', async () => {
  const server = await startEmbeddedPostgres(folder)
  await query(server.url, 'create extension pg_trgm; create extension unaccent')
  const names = await query<{ name: string }>(
    server.url,
    `select name from unnest(array['Öhky', 'ahti', 'Ässä', 'Zorro', 'Åke']) name order by name collate "fi-x-icu"`,
  )
  expect(names.map(({ name }) => name)).toEqual(['ahti', 'Zorro', 'Åke', 'Ässä', 'Öhky'])
  expect(await query(server.url, `select lower('ÅÄÖŠČ') as lower`)).toEqual([{ lower: 'åäöšč' }])
  expect(await query(server.url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ])
  expect(await query(server.url, 'show fsync')).toEqual([{ fsync: 'on' }])
  await server.stop()
})

test('gives the service a password of its own, and no right to run programs', async () => {
  const server = await startEmbeddedPostgres(folder)
  const [service, administrator] = [new URL(server.url), new URL(server.administratorUrl)]
  const asAdministrator = new URL(server.administratorUrl)
  asAdministrator.password = service.password
  await expect(query(asAdministrator.href, 'select 1')).rejects.toThrow('password authentication failed')
  expect(service.password).not.toBe(administrator.password)
  await expect(query(server.url, `copy (select 1) to program 'cat'`)).rejects.toThrow('permission denied')
  expect(await checkServer(server.url)).toBeUndefined()
  expect(await checkServer(server.administratorUrl)).toMatch('is a superuser')
  await server.stop()
})

test('gives a data folder of one password for both a second one', async () => {
  const first = await startEmbeddedPostgres(folder)
  const files = clusterFiles(join(folder, 'postgres'))
  const shared = readFileSync(files.password, 'utf8')
  await query(first.administratorUrl, `alter role koirakanta password '${shared}'`)
  await query(first.administratorUrl, 'alter role koirakanta superuser')
  await first.stop()
  rmSync(files.servicePassword)
  const second = await startEmbeddedPostgres(folder)
  expect(second.url).not.toContain(shared)
  expect(await query(second.url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ])
  await second.stop()
})

test('refuses a second process while the first lives, and tells a command where it runs', async () => {
  const holder = await holdInAnotherProcess()
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
    `the data folder ${folder} is in use by a running Koirakanta (process ${holder.pid})`,
  )
  const url = await runningDatabaseUrl(folder)
  expect(await query(url!, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('recovers after a killed service: stops the orphaned server, loses nothing committed', async () => {
  const holder = await holdInAnotherProcess()
  const url = await runningDatabaseUrl(folder)
  await query(url!, 'create table kept as select generate_series(1, 1000) as n')
  const leftOver = readPostmaster(clusterFiles(join(folder, 'postgres')))!.pid
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(isAlive(leftOver)).toBe(true)
  const server = await startEmbeddedPostgres(folder)
  expect(isAlive(leftOver)).toBe(false)
  expect(await query(server.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }])
  await server.stop()
})

test('recovers after service and database server were killed together', async () => {
  const holder = await holdInAnotherProcess()
  const url = await runningDatabaseUrl(folder)
  await query(url!, 'create table kept as select generate_series(1, 1000) as n')
  const { pid } = readPostmaster(clusterFiles(join(folder, 'postgres')))!
  holder.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await waitUntil(() => !isAlive(pid) && holder.signalCode !== null, 10_000)
  const server = await startEmbeddedPostgres(folder)
  expect(await query(server.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }])
  await server.stop()
})

test('reports when the server ends by itself', async () => {
  const server = await startEmbeddedPostgres(folder)
  process.kill(readPostmaster(clusterFiles(join(folder, 'postgres')))!.pid, 'SIGQUIT')
  await server.ended
  await server.stop()
})

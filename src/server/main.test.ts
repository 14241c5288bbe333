import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { inProject } from '#cli/project.ts'
import { type RunningCommand, startCommand, startProgram } from '#tools/test/command.ts'
import { testDatabase } from '#tools/test/database.ts'
import { loadConfig } from './config.ts'
import { openDatabase } from './platform/database.ts'
import { reachDatabaseServer } from './platform/databaseServer.ts'
import { clusterFiles } from './platform/embedded/cluster.ts'
import { waitUntil } from './platform/embedded/processes.ts'
import { makeDog } from './testing/factories.ts'

let folder: string
/** A data folder that a first start has made. */
let started: string
let running: RunningCommand[] = []

const newFolder = () => mkdtempSync(join(tmpdir(), 'koirakanta service '))

beforeAll(async () => {
  started = folder = newFolder()
  await serveUntilReady()
  await stopAll()
})
afterAll(() => rmSync(started, { recursive: true, force: true }))

beforeEach(() => {
  folder = newFolder()
})

afterEach(async () => {
  await stopAll()
  rmSync(folder, { recursive: true, force: true })
})

async function stopAll() {
  for (const command of running) command.process.kill('SIGTERM')
  await Promise.all(running.map(({ ended }) => ended))
  running = []
}

/** Lets the service start on the data of a service that was stopped; PostgreSQL looks at their owner and rights. */
const keepData = () => execFileSync('cp', ['-a', `${started}/.`, folder])

function serve(settings: Record<string, string> = {}): RunningCommand {
  const command = startCommand(['serve'], { DATA_DIR: folder, DEMO: 'off', PORT: '0', ...settings })
  running.push(command)
  return command
}

async function serveUntilReady(settings: Record<string, string> = {}) {
  const command = serve(settings)
  const [, port] = await command.waitForOutput(/ready: http:\/\/127\.0\.0\.1:(\d+)/)
  return { ...command, port: port!, url: `http://127.0.0.1:${port}` }
}

async function refusal(settings: Record<string, string>): Promise<string> {
  const command = serve(settings)
  expect(await command.ended).toBe(1)
  const lines = command.output().trimEnd().split('\n')
  expect(lines).toHaveLength(1)
  return lines[0]!
}

async function query(url: string, statement: string): Promise<object[]> {
  const database = openDatabase(url, { max: 1 })
  try {
    return (await database.pool.query(statement)).rows
  } finally {
    await database.close()
  }
}

test('answers when ready, stops in order when told, and starts again on its data', async () => {
  keepData()
  const service = await serveUntilReady()
  expect(await (await fetch(`${service.url}/api/health`)).json()).toMatchObject({ status: 'ok' })
  service.process.kill('SIGTERM')
  expect(await service.ended).toBe(0)
  const again = await serveUntilReady()
  expect((await fetch(`${again.url}/api/health`)).status).toBe(200)
})

test('stops in order when npm has ended the shell that it runs scripts in', async () => {
  keepData()
  const launcher = inProject('bin', 'koirakanta.js')
  const settings = { DATA_DIR: folder, DEMO: 'off', PORT: '0', npm_lifecycle_event: 'start' }
  // A second command keeps the shell, whichever it is, from becoming the first.
  const script = `"${process.execPath}" "${launcher}" serve; exit`
  const shell = startProgram('sh', ['-c', script], settings)
  running.push(shell)
  await shell.waitForOutput(/ready: http/)
  shell.process.kill('SIGTERM')
  expect(await shell.ended).toBe('SIGTERM')
  expect(existsSync(join(folder, 'service.lock'))).toBe(false)
  const { data, log } = clusterFiles(join(folder, 'postgres'))
  expect(existsSync(join(data, 'postmaster.pid'))).toBe(false)
  expect(readFileSync(log, 'utf8')).toMatch(/database system is shut down\n$/)
})

test('finishes a running request before it stops', async () => {
  keepData()
  const service = await serveUntilReady()
  const socket = connect(Number(service.port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const head =
    'POST /api/dog/list/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n'
  socket.write(`${head}F`)
  await new Promise((resolve) => setTimeout(resolve, 300))
  service.process.kill('SIGTERM')
  await service.waitForOutput(/being finished/)
  const health = await fetch(`${service.url}/api/health`)
  expect(health.status).toBe(503)
  expect(await health.json()).toMatchObject({ status: 'stopping' })
  // Longer than stopping takes when nothing runs.
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(answer).toBe('')
  socket.write('I')
  await new Promise((resolve) => socket.once('data', resolve))
  expect(answer).toMatch(/^HTTP\/1\.1 (?!5)\d\d\d /)
  expect(await service.ended).toBe(0)
})

test('has all that it answered before it was killed at the next start', async () => {
  keepData()
  const service = await serveUntilReady()
  const config = loadConfig({ DATA_DIR: folder })
  const beside = await reachDatabaseServer(config)
  expect(beside.url).toContain('127.0.0.1')
  await query(beside.url, `insert into setting (key, value) values ('kept', '1')`)
  service.process.kill('SIGKILL')
  await service.ended
  await serveUntilReady()
  const next = await reachDatabaseServer(config)
  expect(await query(next.url, `select value from setting where key = 'kept'`)).toEqual([{ value: 1 }])
})

test('prints one line for a taken port, a folder in use and a wrong setting', async () => {
  keepData()
  const service = await serveUntilReady()
  expect(await refusal({ PORT: service.port })).toMatch(/port \d+ on 127\.0\.0\.1 is taken .* set PORT/)
  expect(await refusal({})).toMatch(/data folder .* is in use by a running Koirakanta .* set DATA_DIR/)
  expect(await refusal({ PORT: 'many' })).toMatch(/Setting PORT is wrong/)
})

test('prints one line for a database out of reach', async () => {
  const line = await refusal({ DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x' })
  expect(line).toMatch(/database at DATABASE_URL \(127\.0\.0\.1:1\/x\) cannot be used .*correct DATABASE_URL/)
})

test('prints one line for a database newer than the code, and leaves it as it is', async () => {
  const database = await testDatabase()
  await database.pool.query(`insert into migration (name) values ('9999_from_the_future.sql')`)
  expect(await refusal({ DATABASE_URL: database.url })).toMatch(/database is newer .* 9999_from_the_future/)
  await database.close()
})

test('prints one line for a restore that was not finished', async () => {
  const database = await testDatabase()
  await database.pool.query(`insert into setting values ('restoreUnfinished', '"2026-11-22T09:00:00.000Z"')`)
  expect(await refusal({ DATABASE_URL: database.url })).toBe(
    'koirakanta: the restore of the backup of 2026-11-22T09:00:00.000Z was not finished: run koirakanta restore with its file again, then start',
  )
  await database.close()
})

test('answers and prints under the watch of `npm run dev`', async () => {
  const database = await testDatabase()
  const command = startCommand(['dev'], { DATA_DIR: folder, DATABASE_URL: database.url, PORT: '0' })
  running.push(command)
  const [, url] = await command.waitForOutput(/ready: (http:\/\/127\.0\.0\.1:\d+)/)
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  const { regnr } = await makeDog(database.db)
  const paper = `${url}/api/dog/${encodeURIComponent(regnr)}/pedigree.pdf`
  await expect.poll(async () => (await fetch(paper)).headers.get('content-type')).toBe('application/pdf')
  command.process.kill('SIGTERM')
  expect(await command.ended).toBe(0)
  await database.close()
})

test('stops while it is still starting', async () => {
  const service = serve()
  await waitUntil(() => existsSync(join(folder, 'service.lock')), 20_000)
  service.process.kill('SIGTERM')
  expect(await service.ended).toBe(0)
})

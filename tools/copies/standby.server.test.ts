import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Database, openDatabase, SERVING } from '#server/platform/database.ts'
import { Standby } from '#server/platform/standby/standby.ts'
import { makeDog } from '#server/testing/factories.ts'
import { targetsOf, walk } from '#server/testing/publicWalk.ts'
import { testApp } from '#server/testing/testApp.ts'
import { TestBrowser } from '#server/testing/testBrowser.ts'
import { onServer } from '#tools/test/server.ts'
import { type DatabasePair, killHard, startPair } from './databasePair.ts'
import { fillClub } from './machines.ts'

const folder = mkdtempSync(join(tmpdir(), 'koirakanta-standby-'))
let pair: DatabasePair
let database: Database
let standby: Standby
let app: FastifyInstance
let visitor: TestBrowser
let adder: TestBrowser

beforeAll(async () => {
  pair = await startPair(folder, 'asynchronous', (url) => fillClub(url, 'small', async () => undefined))
  const standbyUrl = pair.urlBehind(pair.standby.port)
  database = openDatabase(pair.urlBehind(pair.primary.port), { ...SERVING, standbyUrl })
  standby = database.standby!
  app = await testApp(database)
  visitor = new TestBrowser(app)
  adder = new TestBrowser(app)
  expect((await adder.signIn('adder', 'koira-123')).statusCode).toBe(200)
})

afterAll(async () => {
  await app.close()
  await database.close()
  await pair.stop()
  rmSync(folder, { recursive: true, force: true })
})

const isFresh = () => vi.waitFor(() => expect(standby.isFresh).toBe(true), { timeout: 20_000, interval: 5 })
const onStandby = (statement: string) => onServer(pair.standby.administratorUrl, statement)
const nameSeenBy = async (browser: TestBrowser, regnr: string) =>
  (await browser.get(`/api/dog/${encodeURIComponent(regnr)}`)).json().name as string
const rename = (id: number, name: string) =>
  database.db.updateTable('dog').set({ name }).where('id', '=', id).execute()
/** Answers of the standby while something is done. */
const answeredDuring = async (work: () => Promise<unknown>) => {
  const before = standby.answered.standby
  await work()
  return standby.answered.standby - before
}

test('answers every public question from the standby, which refuses whatever writes', async () => {
  const targets = await targetsOf(database.db)
  const freshly = new TestBrowser(app)
  for (const kind of ['get', 'json', 'text'] as const) {
    const ask = freshly[kind].bind(freshly) as (...all: unknown[]) => Promise<never>
    freshly[kind] = async (...all: unknown[]) => {
      await isFresh()
      return ask(...all)
    }
  }
  const answers = await walk(app, freshly, targets, 2)
  expect([...answers.values()].filter(({ status }) => status >= 500)).toEqual([])
  expect(standby.failures).toBe(0)
  expect(standby.answered.standby).toBeGreaterThan(20 * standby.answered.primary)
})

test('answers who has signed in from the primary at once, and a visitor with what the standby had less than a second ago', async () => {
  const { id, regnr } = await makeDog(database.db, { name: 'Vanha Nimi' })
  await expect.poll(() => nameSeenBy(visitor, regnr)).toBe('Vanha Nimi')
  await isFresh()
  await onStandby('select pg_wal_replay_pause()')
  await isFresh()
  expect(await answeredDuring(() => nameSeenBy(visitor, regnr))).toBe(1)
  await rename(id, 'Uusi Nimi')
  // What each is told is kept in memory meanwhile: by none for the other.
  for (let round = 0; round < 2; round++) {
    expect(await answeredDuring(async () => expect(await nameSeenBy(adder, regnr)).toBe('Uusi Nimi'))).toBe(0)
    let told = ''
    const fromStandby = await answeredDuring(async () => {
      told = await nameSeenBy(visitor, regnr)
    })
    expect(told).toBe(fromStandby ? 'Vanha Nimi' : 'Uusi Nimi')
  }
  await expect.poll(() => nameSeenBy(visitor, regnr), { interval: 20 }).toBe('Uusi Nimi')
  expect(standby.isFresh).toBe(false)
  await rename(id, 'Uusin Nimi')
  expect(await nameSeenBy(visitor, regnr)).toBe('Uusin Nimi')
  await onStandby('select pg_wal_replay_resume()')
  await isFresh()
  expect(await answeredDuring(async () => expect(await nameSeenBy(visitor, regnr)).toBe('Uusin Nimi'))).toBe(
    1,
  )
})

test('tells a change that was committed after a later one', async () => {
  const [first, second] = [await makeDog(database.db, { name: 'Ensin' }), await makeDog(database.db)]
  const client = await database.pool.connect()
  // Also where the test fails, or closing the pool would wait for it.
  onTestFinished(() => client.release(true))
  await client.query('begin')
  await client.query(`update dog set name = 'Lopuksi' where id = ${first.id}`)
  await rename(second.id, 'Toinen')
  const keptOnStandby = async () => {
    await isFresh()
    expect(await nameSeenBy(visitor, second.regnr)).toBe('Toinen')
    expect(await answeredDuring(() => nameSeenBy(visitor, first.regnr))).toBe(1)
  }
  await expect.poll(() => keptOnStandby().then(() => true)).toBe(true)
  await client.query('commit')
  await expect.poll(() => nameSeenBy(visitor, first.regnr)).toBe('Lopuksi')
  await isFresh()
  expect(await answeredDuring(() => nameSeenBy(visitor, first.regnr))).toBe(1)
  expect(await nameSeenBy(visitor, first.regnr)).toBe('Lopuksi')
})

test.each([
  ['belongs to its caller', '/api/captcha'],
  ['is a stream', '/api/breeds/119/pedigree/poprep'],
])('reads an answer that %s from the primary', async (_kind, address) => {
  await isFresh()
  expect(await answeredDuring(async () => expect((await visitor.get(address)).statusCode).toBe(200))).toBe(0)
  expect(await answeredDuring(() => visitor.get('/api/news'))).toBe(1)
})

test('asks a server that is no standby for nothing', async () => {
  const url = pair.urlBehind(pair.primary.port)
  const promoted = new Standby(url, url, {})
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(promoted.isFresh).toBe(false)
  await promoted.close()
})

test('goes on without the standby, and says so in the metrics', async () => {
  const { regnr } = await makeDog(database.db, { name: 'Pysyvä' })
  await expect.poll(() => nameSeenBy(visitor, regnr)).toBe('Pysyvä')
  await isFresh()
  const { failures } = standby
  killHard(pair.standby)
  await vi.waitFor(async () => {
    expect(await nameSeenBy(visitor, regnr)).toBe('Pysyvä')
    expect(standby.isFresh).toBe(false)
  })
  expect(standby.failures).toBeGreaterThan(failures)
  const { body } = await visitor.get('/api/metrics')
  expect(body).toContain('standby_fresh 0\n')
  expect(body).toContain(`standby_failures_total ${standby.failures}\n`)
  expect(body).toContain(`visitor_answers_total{server="standby"} ${standby.answered.standby}\n`)
  expect(body).toContain(`visitor_answers_total{server="primary"} ${standby.answered.primary}\n`)
})

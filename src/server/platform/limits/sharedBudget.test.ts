import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { breeds } from '#contract/endpoints/dogs.ts'
import { openService } from '../../testing/openService.ts'
import { testApp } from '../../testing/testApp.ts'
import { SharedBudget } from './sharedBudget.ts'

const BURST = 20

const { database } = await openService()
let copies: FastifyInstance[]
let shared: SharedBudget[]

beforeAll(async () => {
  const env = { RATE_BURST: String(BURST), RATE_PER_SECOND: '0.01' }
  copies = [await testApp(database, { env }), await testApp(database, { env })]
  shared = copies.map((app) => new SharedBudget(database.url, app.budget, app.log, 50))
  await bothListen()
})
afterAll(async () => {
  await Promise.all(shared.map((one) => one.close()))
  await Promise.all(copies.map((app) => app.close()))
})

const ask = async (copy: number, from: string) =>
  (await copies[copy]!.inject({ url: breeds.path, remoteAddress: from })).statusCode

/** Asks one copy so many times, and is answered. */
async function spend(copy: number, from: string, tokens: number): Promise<void> {
  const answers = Array.from({ length: tokens }, () => ask(copy, from))
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
}
const spendAll = (copy: number, from: string) => spend(copy, from, BURST)

/** Whether a copy comes to refuse a caller who asks it for less than is allowed. */
async function comesToRefuse(copy: number, from: string): Promise<boolean> {
  for (let time = 0; time < BURST / 2; time++) {
    if ((await ask(copy, from)) === 429) return true
    await sleep(500)
  }
  return false
}

async function listeners(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'koirakanta budgets' and query ~ 'listen|pg_notify'`,
  )
  return rows[0]!.count
}

const bothListen = () => vi.waitFor(async () => expect(await listeners()).toBe(2), 20_000)

test('refuses at one copy whoever has asked another for as much as is allowed, and nobody else', async () => {
  await spendAll(0, '203.0.113.1')
  expect(await comesToRefuse(1, '203.0.113.1')).toBe(true)
  expect(await ask(1, '203.0.113.2')).toBe(200)
})

test('does not take from a copy again what it has told itself', async () => {
  await spend(0, '203.0.113.6', BURST / 2)
  // Longer than a notice takes.
  await sleep(1000)
  await spend(0, '203.0.113.6', BURST / 2)
})

test('takes nothing for what is told in another form', async () => {
  const bad = ['', '{', '{"copy":"x","kind":"calls","taken":[["203.0.113.3","20"]]}', '{"copy":"x"}']
  for (const text of bad) await database.pool.query('select pg_notify($1, $2)', ['koirakanta_budget_1', text])
  await spendAll(1, '203.0.113.3')
  expect(await comesToRefuse(0, '203.0.113.3')).toBe(true)
})

test('counts alone while the connection is lost, and with the others again afterwards', async () => {
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'koirakanta budgets'`,
  )
  await spendAll(0, '203.0.113.4')
  await spendAll(1, '203.0.113.4')
  await bothListen()
  await spendAll(0, '203.0.113.5')
  expect(await comesToRefuse(1, '203.0.113.5')).toBe(true)
})

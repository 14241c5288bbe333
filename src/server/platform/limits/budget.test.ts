import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { getConsents } from '#contract/endpoints/accounts.ts'
import { calendar, pastTrials } from '#contract/endpoints/calendar.ts'
import { breeds, listDogs } from '#contract/endpoints/dogs.ts'
import { latestUpdate } from '#contract/endpoints/systemUpdates.ts'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { makeDog } from '../../testing/factories.ts'
import { openService } from '../../testing/openService.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { testApp } from '../../testing/testApp.ts'
import { waitForAlikeWaiters } from '../../testing/waiting.ts'
import { openDatabase } from '../database.ts'

const ATTACKER = '203.0.113.66'
const OTHER = '198.51.100.7'
/** More than the service answers at once, and so many that the other has its turn among them on a busy machine too. */
const FLOOD = 120

const { database } = await openService()
let regnr: string

beforeAll(async () => {
  regnr = (await makeDog(database.db, { name: 'Budjetti' })).regnr
  const { id } = await database.db
    .insertInto('file')
    .values({ name: 'banneri.jpg', mime: 'image/jpeg', content: Buffer.from('jpeg') })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.db
    .insertInto('advertisement')
    .values({ event_name: 'Näyttely', url: 'https://a.example', banner_id: id })
    .execute()
})

/** Runs a test on a service whose callers have a bucket of so many tokens, which does not fill up meanwhile. */
async function withBurst(burst: number, run: (app: FastifyInstance) => Promise<void>): Promise<void> {
  const app = await testApp(database, { env: { RATE_BURST: String(burst), RATE_PER_SECOND: '0.01' } })
  await run(app).finally(() => app.close())
}

const get = async (app: FastifyInstance, url: string, from = OTHER, headers = {}) =>
  (await app.inject({ url, remoteAddress: from, headers })).statusCode
const search = (app: FastifyInstance, text: string, from: string) =>
  app.inject({
    method: 'POST',
    url: listDogs.path,
    remoteAddress: from,
    headers: { 'content-type': 'text/plain' },
    payload: text,
  })

test('takes what a call costs from the bucket of its address, and nothing from another', () =>
  withBurst(7, async (app) => {
    for (let time = 0; time < 2; time++)
      expect((await search(app, 'Budjetti', ATTACKER)).statusCode).toBe(200)
    const third = await search(app, 'Budjetti', ATTACKER)
    expect(refusalOf(third)).toEqual([429, 'TOO_MANY_REQUESTS'])
    // Two tokens are missing, at a hundredth of one a second.
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(150)
    expect(await get(app, breeds.path, OTHER)).toBe(200)
  }))

test('answers others before the refusals of a flood', () =>
  withBurst(3, async (app) => {
    const answered: string[] = []
    const ask = async (from: string) => {
      answered.push(`${from} ${await get(app, breeds.path, from)}`)
    }
    const refused = () => answered.filter((one) => one === `${ATTACKER} 429`).length
    const flood = Array.from({ length: 60 }, () => ask(ATTACKER))
    await ask(OTHER)
    expect(refused()).toBeLessThan(30)
    await Promise.all(flood)
    expect(refused()).toBeGreaterThan(50)
  }))

test('takes more of a question that goes through more, by what its query names', () =>
  withBurst(5, async (app) => {
    const ofDog = `${calendar.path}?dog=${encodeURIComponent(regnr)}`
    expect(await get(app, ofDog)).toBe(200)
    // 2.2 tokens are left.
    expect(await get(app, ofDog)).toBe(429)
    expect(await get(app, `${pastTrials.path}?judge=mäki`)).toBe(429)
    expect(await get(app, pastTrials.path)).toBe(200)
  }))

test('takes a tenth for an answer that was in memory', () =>
  withBurst(5, async (app) => {
    const address = `/api/dog/${encodeURIComponent(regnr)}`
    // One token, then nineteen tenths: 2.1 are left.
    for (let time = 0; time < 20; time++) expect(await get(app, address)).toBe(200)
    const left = [breeds.path, breeds.path, breeds.path].map((path) => get(app, path))
    expect((await Promise.all(left)).toSorted()).toEqual([200, 200, 429])
  }))

test('takes a tenth for an answer that the caller has already', () =>
  withBurst(5, async (app) => {
    const url = '/images/banneri.jpg'
    const { headers } = await app.inject({ url, remoteAddress: OTHER })
    for (let time = 0; time < 19; time++)
      expect(await get(app, url, OTHER, { 'if-none-match': headers.etag })).toBe(304)
    const left = [url, url, url].map((path) => get(app, path))
    expect((await Promise.all(left)).toSorted()).toEqual([200, 200, 429])
  }))

test('lets two accounts behind one address pay each for itself', () =>
  withBurst(15, async (app) => {
    const one = await signedIn(app, await makeAccount(database.db), { address: OTHER })
    const two = await signedIn(app, await makeAccount(database.db), { address: OTHER })
    for (let time = 0; time < 15; time++) expect((await one.get(getConsents.path)).statusCode).toBe(200)
    expect(refusalOf(await one.get(getConsents.path))).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect((await two.get(getConsents.path)).statusCode).toBe(200)
  }))

test('answers others while one caller floods it with an expensive call', async () => {
  const narrow = openDatabase(database.url, { max: 4 })
  const app = await testApp(narrow)
  const locker = await database.pool.connect()
  await locker.query('begin; lock table dog_number in access exclusive mode')
  const answered: string[] = []
  const asked = (name: string, from: string) =>
    search(app, regnr, from).then(({ statusCode }) => answered.push(`${name} ${statusCode}`))
  const flood = Array.from({ length: FLOOD }, () => asked('attacker', ATTACKER))
  // Only some of the pool's connections wait for the lock: a light call is answered, whoever makes it.
  expect(await get(app, latestUpdate.path, OTHER)).toBe(200)
  expect(await get(app, latestUpdate.path, ATTACKER)).toBe(200)
  const other = asked('other', OTHER)
  // Two of the attacker, and the other, who did not wait for the rest of the flood.
  await waitForAlikeWaiters(database, 3)
  await locker.query('commit')
  locker.release()
  await Promise.all([...flood, other])
  await app.close()
  await narrow.close()
  expect(answered.filter((answer) => answer === 'attacker 200')).toHaveLength(FLOOD)
  // Who has to wait for the flood is answered among its last two; how many overtake on a busy machine is chance.
  expect(answered.indexOf('other 200')).toBeLessThan((FLOOD * 3) / 4)
})

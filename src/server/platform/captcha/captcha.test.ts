import { beforeAll, expect, test } from 'vitest'
import { CAPTCHA_HEADER } from '#contract/headers.ts'
import { openService } from '../../testing/openService.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { testApp } from '../../testing/testApp.ts'
import { TestBrowser } from '../../testing/testBrowser.ts'

let browser: TestBrowser
let clock = new Date()
const { app, database } = await openService({ now: () => clock })

beforeAll(async () => {
  browser = new TestBrowser(app)
})

const ask = (header?: string, email = 'joku@example.fi') =>
  browser.text('/api/user/reset-password/', email, header ? { headers: { [CAPTCHA_HEADER]: header } } : {})
const REFUSED = [422, 'CAPTCHA_INVALID']

test('accepts a solved challenge once', async () => {
  const solved = await browser.solved()
  expect((await ask(solved)).statusCode).toBe(200)
  expect(refusalOf(await ask(solved))).toEqual(REFUSED)
})

test('accepts it once when used twice at once', async () => {
  const solved = await browser.solved()
  const answers = await Promise.all([ask(solved), ask(solved), ask(solved)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
})

test('uses up no challenge for a form that does not fit', async () => {
  const solved = await browser.solved()
  expect((await ask(solved, 'ei osoite')).statusCode).toBe(400)
  expect((await ask(solved)).statusCode).toBe(200)
})

test('refuses a missing, made-up, changed or stale challenge', async () => {
  expect(refusalOf(await ask())).toEqual(REFUSED)
  for (const made of [
    'x',
    'e30=',
    Buffer.from('{"algorithm":"SHA-256"}').toString('base64'),
    'a'.repeat(5000),
  ])
    expect(refusalOf(await ask(made))).toEqual(REFUSED)
  const payload = JSON.parse(Buffer.from(await browser.solved(), 'base64').toString())
  const changed = (fields: object) =>
    ask(Buffer.from(JSON.stringify({ ...payload, ...fields })).toString('base64'))
  const far = Math.floor(clock.getTime() / 1000) + 10_000_000
  expect(refusalOf(await changed({ number: payload.number + 1 }))).toEqual(REFUSED)
  expect(refusalOf(await changed({ salt: payload.salt.replace(/\d+&$/, `${far}&`) }))).toEqual(REFUSED)
  expect(refusalOf(await changed({ signature: '0'.repeat(64) }))).toEqual(REFUSED)
  expect(refusalOf(await changed({ algorithm: 'SHA-1' }))).toEqual(REFUSED)
  const stale = await browser.solved()
  clock = new Date(clock.getTime() + 21 * 60_000)
  expect(refusalOf(await ask(stale))).toEqual(REFUSED)
})

test('accepts challenges of other copies of the service', async () => {
  const copy = await testApp(database, { now: () => clock })
  const solved = await new TestBrowser(copy).solved()
  await copy.close()
  expect((await ask(solved)).statusCode).toBe(200)
})

import { beforeEach, expect, test } from 'vitest'
import { makeAccount, PASSWORD, signedIn } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

let clock = new Date('2026-05-17T09:00:00Z')
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}
const { app, database } = await openService({ now: () => clock, env: { ATTEMPT_LIMIT_FACTOR: '1' } })
beforeEach(async () => {
  await database.pool.query('delete from attempt')
})

const NEEDS_PROOF = [422, 'SIGNIN_NEEDS_PROOF']
const HOME = '203.0.113.5'
const fromAddress = (address: string) => new TestBrowser(app, { address })

/** Failures by one name, four from each of as many networks as it takes. */
async function failFromAnywhere(name: string, times: number) {
  for (let time = 0; time < times; time++)
    await fromAddress(`198.51.100.${Math.floor(time / 4)}`).signIn(name, 'arvaus-1')
}

test('asks for proof of work after twenty failures from anywhere, and lets the owner in with it', async () => {
  const victim = await makeAccount(database.db)
  await failFromAnywhere(victim.username, 19)
  expect(refusalOf(await fromAddress(HOME).signIn(victim.username, 'arvaus-1'))).toEqual([
    401,
    'SIGNIN_FAILED',
  ])
  const browser = fromAddress(HOME)
  expect(refusalOf(await browser.signIn(victim.username, PASSWORD))).toEqual(NEEDS_PROOF)
  const guess = await fromAddress('192.0.2.7').signIn(victim.username, 'arvaus-1', { captcha: true })
  expect(refusalOf(guess)).toEqual([401, 'SIGNIN_FAILED'])
  const used = await browser.solved()
  const send = () => browser.signIn(victim.username, PASSWORD, { headers: { 'x-captcha': used } })
  expect((await send()).statusCode).toBe(200)
  expect(refusalOf(await fromAddress(HOME).signIn(victim.username, PASSWORD))).toEqual(NEEDS_PROOF)
  later(24 * 3600)
  expect((await fromAddress(HOME).signIn(victim.username, PASSWORD)).statusCode).toBe(200)
})

test('accepts a proof once, of an unknown browser', async () => {
  const victim = await makeAccount(database.db)
  await failFromAnywhere(victim.username, 20)
  const proof = await fromAddress(HOME).solved()
  const guess = () =>
    fromAddress(HOME).signIn(victim.username, 'arvaus-1', { headers: { 'x-captcha': proof } })
  expect(refusalOf(await guess())).toEqual([401, 'SIGNIN_FAILED'])
  expect(refusalOf(await guess())).toEqual([422, 'CAPTCHA_INVALID'])
})

test('asks for it alike where nobody has the name', async () => {
  await failFromAnywhere('ei.ketaan', 20)
  expect(refusalOf(await fromAddress(HOME).signIn('ei.ketaan', 'arvaus-1'))).toEqual(NEEDS_PROOF)
})

test('lets no burst from many networks pass the total', async () => {
  const victim = await makeAccount(database.db)
  const browsers = Array.from({ length: 40 }, (_, n) => fromAddress(`198.51.100.${n}`))
  await Promise.all(browsers.map((browser) => browser.get('/api/alive/')))
  const answers = await Promise.all(browsers.map((browser) => browser.signIn(victim.username, 'arvaus-1')))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  expect(statuses.filter((status) => status === 422)).toHaveLength(20)
})

test('is not brought to it by one network alone', async () => {
  const victim = await makeAccount(database.db)
  const thief = fromAddress('192.0.2.1')
  for (let guess = 0; guess < 40; guess++) await thief.signIn(victim.username, 'arvaus-1')
  expect((await fromAddress(HOME).signIn(victim.username, PASSWORD)).statusCode).toBe(200)
})

test('never slows the owner down on a browser in which he has signed in before, whoever guesses from wherever', async () => {
  const owner = await makeAccount(database.db)
  const browser = await signedIn(app, owner, { address: HOME })
  await browser.command('/api/signout/')
  await failFromAnywhere(owner.username, 20)
  for (let guess = 0; guess < 60; guess++) await fromAddress(HOME).signIn(`nimi${guess}`, 'arvaus-1')
  for (let guess = 0; guess < 6; guess++) await fromAddress(HOME).signIn(owner.username, 'arvaus-1')
  expect((await fromAddress(HOME).signIn(owner.username, PASSWORD)).statusCode).not.toBe(200)
  for (const name of [owner.username, owner.email]) {
    expect((await browser.signIn(name, PASSWORD)).statusCode).toBe(200)
    await browser.command('/api/signout/')
  }
})

test('keeps a known browser’s cookie from scripts and other sites, and no name of an account in it', async () => {
  const owner = await makeAccount(database.db)
  const answer = await fromAddress(HOME).signIn(owner.username, PASSWORD)
  const cookie = answer.cookies.find(({ name }) => name === 'device')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 31_536_000 })
  expect(cookie?.value).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
})

test('knows a browser to be several people’s, and nobody else’s', async () => {
  const [first, second, stranger] = [
    await makeAccount(database.db),
    await makeAccount(database.db),
    await makeAccount(database.db),
  ]
  const browser = await signedIn(app, first, { address: HOME })
  await browser.signIn(second.username, PASSWORD)
  await browser.command('/api/signout/')
  for (const { username } of [first, second, stranger]) await failFromAnywhere(username, 20)
  expect(refusalOf(await browser.signIn(stranger.username, PASSWORD))).toEqual(NEEDS_PROOF)
  for (const { username } of [second, first])
    expect((await browser.signIn(username, PASSWORD)).statusCode).toBe(200)
})

test('takes a made-up or changed cookie for none', async () => {
  const owner = await makeAccount(database.db)
  const known = (await signedIn(app, owner, { address: HOME })).cookies.get('device')!
  await failFromAnywhere(owner.username, 20)
  const [name, signature] = known.split('.')
  const other = signature!.startsWith('A') ? 'B' : 'A'
  for (const made of [
    '',
    'x',
    name!,
    `${name}.${other}${signature!.slice(1)}`,
    `${'A'.repeat(22)}.${signature}`,
    `${known}.x`,
  ]) {
    const browser = fromAddress(HOME)
    browser.cookies.set('device', made)
    expect(refusalOf(await browser.signIn(owner.username, PASSWORD)), made).toEqual(NEEDS_PROOF)
  }
})

test('counts a known browser like any other once it has failed ten times itself', async () => {
  const owner = await makeAccount(database.db)
  const browser = await signedIn(app, owner, { address: HOME })
  await failFromAnywhere(owner.username, 20)
  for (let time = 0; time < 10; time++)
    expect((await browser.signIn(owner.username, 'unohdus-1')).statusCode).toBe(401)
  expect(refusalOf(await browser.signIn(owner.username, PASSWORD))).toEqual(NEEDS_PROOF)
  later(15 * 60)
  expect((await browser.signIn(owner.username, PASSWORD)).statusCode).toBe(200)
})

test('a new password makes every browser unknown but the one it was set in', async () => {
  const owner = await makeAccount(database.db)
  const own = await signedIn(app, owner, { address: HOME })
  const other = await signedIn(app, owner, { address: HOME })
  const password = 'uusi-salasana1'
  const change = { oldPassword: PASSWORD, password, passwordAgain: password }
  expect((await own.json('/api/user/change-password', change)).statusCode).toBe(200)
  await failFromAnywhere(owner.username, 20)
  expect(refusalOf(await other.signIn(owner.username, password))).toEqual(NEEDS_PROOF)
  expect((await own.signIn(owner.username, password)).statusCode).toBe(200)
})

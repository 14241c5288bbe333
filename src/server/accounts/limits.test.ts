import { beforeEach, expect, test } from 'vitest'
import { networkOf } from '../platform/limits/attempts.ts'
import { makeAccount, newestMail, PASSWORD, signedIn, tokenOf } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { testApp } from '../testing/testApp.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

let clock = new Date('2026-05-17T09:00:00Z')
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}
const { app, database } = await openService({ now: () => clock, env: { ATTEMPT_LIMIT_FACTOR: '1' } })
beforeEach(async () => {
  await database.pool.query('delete from attempt')
})

const fromAddress = (address: string) => new TestBrowser(app, { address })
const wait = (answer: { headers: Record<string, unknown> }) => Number(answer.headers['retry-after'])

test('makes a guesser wait longer each time, and lets the owner in at once from another address', async () => {
  const victim = await makeAccount(database.db)
  const thief = fromAddress('203.0.113.5')
  for (let guess = 0; guess < 5; guess++)
    expect(refusalOf(await thief.signIn(victim.username, `arvaus-${guess}`))).toEqual([401, 'SIGNIN_FAILED'])
  const waits: number[] = []
  for (let guess = 0; guess < 6; guess++) {
    const answer = await thief.signIn(victim.username, 'arvaus-x')
    expect(refusalOf(answer)).toEqual([429, 'TOO_MANY_SIGNINS'])
    waits.push(wait(answer))
    later(wait(answer))
    expect((await thief.signIn(victim.username, 'arvaus-x')).statusCode).toBe(401)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32])
  expect(refusalOf(await thief.signIn(victim.username, PASSWORD))[0]).toBe(429)
  expect((await fromAddress('198.51.100.7').signIn(victim.username, PASSWORD)).statusCode).toBe(200)
})

test('stops a burst of guesses', async () => {
  const victim = await makeAccount(database.db)
  const thief = fromAddress('203.0.113.6')
  await thief.get('/api/alive/')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, guess) => thief.signIn(victim.username, `arvaus-${guess}`)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15)
})

test('behind a proxy counts the address that the proxy saw, not a forged one', async () => {
  const behind = await testApp(database, {
    env: { ATTEMPT_LIMIT_FACTOR: '1', TRUST_PROXY: 'true', PUBLIC_URL: 'https://koirakanta.example' },
  })
  const guess = (forged: string, seen: string) =>
    new TestBrowser(behind).signIn('kohde', 'arvaus', {
      headers: { 'x-forwarded-for': `${forged}, ${seen}` },
    })
  for (let n = 0; n < 5; n++) expect((await guess(`192.0.2.${n}`, '203.0.113.77')).statusCode).toBe(401)
  expect((await guess('192.0.2.99', '203.0.113.77')).statusCode).toBe(429)
  expect((await guess('192.0.2.99', '203.0.113.78')).statusCode).toBe(401)
  await behind.close()
})

test('slows unknown names down alike', async () => {
  const thief = fromAddress('203.0.113.7')
  for (let guess = 0; guess < 5; guess++) await thief.signIn('ei.ketaan', 'arvaus')
  expect(refusalOf(await thief.signIn('ei.ketaan', 'arvaus'))).toEqual([429, 'TOO_MANY_SIGNINS'])
})

test('forgets failures after a good sign-in', async () => {
  const account = await makeAccount(database.db)
  const browser = fromAddress('203.0.113.8')
  for (let round = 0; round < 3; round++) {
    for (let guess = 0; guess < 4; guess++) await browser.signIn(account.username, 'unohdus')
    expect((await browser.signIn(account.username, PASSWORD)).statusCode).toBe(200)
  }
})

test('stops one network for a while after failures at fifty names', async () => {
  const thief = fromAddress('203.0.113.9')
  for (let name = 0; name < 50; name++)
    expect((await thief.signIn(`nimi${name}`, 'arvaus')).statusCode).toBe(401)
  const answer = await thief.signIn('nimi50', 'arvaus')
  expect(refusalOf(answer)).toEqual([429, 'TOO_MANY_SIGNINS'])
  expect(wait(answer)).toBe(900)
  later(901)
  expect((await thief.signIn('nimi50', 'arvaus')).statusCode).toBe(401)
})

test('counts an IPv6 caller by its /64', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('::ffff:203.0.113.9')).toBe('::ffff:203.0.113.9')
})

test('mails an address five times an hour for one network, known or not; its owner elsewhere still gets his', async () => {
  const known = await makeAccount(database.db)
  const mails = async () =>
    (await database.pool.query('select count(*)::int as n from mail where recipient = $1', [known.email]))
      .rows[0].n
  const ask = (email: string, address: string) =>
    fromAddress(address).text('/api/user/reset-password/', email, { captcha: true })
  for (const [address, email] of [
    ['192.0.2.1', known.email],
    ['192.0.2.2', 'tuntematon@example.fi'],
  ] as const) {
    for (let time = 0; time < 5; time++) expect((await ask(email, address)).statusCode).toBe(200)
    const answer = await ask(email, address)
    expect(refusalOf(answer)).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(wait(answer)).toBe(3600)
  }
  expect((await ask(known.email, '192.0.2.99')).statusCode).toBe(200)
  expect(await mails()).toBe(6)
  for (let time = 0; time < 20; time++)
    expect((await ask(known.email, `198.51.100.${time}`)).statusCode).toBe(200)
  expect(await mails()).toBe(10)
})

test('lets one network register ten times an hour', async () => {
  const browser = fromAddress('203.0.113.20')
  const register = (n: number) =>
    browser.json(
      '/api/register',
      {
        username: `sarja${n}`,
        email: `sarja${n}@example.fi`,
        firstName: 'S',
        lastName: 'S',
        phone: '',
        membershipNumber: '',
        language: 'fi',
        password: PASSWORD,
        passwordAgain: PASSWORD,
        terms: true,
      },
      { captcha: true },
    )
  for (let n = 0; n < 10; n++) expect((await register(n)).statusCode).toBe(200)
  expect(refusalOf(await register(10))).toEqual([429, 'TOO_MANY_REQUESTS'])
})

test('slows down guessing the password of a waiting registration by its link, which stays valid', async () => {
  const browser = fromAddress('203.0.113.21')
  const given = { username: 'arvattu', email: 'arvattu@example.fi', firstName: 'A', lastName: 'A', phone: '' }
  const rest = {
    membershipNumber: '',
    language: 'fi',
    password: PASSWORD,
    passwordAgain: PASSWORD,
    terms: true,
  }
  await browser.json('/api/register', { ...given, ...rest }, { captcha: true })
  const token = tokenOf(await newestMail(database.db, given.email))
  const confirm = (password: string, address = '203.0.113.22') =>
    fromAddress(address).text('/api/user/confirm-email', `${token}\n${password}`)
  for (let time = 0; time < 5; time++)
    expect(refusalOf(await confirm('arvaus-1', `203.0.113.3${time}`))).toEqual([
      422,
      'CONFIRM_PASSWORD_WRONG',
      { password: 'CONFIRM_PASSWORD_WRONG' },
    ])
  expect(refusalOf(await confirm(PASSWORD))).toEqual([429, 'TOO_MANY_REQUESTS'])
  later(2)
  expect((await confirm(PASSWORD)).statusCode).toBe(200)
})

test('slows down guessing the password of an open session', async () => {
  const browser = await signedIn(app, await makeAccount(database.db))
  const guess = () => browser.json('/api/auth/user/erase', { password: 'arvaus-1' })
  for (let time = 0; time < 5; time++)
    expect(refusalOf(await guess())).toEqual([422, 'PASSWORD_WRONG', { oldPassword: 'PASSWORD_WRONG' }])
  expect(refusalOf(await guess())).toEqual([429, 'TOO_MANY_REQUESTS'])
})

test('counts an account’s requests together, whatever the address', async () => {
  const few = await testApp(database, { env: { RATE_BURST: '12', RATE_PER_SECOND: '0.01' } })
  const account = await makeAccount(database.db)
  const browser = await signedIn(few, account, { address: '198.51.100.1' })
  const elsewhere = new TestBrowser(few, { address: '198.51.100.2' })
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)
  const statuses: number[] = []
  for (let time = 0; time < 9; time++) {
    for (const from of [browser, elsewhere])
      statuses.push((await from.get('/api/auth/user/consents')).statusCode)
  }
  await few.close()
  expect(statuses.filter((status) => status === 200)).toHaveLength(12)
  expect(statuses.slice(12)).toEqual([429, 429, 429, 429, 429, 429])
})

test('counts requests to unknown addresses with the calls, each a tenth', async () => {
  const few = await testApp(database, { env: { RATE_BURST: '1', RATE_PER_SECOND: '0.01' } })
  const statuses: number[] = []
  for (const url of ['/api/gone', '/api/dog/1/2/3/4/5/6', '/api/auth/gone', '/api/x', '/api/y', '/api/user'])
    for (const method of ['GET', 'POST'] as const)
      statuses.push(
        (await few.inject({ method, url, payload: method === 'POST' ? 'x' : undefined })).statusCode,
      )
  await few.close()
  expect(statuses).toEqual([...Array(10).fill(404), 429, 429])
})

test('others are answered while many sign in at once', async () => {
  const busy = await testApp(database, { hashCost: undefined, env: { PASSWORD_QUEUE: '10' } })
  const browser = new TestBrowser(busy)
  await browser.get('/api/alive/')
  let answered = 0
  const signins = Array.from({ length: 40 }, async (_, n) => {
    const { statusCode } = await browser.signIn(`joukko${n}`, 'arvaus-1')
    answered++
    return statusCode
  })
  expect((await busy.inject('/api/alive/')).statusCode).toBe(200)
  expect(answered).toBeLessThan(40)
  const statuses = await Promise.all(signins)
  await busy.close()
  expect(new Set(statuses)).toEqual(new Set([401, 503]))
})

test('lets nobody change the own details more than twenty times a day', async () => {
  const browser = await signedIn(app, await makeAccount(database.db))
  const { email } = (await browser.get('/api/user')).json()
  const names = { lastName: 'Vaihtuva', phone: '', membershipNumber: '', language: 'fi', email }
  const change = async (round: number) => {
    const { version } = (await browser.get('/api/user')).json()
    return browser.json('/api/auth/user/update', { ...names, firstName: `Nimi ${round}`, version })
  }
  for (let round = 0; round < 20; round++) expect((await change(round)).statusCode).toBe(200)
  expect((await change(20)).statusCode).toBe(429)
})

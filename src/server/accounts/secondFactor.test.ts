import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { makeAccount, newestMail, PASSWORD, signedIn, tokenOf } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestBrowser as Browser } from '../testing/testBrowser.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

let clock = new Date('2026-05-17T09:00:00Z')
const { app, database } = await openService({ now: () => clock, env: { ATTEMPT_LIMIT_FACTOR: '1' } })
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

/** What an app shows that has read the address out of the QR code. */
const codeNow = (secret: string, seconds = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.getTime() + seconds * 1000 })

async function addFactor(browser: Browser) {
  const prepared = await browser.json('/api/auth/user/second-factor/prepare', { password: PASSWORD })
  const { secret, address } = prepared.json()
  const added = await browser.json('/api/auth/user/second-factor', { code: codeNow(secret) })
  expect(added.statusCode).toBe(200)
  later(60)
  return { secret: secret as string, address, recoveryCodes: added.json().recoveryCodes as string[] }
}

async function withFactor(overrides: Parameters<typeof makeAccount>[1] = {}) {
  const account = await makeAccount(database.db, overrides)
  const browser = await signedIn(app, account)
  return { account, browser, ...(await addFactor(browser)) }
}

const from = (address: string) => new TestBrowser(app, { address })
const enter = (username: string, code: string, browser = new TestBrowser(app), password = PASSWORD) =>
  browser.form('/api/signin/code', { username, password, code })

test('set up: by the password and a code of the app; then tells the owner and ends the other sessions', async () => {
  const account = await makeAccount(database.db)
  const [browser, other] = [await signedIn(app, account), await signedIn(app, account)]
  const prepare = (password: string) => browser.json('/api/auth/user/second-factor/prepare', { password })
  expect(codeOf(await prepare('väärä-123'))).toBe('PASSWORD_WRONG')
  const { secret, address } = (await prepare(PASSWORD)).json()
  expect(address).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/)
  expect(address).toContain(secret)
  expect((await new TestBrowser(app).signIn(account.username, PASSWORD)).statusCode).toBe(200)
  const add = (code: string) => browser.json('/api/auth/user/second-factor', { code })
  expect(codeOf(await add('000000'))).toBe('CODE_WRONG')
  const added = await add(codeNow(secret))
  const { recoveryCodes } = added.json()
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
  expect((await browser.get('/api/user')).json().secondFactor).toEqual({
    on: true,
    required: false,
    recoveryCodes: 10,
  })
  expect((await other.get('/api/user')).statusCode).toBe(401)
  expect((await newestMail(database.db, account.email))?.kind).toBe('secondFactorAdded')
  expect(refusalOf(await prepare(PASSWORD))).toEqual([409, 'SECOND_FACTOR_EXISTS'])
  expect(refusalOf(await add(codeNow(secret)))).toEqual([409, 'SECOND_FACTOR_EXISTS'])
})

test('signing in: asks for the code after the right password only, and takes each code once', async () => {
  const { account, secret } = await withFactor()
  const first = (password: string) => new TestBrowser(app).signIn(account.username, password)
  expect(refusalOf(await first('väärä-123'))).toEqual([401, 'SIGNIN_FAILED'])
  const asked = await first(PASSWORD)
  expect(refusalOf(asked)).toEqual([422, 'SECOND_FACTOR_NEEDED'])
  expect(asked.cookies.map(({ name }) => name)).not.toContain('session')
  const code = codeNow(secret)
  expect(refusalOf(await enter(account.username, code, undefined, 'väärä-123'))).toEqual([
    401,
    'SIGNIN_FAILED',
  ])
  expect((await enter(account.username, `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200)
  expect(codeOf(await enter(account.username, code))).toBe('CODE_WRONG')
  expect(codeOf(await enter(account.username, codeNow(secret, -30)))).toBe('CODE_WRONG')
  later(30)
  expect((await enter(account.username, codeNow(secret))).statusCode).toBe(200)
})

test('signing in: takes the code before and after the present one, for clocks that differ, and no other', async () => {
  const { account, secret } = await withFactor()
  expect((await enter(account.username, codeNow(secret, -30))).statusCode).toBe(200)
  expect((await enter(account.username, codeNow(secret, 30))).statusCode).toBe(200)
  later(300)
  expect(codeOf(await enter(account.username, codeNow(secret, -60)))).toBe('CODE_WRONG')
  expect(codeOf(await enter(account.username, codeNow(secret, 60)))).toBe('CODE_WRONG')
})

test('gives one session to many who bring one code at once', async () => {
  const { account, secret } = await withFactor()
  const code = codeNow(secret)
  const browsers = await Promise.all(
    [1, 2, 3, 4].map(async (n) => {
      const browser = from(`203.0.113.${n}`)
      await browser.get('/api/alive/')
      return browser
    }),
  )
  const answers = await Promise.all(browsers.map((browser) => enter(account.username, code, browser)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422])
})

test('takes a recovery code once, however it is typed, and logs it; another’s never', async () => {
  const { account, recoveryCodes } = await withFactor()
  const stranger = await withFactor()
  const [code = '', next = ''] = recoveryCodes
  expect(codeOf(await enter(stranger.account.username, code))).toBe('CODE_WRONG')
  const answer = await enter(account.username, ` ${code.replaceAll('-', ' ').toLowerCase()}`)
  expect(answer.json().secondFactor).toEqual({ on: true, required: false, recoveryCodes: 9 })
  expect(codeOf(await enter(account.username, code))).toBe('CODE_WRONG')
  expect((await enter(account.username, next)).statusCode).toBe(200)
  const { rows } = await database.pool.query(
    `select count(*)::int as count from audit where code = 'RECOVERY_CODE_USED' and subject_id = $1`,
    [String(account.id)],
  )
  expect(rows[0].count).toBe(2)
})

test('stores no recovery code', async () => {
  const { recoveryCodes } = await withFactor()
  const { rows } = await database.pool.query(`select recovery_code::text as row from recovery_code`)
  expect(rows.length).toBeGreaterThanOrEqual(10)
  for (const code of recoveryCodes)
    for (const { row } of rows)
      expect(row).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'))
})

test('makes a guesser with the password wait, and lets the owner in from elsewhere', async () => {
  const { account, secret } = await withFactor()
  const thief = from('203.0.113.5')
  const answers: number[] = []
  for (let guess = 0; guess < 7; guess++)
    answers.push((await enter(account.username, '000000', thief)).statusCode)
  expect(answers).toEqual([422, 422, 422, 422, 422, 429, 429])
  expect((await enter(account.username, codeNow(secret), from('198.51.100.7'))).statusCode).toBe(200)
})

test('beyond a total of wrong codes takes recovery codes alone, until another password is set', async () => {
  const { account, secret, recoveryCodes } = await withFactor()
  for (let guess = 0; guess < 50; guess++)
    await enter(account.username, '000000', from(`203.0.${Math.floor(guess / 5)}.9`))
  const owner = from('198.51.100.8')
  expect(refusalOf(await enter(account.username, codeNow(secret), owner))).toEqual([429, 'TOO_MANY_CODES'])
  expect((await enter(account.username, recoveryCodes[0]!, owner)).statusCode).toBe(200)
  await owner.text('/api/user/reset-password/', account.email, { captcha: true })
  const token = tokenOf(await newestMail(database.db, account.email))
  const password = 'uusi-salasana1'
  await owner.json('/api/user/change-password', { token, password, passwordAgain: password })
  expect((await enter(account.username, codeNow(secret), owner, password)).statusCode).toBe(200)
})

test('a new password by mail does not pass by the second factor', async () => {
  const { account } = await withFactor()
  const browser = new TestBrowser(app)
  await browser.text('/api/user/reset-password/', account.email, { captcha: true })
  const token = tokenOf(await newestMail(database.db, account.email))
  const password = 'uusi-salasana1'
  await browser.json('/api/user/change-password', { token, password, passwordAgain: password })
  expect(codeOf(await browser.signIn(account.username, password))).toBe('SECOND_FACTOR_NEEDED')
})

test('removal: by the password, tells the owner, and leaves nothing behind', async () => {
  const { account, browser } = await withFactor()
  const remove = (password: string) => browser.json('/api/auth/user/second-factor/remove', { password })
  expect(codeOf(await remove('väärä-123'))).toBe('PASSWORD_WRONG')
  expect((await remove(PASSWORD)).json()).toEqual({ status: 'done' })
  expect((await newestMail(database.db, account.email))?.kind).toBe('secondFactorRemoved')
  expect((await new TestBrowser(app).signIn(account.username, PASSWORD)).statusCode).toBe(200)
  expect(refusalOf(await remove(PASSWORD))).toEqual([404, 'SECOND_FACTOR_NOT_FOUND'])
  const { rows } = await database.pool.query('select from recovery_code where account_id = $1', [account.id])
  expect(rows).toEqual([])
})

test('tells the owner in the own data since when, and no secret', async () => {
  const { browser, secret } = await withFactor()
  const data = await browser.get('/api/auth/user/data.json')
  expect(data.json().secondFactors).toEqual([{ confirmedAt: expect.stringMatching(/^2026-05-17T/) }])
  expect(data.body).not.toContain(secret)
})

test('required of SYSADMIN: nothing but setting it up is let through, and everything afterwards', async () => {
  const strict = await testApp(database, { now: () => clock, env: { REQUIRE_SECOND_FACTOR: 'true' } })
  const account = await makeAccount(database.db, { roles: ['SYSADMIN'] })
  const browser = await signedIn(strict, account)
  const user = (await browser.get('/api/user')).json()
  expect(user).toMatchObject({ permissions: [], secondFactor: { on: false, required: true } })
  const kept = ['/api/user', '/api/auth/user/second-factor/prepare', '/api/auth/user/second-factor']
  for (const { path, method, access, withoutFactor } of strict.calls.filter(
    ({ access }) => access !== 'anyone',
  )) {
    expect([path, withoutFactor ?? false]).toEqual([path, kept.includes(path)])
    if (withoutFactor || method !== 'GET') continue
    const answer = await browser.get(path.replace(/:\w+/g, '1'))
    expect([path, access, ...refusalOf(answer)]).toEqual([path, access, 403, 'SECOND_FACTOR_REQUIRED'])
  }
  const erase = await browser.json('/api/auth/users/erase', { id: 1 })
  expect(refusalOf(erase)).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
  const password = await browser.json('/api/user/change-password', {
    oldPassword: PASSWORD,
    password: 'toinen-salasana-2',
    passwordAgain: 'toinen-salasana-2',
  })
  expect(refusalOf(password)).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
  await addFactor(browser)
  expect((await browser.get('/api/user')).json().permissions).toContain('users.manage')
  expect((await browser.get('/api/auth/users')).statusCode).toBe(200)
  const member = await signedIn(strict, await makeAccount(database.db))
  expect((await member.get('/api/auth/user/sessions')).statusCode).toBe(200)
  await strict.close()
})

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { PasswordHasher } from '../platform/passwords/hashing.ts'
import { newToken } from '../platform/sessions/token.ts'
import { makeAccount, newestMail, PASSWORD, signedIn, tokenOf } from '../testing/accounts.ts'
import { testApp } from '../testing/testApp.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { insertToken } from './accounts.store.ts'

let database: TestDatabase
let app: FastifyInstance
let clock = new Date('2026-05-17T09:00:00Z')
beforeAll(async () => {
  database = await testDatabase()
  app = await testApp(database, {
    now: () => clock,
    env: { PUBLIC_URL: 'https://koirakanta.example/', SESSION_IDLE_MINUTES: '60', SESSION_MAX_HOURS: '24' },
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
const code = (answer: { json(): { error?: { code?: string } } }) => answer.json().error?.code
const fields = (answer: { json(): { error?: { fields?: object } } }) => answer.json().error?.fields

const form = (given: Record<string, unknown> = {}) => ({
  username: 'aino.e',
  email: 'aino@example.fi',
  firstName: 'Aino',
  lastName: 'Esimerkki',
  phone: '+358 40 123 4567',
  membershipNumber: '1234',
  language: 'fi',
  password: PASSWORD,
  passwordAgain: PASSWORD,
  terms: true,
  ...given,
})
const register = (given: Record<string, unknown> = {}, browser = new TestBrowser(app)) =>
  browser.json('/api/register', form(given), { captcha: true })

test('register → confirm → sign in → who am I → sign out', async () => {
  const browser = new TestBrowser(app)
  expect((await browser.get('/api/alive/')).json()).toEqual({ authenticated: false })
  expect((await register({}, browser)).json()).toEqual({ status: 'sent', demoMail: null })
  expect((await browser.signIn('aino.e', PASSWORD)).statusCode).toBe(401)
  const mail = await newestMail(database.db, 'aino@example.fi')
  expect(mail).toMatchObject({
    kind: 'confirmRegistration',
    language: 'fi',
    subject: 'Vahvista rekisteröitymisesi',
  })
  expect(mail?.body_text).toContain('https://koirakanta.example/vahvista-sahkoposti#token=')
  expect(mail?.body_text).toContain('17.05.2026 12:00')
  expect(mail?.body_text).toContain('Sivu kysyy salasanan')
  expect(mail?.body_html).toContain('<a href="https://koirakanta.example/vahvista-sahkoposti#token=')
  const token = tokenOf(mail)
  const waiting = { username: 'aino.e', registeredAt: '2026-05-17T09:00:00.000Z' }
  expect((await browser.text('/api/user/confirmation', token)).json()).toEqual(waiting)
  expect((await browser.text('/api/user/confirm-email', `${token}\n${PASSWORD}`)).json()).toEqual({
    status: 'registered',
  })
  expect(code(await browser.text('/api/user/confirm-email', `${token}\n${PASSWORD}`))).toBe('TOKEN_INVALID')
  expect(code(await browser.text('/api/user/confirmation', token))).toBe('TOKEN_INVALID')
  for (const name of ['aino.e', 'AINO.E', 'Aino@Example.FI']) {
    const answer = await new TestBrowser(app).signIn(name, PASSWORD)
    expect(answer.json()).toMatchObject({ username: 'aino.e', userRoles: [], permissions: [] })
  }
  await browser.signIn('aino.e', PASSWORD)
  expect((await browser.get('/api/alive/')).json()).toEqual({ authenticated: true })
  expect((await browser.get('/api/user')).json()).toMatchObject({
    email: 'aino@example.fi',
    firstName: 'Aino',
    lastName: 'Esimerkki',
    membershipNumber: '1234',
    membershipConfirmed: false,
  })
  expect((await browser.command('/api/signout/')).json()).toEqual({ status: 'done' })
  expect((await browser.get('/api/user')).statusCode).toBe(401)
  expect((await browser.command('/api/signout/')).statusCode).toBe(200)
})

test.each([
  [{ username: 'a' }, { username: 'USERNAME_INVALID' }],
  [{ username: 'aino@example.fi' }, { username: 'USERNAME_INVALID' }],
  [{ email: 'aino' }, { email: 'EMAIL_INVALID' }],
  [{ username: 'аino.e' }, { username: 'USERNAME_INVALID' }],
  [{ username: 'ɑino.e' }, { username: 'USERNAME_INVALID' }],
  [{ username: 'aıno.e' }, { username: 'USERNAME_INVALID' }],
  [{ username: 'aịno.e' }, { username: 'USERNAME_INVALID' }],
  [{ firstName: 'Aino\n\nVoitit palkinnon' }, { firstName: 'NAME_INVALID' }],
  [{ firstName: 'https://paha.example' }, { firstName: 'NAME_INVALID' }],
  [{ lastName: 'katso paha.example nyt' }, { lastName: 'NAME_INVALID' }],
  [{ lastName: 'Esimerkki\u202e' }, { lastName: 'NAME_INVALID' }],
  [{ membershipNumber: '12\n34' }, { membershipNumber: 'VALUE_INVALID' }],
  [{ firstName: '  ' }, { firstName: 'VALUE_REQUIRED' }],
  [{ phone: 'soita' }, { phone: 'PHONE_INVALID' }],
  [{ password: 'lyhyt1!', passwordAgain: 'lyhyt1!' }, { password: 'PASSWORD_TOO_SHORT' }],
  [{ password: 'koirakanta!', passwordAgain: 'koirakanta!' }, { password: 'PASSWORD_NEEDS_DIGIT' }],
  [{ password: 'koirakanta1', passwordAgain: 'koirakanta1' }, { password: 'PASSWORD_NEEDS_SPECIAL' }],
  [{ passwordAgain: 'toinen-123' }, { passwordAgain: 'PASSWORDS_DIFFER' }],
  [{ terms: false }, { terms: 'TERMS_NOT_ACCEPTED' }],
])('registering with %j is refused at its field', async (given, expected) => {
  const answer = await register(given)
  expect(answer.statusCode).toBe(400)
  expect(fields(answer)).toEqual(expected)
})

test('whether an e-mail is known cannot be told: same answer, a word to its owner, the user name taken either way', async () => {
  const known = await makeAccount(database.db, { language: 'sv' })
  const started = [performance.now()]
  const forKnown = await register({ username: 'uusi.a', email: known.email.toUpperCase() })
  started.push(performance.now())
  const forUnknown = await register({ username: 'uusi.b', email: 'outo@example.fi' })
  started.push(performance.now())
  expect(forKnown.json()).toEqual(forUnknown.json())
  expect(forKnown.statusCode).toBe(forUnknown.statusCode)
  const [first, second, third] = started as [number, number, number]
  expect(Math.min(second - first, third - second)).toBeGreaterThan(390)
  const word = await newestMail(database.db, known.email)
  expect(word).toMatchObject({ kind: 'alreadyRegistered', language: 'sv' })
  expect(word?.body_text).not.toContain('token')
  for (const username of ['uusi.a', 'uusi.b']) {
    const again = await register({ username, email: 'kolmas@example.fi' })
    expect(again.statusCode).toBe(409)
    expect(fields(again)).toEqual({ username: 'USERNAME_TAKEN' })
  }
  expect((await register({ username: 'uusi.b', email: 'outo@example.fi' })).statusCode).toBe(200)
  expect((await register({ username: 'uusi.a', email: known.email })).statusCode).toBe(200)
})

test('a stranger’s registration with the same address and user name neither kills the first link nor opens the account to him', async () => {
  const [own, strange] = ['oma-salana-1', 'vieras-salana-1']
  const who = { username: 'siru', email: 'siru@example.fi' }
  await register({ ...who, password: own, passwordAgain: own })
  const first = tokenOf(await newestMail(database.db, who.email))
  await register({ ...who, password: strange, passwordAgain: strange })
  const second = tokenOf(await newestMail(database.db, who.email))
  const browser = new TestBrowser(app)
  const confirm = (...lines: string[]) => browser.text('/api/user/confirm-email', lines.join('\n'))
  expect(code(await confirm(second))).toBe('CONFIRM_PASSWORD_NEEDED')
  expect(code(await confirm(second, own))).toBe('CONFIRM_PASSWORD_WRONG')
  expect((await browser.signIn('siru', strange)).statusCode).toBe(401)
  expect(code(await confirm(first, strange))).toBe('CONFIRM_PASSWORD_WRONG')
  expect((await confirm(first, own)).json()).toEqual({ status: 'registered' })
  expect(code(await confirm(second, strange))).toBe('TOKEN_INVALID')
  expect((await browser.signIn('siru', strange)).statusCode).toBe(401)
  expect((await browser.signIn('siru', own)).statusCode).toBe(200)
})

test('a registration is forgotten after a day', async () => {
  await register({ username: 'unto', email: 'unto@example.fi' })
  const token = tokenOf(await newestMail(database.db, 'unto@example.fi'))
  later(24 * 60 + 1)
  const browser = new TestBrowser(app)
  expect(code(await browser.text('/api/user/confirmation', token))).toBe('TOKEN_INVALID')
  expect(code(await browser.text('/api/user/confirm-email', `${token}\n${PASSWORD}`))).toBe('TOKEN_INVALID')
  expect((await register({ username: 'unto', email: 'toinen.unto@example.fi' })).statusCode).toBe(200)
})

test('a user name in full width is the same as in plain letters; names of people are let be', async () => {
  await register({ username: 'leveä', email: 'levea@example.fi' })
  const wide = await register({ username: 'ｌｅｖｅä', email: 'toinen.levea@example.fi' })
  expect(fields(wide)).toEqual({ username: 'USERNAME_TAKEN' })
  const names = { firstName: 'J.R. Åsa-Mária', lastName: 'O’Niñó d. ä.' }
  expect((await register({ username: 'nimi', email: 'nimi@example.fi', ...names })).statusCode).toBe(200)
})

test('user names are of the letters of Finnish and Swedish; an older name of others still signs in', async () => {
  const email = 'kirjaimet@example.fi'
  for (const username of ['Šeköž-Äåé.1', 'AZaz_ÅÄÖåäö', 'ærø.ü'])
    expect((await register({ username, email })).statusCode).toBe(200)
  const account = await makeAccount(database.db, { username: 'ñandú.ı', email: 'vanha@example.fi' })
  expect((await new TestBrowser(app).signIn(account.username, PASSWORD)).statusCode).toBe(200)
})

test('registering twice at once with one user name makes one registration', async () => {
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((who) => register({ username: 'sama', email: `${who}.sama@example.fi` })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
})

test('a link that is opened many times at once works once', async () => {
  await register({ username: 'kiire', email: 'kiire@example.fi' })
  const token = tokenOf(await newestMail(database.db, 'kiire@example.fi'))
  const browser = new TestBrowser(app)
  await browser.get('/api/alive/')
  const body = `${token}\n${PASSWORD}`
  const confirmed = await Promise.all([1, 2, 3, 4].map(() => browser.text('/api/user/confirm-email', body)))
  expect(confirmed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422])
  await browser.text('/api/user/reset-password/', 'kiire@example.fi', { captcha: true })
  const reset = tokenOf(await newestMail(database.db, 'kiire@example.fi'))
  const changed = await Promise.all(
    [1, 2, 3, 4].map((n) => {
      const password = `salasana-${n}`
      return browser.json('/api/user/change-password', { token: reset, password, passwordAgain: password })
    }),
  )
  expect(changed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422])
})

test('registering is for those who are not signed in', async () => {
  const browser = await signedIn(app, await makeAccount(database.db))
  expect((await register({ username: 'toinen', email: 'toinen@example.fi' }, browser)).statusCode).toBe(403)
})

test('reset: a link by mail, once, within the hour; all sessions end', async () => {
  const account = await makeAccount(database.db, { language: 'en' })
  const other = await signedIn(app, account)
  const browser = new TestBrowser(app)
  const ask = (email: string) => browser.text('/api/user/reset-password/', email, { captcha: true })
  expect((await ask(account.email)).json()).toEqual((await ask('ei.ole@example.fi')).json())
  expect(await newestMail(database.db, 'ei.ole@example.fi')).toBeUndefined()
  const first = tokenOf(await newestMail(database.db, account.email))
  await ask(account.email)
  const mail = await newestMail(database.db, account.email)
  expect(mail).toMatchObject({ kind: 'resetPassword', language: 'en', subject: 'A new password' })
  const token = tokenOf(mail)
  expect((await browser.text('/api/user/token', first)).statusCode).toBe(200)
  expect((await browser.text('/api/user/token', token)).json()).toEqual({
    status: 'valid',
    username: account.username,
  })
  const change = { token, password: 'uusi-salasana1', passwordAgain: 'uusi-salasana1' }
  expect((await browser.json('/api/user/change-password', change)).json()).toEqual({ status: 'done' })
  expect(code(await browser.json('/api/user/change-password', change))).toBe('TOKEN_INVALID')
  expect(code(await browser.text('/api/user/token', first))).toBe('TOKEN_INVALID')
  expect((await other.get('/api/user')).statusCode).toBe(401)
  expect((await browser.signIn(account.username, PASSWORD)).statusCode).toBe(401)
  expect((await browser.signIn(account.username, 'uusi-salasana1')).statusCode).toBe(200)
  expect((await newestMail(database.db, account.email))?.kind).toBe('passwordChanged')
})

test('whoever asks for resets of another kills neither an invitation nor the last five links', async () => {
  const account = await makeAccount(database.db)
  const invitation = newToken()
  const lifetime = 7 * 24 * 60 * 60_000
  const kept = { hash: invitation.hash, accountId: account.id, kind: 'reset_password', now: clock } as const
  await insertToken(database.db, { ...kept, lifetime })
  const browser = new TestBrowser(app)
  const tokens: string[] = []
  for (let time = 0; time < 6; time++) {
    await browser.text('/api/user/reset-password/', account.email, { captcha: true })
    tokens.push(tokenOf(await newestMail(database.db, account.email)))
  }
  const works = async (token: string) => (await browser.text('/api/user/token', token)).statusCode === 200
  expect(await works(invitation.text)).toBe(true)
  expect(await Promise.all(tokens.map(works))).toEqual([false, true, true, true, true, true])
  const password = 'uusi-salasana1'
  await browser.json('/api/user/change-password', { token: tokens[1], password, passwordAgain: password })
  expect(await Promise.all([invitation.text, ...tokens].map(works))).not.toContain(true)
})

test('an unknown token is refused before a password is hashed', async () => {
  const hash = vi.spyOn(PasswordHasher.prototype, 'hash')
  const password = 'uusi-salasana1'
  const change = { token: 'x'.repeat(43), password, passwordAgain: password }
  expect(code(await new TestBrowser(app).json('/api/user/change-password', change))).toBe('TOKEN_INVALID')
  expect(hash).not.toHaveBeenCalled()
  hash.mockRestore()
})

test('a reset link is worthless after an hour', async () => {
  const account = await makeAccount(database.db)
  const browser = new TestBrowser(app)
  await browser.text('/api/user/reset-password/', account.email, { captcha: true })
  const token = tokenOf(await newestMail(database.db, account.email))
  later(61)
  expect(code(await browser.text('/api/user/token', token))).toBe('TOKEN_INVALID')
  const change = { token, password: 'uusi-salasana1', passwordAgain: 'uusi-salasana1' }
  expect(code(await browser.json('/api/user/change-password', change))).toBe('TOKEN_INVALID')
})

test('change of password: the old one is asked, the others end, the own goes on under another token', async () => {
  const account = await makeAccount(database.db)
  const [browser, other] = [await signedIn(app, account), await signedIn(app, account)]
  const before = browser.cookies.get('__Host-session')
  const change = (oldPassword: string, by = browser) =>
    by.json('/api/user/change-password', { oldPassword, password: 'toinen-123', passwordAgain: 'toinen-123' })
  expect(code(await change('väärä-123'))).toBe('PASSWORD_WRONG')
  expect((await change(PASSWORD, new TestBrowser(app))).statusCode).toBe(401)
  expect((await change(PASSWORD)).statusCode).toBe(200)
  expect(browser.cookies.get('__Host-session')).not.toBe(before)
  expect((await browser.get('/api/user')).statusCode).toBe(200)
  expect((await other.get('/api/user')).statusCode).toBe(401)
})

const profile = (given: Record<string, unknown> = {}) => ({
  firstName: 'Aino',
  lastName: 'Uusi',
  phone: '',
  membershipNumber: '77',
  language: 'sv',
  email: 'profiili@example.fi',
  version: 1,
  ...given,
})

test('profile: changed, an older version refused, a changed number unconfirmed', async () => {
  const account = await makeAccount(database.db, {
    email: 'profiili@example.fi',
    membership_number: '12',
    membership_confirmed_at: clock,
  })
  const browser = await signedIn(app, account)
  const { user } = (await browser.json('/api/auth/user/update', profile())).json()
  expect(user).toMatchObject({ lastName: 'Uusi', language: 'sv', membershipConfirmed: false, version: 2 })
  const stale = await browser.json('/api/auth/user/update', profile())
  expect([stale.statusCode, code(stale)]).toEqual([409, 'CHANGED_MEANWHILE'])
})

test('a changed e-mail asks for the password, waits for its confirmation, and its old owner hears of it', async () => {
  const account = await makeAccount(database.db)
  const browser = await signedIn(app, account)
  const change = (given: object) =>
    browser.json('/api/auth/user/update', profile({ email: 'muutto@example.fi', ...given }))
  expect(code(await change({}))).toBe('PASSWORD_WRONG')
  expect(code(await change({ oldPassword: 'väärä-123' }))).toBe('PASSWORD_WRONG')
  expect((await change({ oldPassword: PASSWORD })).json().user).toMatchObject({
    email: account.email,
    pendingEmail: 'muutto@example.fi',
  })
  expect((await newestMail(database.db, account.email))?.kind).toBe('emailChanging')
  const token = tokenOf(await newestMail(database.db, 'muutto@example.fi'))
  const asked = { username: account.username, registeredAt: null }
  expect((await browser.text('/api/user/confirmation', token)).json()).toEqual(asked)
  expect((await browser.text('/api/user/confirm-email', token)).json()).toEqual({ status: 'changed' })
  expect((await browser.get('/api/user')).json()).toMatchObject({
    email: 'muutto@example.fi',
    pendingEmail: null,
  })
})

test('changing to an e-mail that is another’s looks the same and gets no link', async () => {
  const victim = await makeAccount(database.db)
  const account = await makeAccount(database.db)
  const browser = await signedIn(app, account)
  const answer = await browser.json(
    '/api/auth/user/update',
    profile({ email: victim.email, oldPassword: PASSWORD }),
  )
  expect(answer.json().user.pendingEmail).toBe(victim.email)
  const word = await newestMail(database.db, victim.email)
  expect(word).toMatchObject({ kind: 'alreadyRegistered' })
  expect(word?.body_text).not.toContain('token')
})

test('own sessions are listed and ended one by one, another’s never', async () => {
  const account = await makeAccount(database.db)
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const browser = await signedIn(app, account, { userAgent: firefox })
  later(1)
  const other = await signedIn(app, account)
  const stranger = await signedIn(app, await makeAccount(database.db))
  const list = (await other.get('/api/auth/user/sessions')).json()
  expect(list).toMatchObject([{ current: true }, { current: false, device: 'Firefox · Linux' }])
  const end = (by: TestBrowser, id: string) => by.json('/api/auth/user/sessions/end', { id })
  expect(code(await end(stranger, list[1].id))).toBe('SESSION_NOT_FOUND')
  expect((await browser.get('/api/user')).statusCode).toBe(200)
  expect((await end(other, list[1].id)).json()).toHaveLength(1)
  expect((await browser.get('/api/user')).statusCode).toBe(401)
  await end(other, list[0].id)
  expect(other.cookies.has('__Host-session')).toBe(false)
  expect((await other.get('/api/alive/')).json()).toEqual({ authenticated: false })
})

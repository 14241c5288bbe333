import { expect, test, vi } from 'vitest'
import { PasswordHasher } from '../platform/passwords/hashing.ts'
import { newToken } from '../platform/sessions/token.ts'
import { makeAccount, newestMail, PASSWORD, signedIn, tokenOf } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { testApp } from '../testing/testApp.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { RESETS_KEPT } from './limits.ts'
import { insertToken } from './tokens.store.ts'

let clock = new Date('2026-05-17T09:00:00Z')
const { app, database } = await openService({
  now: () => clock,
  env: { PUBLIC_URL: 'https://koirakanta.example/', SESSION_IDLE_MINUTES: '60', SESSION_MAX_HOURS: '24' },
})

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}

test('reset: mails a link that works once within the hour, and ends all sessions', async () => {
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
  expect(codeOf(await browser.json('/api/user/change-password', change))).toBe('TOKEN_INVALID')
  expect(codeOf(await browser.text('/api/user/token', first))).toBe('TOKEN_INVALID')
  expect((await other.get('/api/user')).statusCode).toBe(401)
  expect((await browser.signIn(account.username, PASSWORD)).statusCode).toBe(401)
  expect((await browser.signIn(account.username, 'uusi-salasana1')).statusCode).toBe(200)
  expect((await newestMail(database.db, account.email))?.kind).toBe('passwordChanged')
})

test('resets asked for by others leave an invitation valid, and as many links as can be mailed in an hour', async () => {
  const account = await makeAccount(database.db)
  const invitation = newToken()
  const lifetime = 7 * 24 * 60 * 60_000
  const kept = { hash: invitation.hash, accountId: account.id, kind: 'reset_password', now: clock } as const
  await insertToken(database.db, { ...kept, lifetime })
  const browser = new TestBrowser(app)
  const tokens: string[] = []
  for (let time = 0; time <= RESETS_KEPT; time++) {
    await browser.text('/api/user/reset-password/', account.email, { captcha: true })
    tokens.push(tokenOf(await newestMail(database.db, account.email)))
  }
  const works = async (token: string) => (await browser.text('/api/user/token', token)).statusCode === 200
  expect(await works(invitation.text)).toBe(true)
  expect(await Promise.all(tokens.map(works))).toEqual([
    false,
    ...Array.from({ length: RESETS_KEPT }, () => true),
  ])
  const password = 'uusi-salasana1'
  await browser.json('/api/user/change-password', { token: tokens[1], password, passwordAgain: password })
  expect(await Promise.all([invitation.text, ...tokens].map(works))).not.toContain(true)
})

test('refuses an unknown token before a password is hashed', async () => {
  const hash = vi.spyOn(PasswordHasher.prototype, 'hash')
  const password = 'uusi-salasana1'
  const change = { token: 'x'.repeat(43), password, passwordAgain: password }
  expect(codeOf(await new TestBrowser(app).json('/api/user/change-password', change))).toBe('TOKEN_INVALID')
  expect(hash).not.toHaveBeenCalled()
  hash.mockRestore()
})

test('refuses a reset link after an hour', async () => {
  const account = await makeAccount(database.db)
  const browser = new TestBrowser(app)
  await browser.text('/api/user/reset-password/', account.email, { captcha: true })
  const token = tokenOf(await newestMail(database.db, account.email))
  later(61)
  expect(codeOf(await browser.text('/api/user/token', token))).toBe('TOKEN_INVALID')
  const change = { token, password: 'uusi-salasana1', passwordAgain: 'uusi-salasana1' }
  expect(codeOf(await browser.json('/api/user/change-password', change))).toBe('TOKEN_INVALID')
})

test('password change: requires the old one, ends other sessions, and keeps the own under another token', async () => {
  const account = await makeAccount(database.db)
  const [browser, other] = [await signedIn(app, account), await signedIn(app, account)]
  const before = browser.cookies.get('__Host-session')
  const change = (oldPassword: string, by = browser) =>
    by.json('/api/user/change-password', { oldPassword, password: 'toinen-123', passwordAgain: 'toinen-123' })
  expect(codeOf(await change('väärä-123'))).toBe('PASSWORD_WRONG')
  expect((await change(PASSWORD, new TestBrowser(app))).statusCode).toBe(401)
  expect((await change(PASSWORD)).statusCode).toBe(200)
  expect(browser.cookies.get('__Host-session')).not.toBe(before)
  expect((await browser.get('/api/user')).statusCode).toBe(200)
  expect((await other.get('/api/user')).statusCode).toBe(401)
})

test('a service that is told nothing else keeps a new password as 19 MiB and two passes of argon2id', async () => {
  const usual = await testApp(database, { hashCost: undefined })
  const account = await makeAccount(database.db)
  const browser = await signedIn(usual, account)
  const change = { oldPassword: PASSWORD, password: 'toinen-123', passwordAgain: 'toinen-123' }
  expect((await browser.json('/api/user/change-password', change)).statusCode).toBe(200)
  await usual.close()
  const { password_hash } = await database.db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('refuses a leaked password at its field, by the old one and by a link, which goes on working', async () => {
  const account = await makeAccount(database.db)
  const browser = await signedIn(app, account)
  await browser.text('/api/user/reset-password/', account.email, { captcha: true })
  const token = tokenOf(await newestMail(database.db, account.email))
  const leaked = { password: 'Qwerty123!', passwordAgain: 'Qwerty123!' }
  for (const reason of [{ oldPassword: PASSWORD }, { token }]) {
    const answer = await browser.json('/api/user/change-password', { ...reason, ...leaked })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatchObject({ fields: { password: 'PASSWORD_LEAKED' } })
  }
  expect((await browser.text('/api/user/token', token)).statusCode).toBe(200)
  expect((await new TestBrowser(app).signIn(account.username, PASSWORD)).statusCode).toBe(200)
})

const profile = (overrides: Record<string, unknown> = {}) => ({
  firstName: 'Aino',
  lastName: 'Uusi',
  phone: '',
  membershipNumber: '77',
  language: 'sv',
  email: 'profiili@example.fi',
  version: 1,
  ...overrides,
})

test('profile: saves, refuses a stale version, and marks a changed number unconfirmed', async () => {
  const account = await makeAccount(database.db, {
    email: 'profiili@example.fi',
    membership_number: '12',
    membership_confirmed_at: clock,
  })
  const browser = await signedIn(app, account)
  const { user } = (await browser.json('/api/auth/user/update', profile())).json()
  expect(user).toMatchObject({ lastName: 'Uusi', language: 'sv', membershipConfirmed: false, version: 2 })
  const stale = await browser.json('/api/auth/user/update', profile())
  expect(refusalOf(stale)).toEqual([409, 'CHANGED_MEANWHILE'])
})

test('e-mail change: needs a fresh password, waits for confirmation, and tells the old address', async () => {
  const account = await makeAccount(database.db)
  const browser = await signedIn(app, account)
  const change = () => browser.json('/api/auth/user/update', profile({ email: 'muutto@example.fi' }))
  later(16)
  expect(codeOf(await change())).toBe('PASSWORD_NEEDED')
  const prove = (password: string) => browser.json('/api/auth/user/prove-password', { password })
  expect(codeOf(await prove('väärä-123'))).toBe('PASSWORD_WRONG')
  expect(codeOf(await change())).toBe('PASSWORD_NEEDED')
  expect((await prove(PASSWORD)).statusCode).toBe(200)
  expect((await change()).json().user).toMatchObject({
    email: account.email,
    pendingEmail: 'muutto@example.fi',
  })
  expect((await newestMail(database.db, account.email))?.kind).toBe('emailChanging')
  const token = tokenOf(await newestMail(database.db, 'muutto@example.fi'))
  const asked = { username: account.username, registeredAt: null, passwordNeeded: false }
  expect((await browser.text('/api/user/confirmation', token)).json()).toEqual(asked)
  expect((await browser.text('/api/user/confirm-email', token)).json()).toEqual({
    status: 'changed',
    user: null,
  })
  expect((await browser.get('/api/user')).json()).toMatchObject({
    email: 'muutto@example.fi',
    pendingEmail: null,
  })
})

test('answers a change to another’s e-mail alike, and mails no link', async () => {
  const victim = await makeAccount(database.db)
  const account = await makeAccount(database.db)
  const browser = await signedIn(app, account)
  const answer = await browser.json('/api/auth/user/update', profile({ email: victim.email }))
  expect(answer.json().user.pendingEmail).toBe(victim.email)
  const word = await newestMail(database.db, victim.email)
  expect(word).toMatchObject({ kind: 'alreadyRegistered' })
  expect(word?.body_text).not.toContain('token')
})

test('lists own sessions and ends them one by one, never another’s', async () => {
  const account = await makeAccount(database.db)
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const browser = await signedIn(app, account, { userAgent: firefox })
  later(1)
  const other = await signedIn(app, account)
  const stranger = await signedIn(app, await makeAccount(database.db))
  const list = (await other.get('/api/auth/user/sessions')).json()
  expect(list).toMatchObject([{ current: true }, { current: false, device: 'Firefox · Linux' }])
  const end = (by: TestBrowser, id: string) => by.json('/api/auth/user/sessions/end', { id })
  expect(codeOf(await end(stranger, list[1].id))).toBe('SESSION_NOT_FOUND')
  expect((await browser.get('/api/user')).statusCode).toBe(200)
  expect((await end(other, list[1].id)).json()).toHaveLength(1)
  expect((await browser.get('/api/user')).statusCode).toBe(401)
  await end(other, list[0].id)
  expect(other.cookies.has('__Host-session')).toBe(false)
  expect((await other.get('/api/alive/')).json()).toEqual({ authenticated: false })
})

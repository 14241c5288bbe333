import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeAccount, newestMail, PASSWORD, signedIn, tokenOf } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { codeOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { insertRegistration, lockRegistrations } from './registration.store.ts'

let clock = new Date('2026-05-17T09:00:00Z')
const { app, database } = await openService({
  now: () => clock,
  env: { PUBLIC_URL: 'https://koirakanta.example/' },
})

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
const fields = (answer: { json(): { error?: { fields?: object } } }) => answer.json().error?.fields

const form = (overrides: Record<string, unknown> = {}) => ({
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
  ...overrides,
})
const register = (overrides: Record<string, unknown> = {}, browser = new TestBrowser(app)) =>
  browser.json('/api/register', form(overrides), { captcha: true })

test('register → confirm → who am I → sign out → sign in', async () => {
  const browser = new TestBrowser(app)
  expect((await browser.get('/api/alive/')).json()).toEqual({ authenticated: false })
  expect((await register({}, browser)).json()).toEqual({ status: 'sent' })
  expect((await browser.signIn('aino.e', PASSWORD)).statusCode).toBe(401)
  const mail = await newestMail(database.db, 'aino@example.fi')
  expect(mail).toMatchObject({
    kind: 'confirmRegistration',
    language: 'fi',
    subject: 'Vahvista rekisteröitymisesi',
  })
  expect(mail?.body_text).toContain('https://koirakanta.example/vahvista-sahkoposti#token=')
  expect(mail?.body_text).toContain('17.05.2026 12.00')
  expect(mail?.body_text).toContain('sivu kysyy salasanan')
  expect(mail?.body_html).toContain('<a href="https://koirakanta.example/vahvista-sahkoposti#token=')
  const token = tokenOf(mail)
  const waiting = { username: 'aino.e', registeredAt: '2026-05-17T09:00:00.000Z' }
  const asked = (await browser.text('/api/user/confirmation', token)).json()
  expect(asked).toEqual({ ...waiting, passwordNeeded: false })
  const confirmed = await browser.text('/api/user/confirm-email', token)
  expect(confirmed.json()).toMatchObject({
    status: 'registered',
    user: { username: 'aino.e', userRoles: [] },
  })
  expect((await browser.get('/api/user')).json()).toMatchObject({ username: 'aino.e' })
  expect(codeOf(await browser.text('/api/user/confirm-email', `${token}\n${PASSWORD}`))).toBe('TOKEN_INVALID')
  expect(codeOf(await browser.text('/api/user/confirmation', token))).toBe('TOKEN_INVALID')
  for (const name of ['aino.e', 'AINO.E', 'Aino@Example.FI']) {
    const answer = await new TestBrowser(app).signIn(name, PASSWORD)
    expect(answer.json()).toMatchObject({ username: 'aino.e', userRoles: [], permissions: [] })
  }
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
  [{ password: 'Salasana2024!', passwordAgain: 'Salasana2024!' }, { password: 'PASSWORD_LEAKED' }],
  [{ passwordAgain: 'toinen-123' }, { passwordAgain: 'PASSWORDS_DIFFER' }],
  [{ terms: false }, { terms: 'TERMS_NOT_ACCEPTED' }],
])('refuses to register %j at its field', async (input, expected) => {
  const answer = await register(input)
  expect(answer.statusCode).toBe(400)
  expect(fields(answer)).toEqual(expected)
})

test('answers alike for a known e-mail: writes to its owner, and takes the user name either way', async () => {
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

test('a stranger’s registration with the same address and user name neither ends the first link nor opens the account to him', async () => {
  const [own, strange] = ['oma-salana-1', 'vieras-salana-1']
  const who = { username: 'siru', email: 'siru@example.fi' }
  await register({ ...who, password: own, passwordAgain: own })
  const first = tokenOf(await newestMail(database.db, who.email))
  await register({ ...who, password: strange, passwordAgain: strange })
  const second = tokenOf(await newestMail(database.db, who.email))
  const browser = new TestBrowser(app)
  const confirm = (...lines: string[]) => browser.text('/api/user/confirm-email', lines.join('\n'))
  expect(codeOf(await confirm(second))).toBe('CONFIRM_PASSWORD_NEEDED')
  expect(codeOf(await confirm(second, own))).toBe('CONFIRM_PASSWORD_WRONG')
  expect((await browser.signIn('siru', strange)).statusCode).toBe(401)
  expect(codeOf(await confirm(first, strange))).toBe('CONFIRM_PASSWORD_WRONG')
  expect((await confirm(first, own)).json()).toMatchObject({
    status: 'registered',
    user: { username: 'siru' },
  })
  expect(codeOf(await confirm(second, strange))).toBe('TOKEN_INVALID')
  expect(codeOf(await browser.text('/api/user/confirmation', second))).toBe('TOKEN_INVALID')
  expect((await browser.signIn('siru', strange)).statusCode).toBe(401)
  expect((await browser.signIn('siru', own)).statusCode).toBe(200)
})

test('asks for the password in any browser but the one that made the registration, also one that made another', async () => {
  const email = 'kaksi@example.fi'
  const [own, other] = [new TestBrowser(app), new TestBrowser(app)]
  await register({ username: 'kaksi', email }, own)
  const token = tokenOf(await newestMail(database.db, email))
  await register({ username: 'kaksi', email }, other)
  for (const browser of [other, new TestBrowser(app)]) {
    expect((await browser.text('/api/user/confirmation', token)).json()).toMatchObject({
      passwordNeeded: true,
    })
    expect(codeOf(await browser.text('/api/user/confirm-email', token))).toBe('CONFIRM_PASSWORD_NEEDED')
  }
  expect((await own.text('/api/user/confirmation', token)).json()).toMatchObject({ passwordNeeded: false })
  expect((await own.text('/api/user/confirm-email', token)).json()).toMatchObject({
    user: { username: 'kaksi' },
  })
})

test('marks the browser for a known address as for an unknown one', async () => {
  const known = await makeAccount(database.db)
  for (const [index, email] of [known.email, 'tuntematon@example.fi'].entries()) {
    const answer = await register({ username: `laite.${index}`, email })
    expect(String(answer.headers['set-cookie'])).toMatch(/device=[\w-]{22}\.[\w-]{43};/)
  }
})

test('leaves who is signed in signed in when another’s registration is confirmed', async () => {
  const browser = await signedIn(app, await makeAccount(database.db))
  const { username } = (await browser.get('/api/user')).json()
  await register({ username: 'puoliso', email: 'puoliso@example.fi' })
  const token = tokenOf(await newestMail(database.db, 'puoliso@example.fi'))
  const answer = await browser.text('/api/user/confirm-email', `${token}\n${PASSWORD}`)
  expect(answer.json()).toEqual({ status: 'registered', user: null })
  expect((await browser.get('/api/user')).json()).toMatchObject({ username })
})

test('forgets a registration after a day', async () => {
  await register({ username: 'unto', email: 'unto@example.fi' })
  const token = tokenOf(await newestMail(database.db, 'unto@example.fi'))
  later(24 * 60 + 1)
  const browser = new TestBrowser(app)
  expect(codeOf(await browser.text('/api/user/confirmation', token))).toBe('TOKEN_INVALID')
  expect(codeOf(await browser.text('/api/user/confirm-email', `${token}\n${PASSWORD}`))).toBe('TOKEN_INVALID')
  expect((await register({ username: 'unto', email: 'toinen.unto@example.fi' })).statusCode).toBe(200)
})

test('treats a user name in full width as its plain letters, and leaves names of people as they are', async () => {
  await register({ username: 'leveä', email: 'levea@example.fi' })
  const wide = await register({ username: 'ｌｅｖｅä', email: 'toinen.levea@example.fi' })
  expect(fields(wide)).toEqual({ username: 'USERNAME_TAKEN' })
  const names = { firstName: 'J.R. Åsa-Mária', lastName: 'O’Niñó d. ä.' }
  expect((await register({ username: 'nimi', email: 'nimi@example.fi', ...names })).statusCode).toBe(200)
})

test('takes Finnish and Swedish letters in user names; older names of other letters still sign in', async () => {
  const email = 'kirjaimet@example.fi'
  for (const username of ['Šeköž-Äåé.1', 'AZaz_ÅÄÖåäö', 'ærø.ü'])
    expect((await register({ username, email })).statusCode).toBe(200)
  const account = await makeAccount(database.db, { username: 'ñandú.ı', email: 'vanha@example.fi' })
  expect((await new TestBrowser(app).signIn(account.username, PASSWORD)).statusCode).toBe(200)
})

test('makes one registration of two at once with one user name', async () => {
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((who) => register({ username: 'sama', email: `${who}.sama@example.fi` })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
})

test('reserves the user name of a registration that is being written', async () => {
  const email = 'kesken@example.fi'
  const written = await database.db.transaction().execute(async (tx) => {
    await lockRegistrations(tx)
    const other = register({ username: 'kesken', email: 'toinen.kesken@example.fi' })
    await Promise.race([other, sleep(1500)])
    await insertRegistration(tx, {
      token_hash: null,
      username: 'kesken',
      email,
      first_name: '',
      last_name: '',
      phone: '',
      membership_number: '',
      password_hash: '',
      language: 'fi',
      created_at: clock,
      expires_at: new Date(clock.getTime() + 60_000),
    })
    return { other }
  })
  expect((await written.other).statusCode).toBe(409)
})

test('confirms once where a link is opened many times at once', async () => {
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
      const password = `uusi-salasana-${n}`
      return browser.json('/api/user/change-password', { token: reset, password, passwordAgain: password })
    }),
  )
  expect(changed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422])
})

test('refuses to register while signed in', async () => {
  const browser = await signedIn(app, await makeAccount(database.db))
  expect((await register({ username: 'toinen', email: 'toinen@example.fi' }, browser)).statusCode).toBe(403)
})

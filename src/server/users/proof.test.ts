import { expect, test } from 'vitest'
import { makeAccount, PASSWORD, signedIn } from '../testing/accounts.ts'
import { makePerson } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

let clock = new Date('2026-05-17T09:00:00Z')
const { app, database } = await openService({ now: () => clock, env: { ATTEMPT_LIMIT_FACTOR: '1' } })
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}

const sysadmin = async () => signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))

const NEW_USER = {
  firstName: 'Kai',
  lastName: 'Kutsuttu',
  phone: '',
  membershipNumber: '',
  language: 'fi',
  membershipConfirmed: false,
  personId: null,
}

/** What the form sends of a new member, and of the member with what is changed. */
async function aMember(browser: TestBrowser, username: string) {
  const created = { ...NEW_USER, username, email: `${username}@example.fi`, roles: [] as string[] }
  const { user } = (await browser.json('/api/auth/users', created)).json()
  const edit = (overrides: object) =>
    browser.json('/api/auth/users/update', { ...created, id: user.id, version: user.version, ...overrides })
  return { id: user.id as number, edit }
}

test('changes roles and erases others within a quarter of an hour after signing in, then only after the password', async () => {
  const browser = await sysadmin()
  const { id, edit } = await aMember(browser, 'jasenyys')
  const personId = await makePerson(database.db)
  const guarded = [
    () => edit({ roles: ['JUDGE'] }),
    () => edit({ email: 'toinen@example.fi' }),
    () =>
      browser.json('/api/auth/users', {
        ...NEW_USER,
        username: 'uusi.tuomari',
        email: 'uusi.tuomari@example.fi',
        roles: ['JUDGE'],
      }),
    () => browser.json('/api/auth/users/erase', { id }),
    () => browser.json('/api/auth/persons/erase', { id: personId }),
  ]
  later(15.1)
  for (const call of guarded) expect(refusalOf(await call())).toEqual([422, 'PASSWORD_NEEDED'])
  const prove = (password: string) => browser.json('/api/auth/user/prove-password', { password })
  expect(codeOf(await prove('väärä-123'))).toBe('PASSWORD_WRONG')
  expect(refusalOf(await guarded[0]!())).toEqual([422, 'PASSWORD_NEEDED'])
  expect((await prove(PASSWORD)).json()).toEqual({ status: 'done' })
  later(14.9)
  expect((await guarded[0]!()).statusCode).toBe(200)
  for (const call of guarded.slice(2)) expect((await call()).statusCode).toBe(200)
})

test('needs no password for what gives nobody a right', async () => {
  const browser = await sysadmin()
  const { edit } = await aMember(browser, 'vanha.nimi')
  later(60)
  expect((await edit({ lastName: 'Uusinimi' })).statusCode).toBe(200)
  await aMember(browser, 'toinen.jasen')
})

test('counts a changed password as given', async () => {
  const account = await makeAccount(database.db, { roles: ['SYSADMIN'] })
  const browser = await signedIn(app, account)
  const { edit } = await aMember(browser, 'kolmas.jasen')
  later(20)
  const change = { oldPassword: PASSWORD, password: 'uusi-salasana1', passwordAgain: 'uusi-salasana1' }
  expect((await browser.json('/api/user/change-password', change)).statusCode).toBe(200)
  expect((await edit({ roles: ['DOG'] })).statusCode).toBe(200)
})

test('gives the session another token once the password was given again', async () => {
  const browser = await sysadmin()
  const before = browser.cookies.get('session')
  await browser.json('/api/auth/user/prove-password', { password: PASSWORD })
  expect((await browser.get('/api/user')).statusCode).toBe(200)
  expect(browser.cookies.get('session')).not.toBe(before)
})

test('makes whoever guesses the password at an open screen wait', async () => {
  const browser = await sysadmin()
  const guess = () => browser.json('/api/auth/user/prove-password', { password: 'arvaus-123' })
  const answers: number[] = []
  for (let time = 0; time < 7; time++) answers.push((await guess()).statusCode)
  expect(answers).toEqual([422, 422, 422, 422, 422, 429, 429])
})

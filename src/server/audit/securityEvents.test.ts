import { expect, test } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import type { SecurityEvent } from '#contract/audit.ts'
import { type MadeAccount, makeAccount, PASSWORD, signedIn } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { testApp } from '../testing/testApp.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

let clock = new Date('2026-05-17T09:10:00Z')
const laterBy = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
const { app, database } = await openService({ now: () => clock })

const sysadmin = async () => signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
const fail = (name: string, times: number, service = app) =>
  Promise.all(Array.from({ length: times }, () => new TestBrowser(service).signIn(name, 'arvaus-1')))
const own = async (browser: TestBrowser) => (await browser.get('/api/auth/user/security-events')).json()

async function eventsOf(account: MadeAccount): Promise<Partial<SecurityEvent>[]> {
  const answer = await (await sysadmin()).get(`/api/auth/security-events?account=${account.id}`)
  return answer.json<{ rows: SecurityEvent[] }>().rows.map(({ hour, kind, count }) => ({ hour, kind, count }))
}

test('tells the owner after signing in how many sign-ins have failed since the last visit, once', async () => {
  const account = await makeAccount(database.db)
  const first = await signedIn(app, account)
  expect(await own(first)).toEqual({ failedSignins: 0, rows: [] })
  await fail(account.username, 2)
  laterBy(60)
  await fail(account.email, 1)
  const second = await signedIn(app, account)
  expect(await own(second)).toEqual({
    failedSignins: 3,
    rows: [
      { hour: '2026-05-17T10:00:00.000Z', kind: 'signinFailed', count: 1 },
      { hour: '2026-05-17T09:00:00.000Z', kind: 'signinFailed', count: 2 },
    ],
  })
  expect((await own(first)).failedSignins).toBe(0)
  expect((await own(await signedIn(app, account))).failedSignins).toBe(0)
  await fail(account.username, 1)
  const third = await signedIn(app, account)
  expect(await own(third)).toMatchObject({ failedSignins: 1, rows: [{ count: 2 }, { count: 2 }] })
})

test('tells of no other account’s events', async () => {
  const [victim, other] = [await makeAccount(database.db), await makeAccount(database.db)]
  await fail(victim.username, 2)
  expect(await own(await signedIn(app, other))).toEqual({ failedSignins: 0, rows: [] })
})

test('counts refused sign-ins, 403 and 429 by hour and account', async () => {
  const limited = await testApp(database, {
    now: () => clock,
    env: { ATTEMPT_LIMIT_FACTOR: '1' },
  })
  const account = await makeAccount(database.db)
  const browser = await signedIn(limited, account, { address: '203.0.113.5' })
  const thief = new TestBrowser(limited, { address: '203.0.113.6' })
  for (let guess = 0; guess < 8; guess++) await thief.signIn(account.username, 'arvaus-1')
  for (let time = 0; time < 2; time++)
    expect(refusalOf(await browser.get('/api/auth/users'))).toEqual([403, 'FORBIDDEN'])
  let tooMany = 0
  for (let time = 0; time < 22; time++)
    if ((await browser.get('/api/auth/user/data.json')).statusCode === 429) tooMany++
  expect(tooMany).toBe(2)
  await limited.close()
  const hour = '2026-05-17T10:00:00.000Z'
  const events = await eventsOf(account)
  expect(events).toHaveLength(4)
  expect(events).toEqual(
    expect.arrayContaining([
      { hour, kind: 'signinFailed', count: 5 },
      { hour, kind: 'signinRefused', count: 3 },
      { hour, kind: 'forbidden', count: 2 },
      { hour, kind: 'tooMany', count: tooMany },
    ]),
  )
})

test('counts changed roles and locks', async () => {
  const account = await makeAccount(database.db)
  const admin = await sysadmin()
  const lock = (locked: boolean) => admin.json('/api/auth/users/lock', { id: account.id, locked })
  await lock(true)
  await lock(false)
  const details = (await admin.get(`/api/auth/users/${account.id}`)).json()
  const { firstName, lastName, phone, membershipNumber, language, username, email, version } =
    details as CurrentUser
  const fields = { firstName, lastName, phone, membershipNumber, language, username, email, version }
  const edit = { ...fields, id: account.id, membershipConfirmed: false, personId: null, roles: ['DOG'] }
  expect((await admin.json('/api/auth/users/update', edit)).statusCode).toBe(200)
  expect(await eventsOf(account)).toEqual([
    { hour: '2026-05-17T10:00:00.000Z', kind: 'rightsChanged', count: 3 },
  ])
})

test('counts guesses at names that nobody has without the name', async () => {
  await fail('salainen.nimi', 2)
  const answer = await (await sysadmin()).get('/api/auth/security-events')
  const nobody = answer.json<{ rows: SecurityEvent[] }>().rows.filter(({ account }) => account === null)
  expect(nobody).toContainEqual(expect.objectContaining({ kind: 'signinFailed', count: 2 }))
  const { rows } = await database.pool.query('select security_event::text as row from security_event')
  for (const { row } of rows) expect(row).not.toContain('salainen')
})

test('pages from the newest to the oldest', async () => {
  const account = await makeAccount(database.db)
  await database.pool.query(
    `insert into security_event (hour, account_id, kind, count)
     select '2026-01-01T00:00Z'::timestamptz + n * interval '1 hour', $1, 'signinFailed', 1 from generate_series(1, 60) n`,
    [account.id],
  )
  const admin = await sysadmin()
  const page = async (before = '') =>
    (await admin.get(`/api/auth/security-events?account=${account.id}${before}`)).json()
  const first = await page()
  expect(first.rows).toHaveLength(50)
  const second = await page(`&before=${first.next}`)
  expect(second.rows).toHaveLength(10)
  expect(second.next).toBeNull()
  expect(first.rows[49].hour > second.rows[0].hour).toBe(true)
})

test('goes with the account', async () => {
  const account = await makeAccount(database.db)
  await fail(account.username, 1)
  const browser = await signedIn(app, account)
  expect((await own(browser)).failedSignins).toBe(1)
  await fail(account.username, 1)
  expect((await browser.json('/api/auth/user/erase', { password: PASSWORD })).statusCode).toBe(200)
  await sysadmin()
  const { rowCount } = await database.pool.query('select from security_event where account_id = $1', [
    account.id,
  ])
  expect(rowCount).toBe(0)
})

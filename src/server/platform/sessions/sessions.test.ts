import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { tidyUp } from '../../housekeeping.ts'
import { makeAccount, PASSWORD, signedIn } from '../../testing/accounts.ts'
import { codeOf } from '../../testing/refusal.ts'
import { testApp } from '../../testing/testApp.ts'
import { TestBrowser } from '../../testing/testBrowser.ts'

let database: TestDatabase
let app: FastifyInstance
let https: FastifyInstance
let clock = new Date('2026-05-17T09:00:00Z')
const now = () => clock
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
beforeAll(async () => {
  database = await testDatabase()
  const env = { SESSION_IDLE_MINUTES: '60', SESSION_MAX_HOURS: '24' }
  app = await testApp(database, { now, env })
  https = await testApp(database, { now, env: { ...env, PUBLIC_URL: 'https://koirakanta.example' } })
})
afterAll(async () => {
  await app.close()
  await https.close()
  await database.close()
})

const isIn = async (browser: TestBrowser): Promise<boolean> =>
  (await browser.get('/api/alive/')).json().authenticated

test('keeps the cookie from scripts and other sites, and marks it secure under https', async () => {
  const account = await makeAccount(database.db)
  const cookiesOf = async (service: FastifyInstance) => {
    const answer = await new TestBrowser(service).signIn(account.username, PASSWORD)
    return Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]))
  }
  const plain = await cookiesOf(app)
  expect(plain.session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(plain.session?.secure).toBeUndefined()
  expect(plain.session?.value).toMatch(/^[\w-]{43}$/)
  expect(plain['csrf-token']).toMatchObject({ sameSite: 'Lax', path: '/' })
  expect(plain['csrf-token']?.httpOnly).toBeUndefined()
  const secure = await cookiesOf(https)
  expect(secure['__Host-session']).toMatchObject({ httpOnly: true, secure: true, path: '/' })
  expect(secure['__Host-session']?.domain).toBeUndefined()
  expect(secure['csrf-token']).toMatchObject({ secure: true })
})

test('stores no token, only its hash', async () => {
  const browser = await signedIn(app, await makeAccount(database.db))
  const { rows } = await database.pool.query('select session::text as row from session')
  expect(rows.length).toBeGreaterThan(0)
  for (const { row } of rows) expect(row).not.toContain(browser.cookies.get('session'))
})

test('ends after an hour unused, and goes on when used', async () => {
  const account = await makeAccount(database.db)
  const [used, unused] = [await signedIn(app, account), await signedIn(app, account)]
  later(59)
  expect(await isIn(used)).toBe(true)
  later(2)
  expect([await isIn(used), await isIn(unused)]).toEqual([true, false])
  expect(codeOf(await unused.get('/api/user'))).toBe('SESSION_EXPIRED')
})

test('ends after a day in any case', async () => {
  const browser = await signedIn(app, await makeAccount(database.db))
  for (let halfHours = 0; halfHours < 47; halfHours++) {
    later(30)
    await browser.get('/api/alive/')
  }
  expect(await isIn(browser)).toBe(true)
  later(31)
  expect(await isIn(browser)).toBe(false)
})

test('records its use at most once a minute', async () => {
  const account = await makeAccount(database.db)
  const browser = await signedIn(app, account)
  const lastUse = async () =>
    (
      await database.db
        .selectFrom('session')
        .select('last_used_at')
        .where('account_id', '=', account.id)
        .executeTakeFirstOrThrow()
    ).last_used_at.getTime()
  const begun = await lastUse()
  later(0.9)
  await isIn(browser)
  expect(await lastUse()).toBe(begun)
  later(0.2)
  await isIn(browser)
  expect(await lastUse()).toBe(clock.getTime())
})

test('signing in gives another token and ends the session before', async () => {
  const account = await makeAccount(database.db)
  const browser = await signedIn(app, account)
  const old = new TestBrowser(app)
  for (const [name, value] of browser.cookies) old.cookies.set(name, value)
  await browser.signIn(account.username, PASSWORD)
  expect(browser.cookies.get('session')).not.toBe(old.cookies.get('session'))
  expect([await isIn(browser), await isIn(old)]).toEqual([true, false])
})

test('gives a token planted before signing in no access after it', async () => {
  const account = await makeAccount(database.db)
  const browser = new TestBrowser(app)
  browser.cookies.set('session', 'P'.repeat(43))
  await browser.signIn(account.username, PASSWORD)
  expect(browser.cookies.get('session')).not.toBe('P'.repeat(43))
})

test('applies changed roles at the next request under another token; requests on their way still work', async () => {
  const sysadmin = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
  const account = await makeAccount(database.db)
  const browser = await signedIn(app, account)
  const old = browser.cookies.get('session')!
  const user = (await sysadmin.get(`/api/auth/users/${account.id}`)).json()
  const edited = {
    id: account.id,
    version: user.version,
    username: user.username,
    email: user.email,
    firstName: 'Testi',
    lastName: 'Jäsen',
    phone: '',
    membershipNumber: '',
    language: 'fi',
    membershipConfirmed: false,
    roles: ['KAER_CHIEF'],
    personId: null,
  }
  expect((await sysadmin.json('/api/auth/users/update', edited)).statusCode).toBe(200)
  const stale = new TestBrowser(app)
  for (const [name, value] of browser.cookies) stale.cookies.set(name, value)
  expect((await browser.get('/api/user')).json()).toMatchObject({ userRoles: [{ name: 'KAER_CHIEF' }] })
  expect(browser.cookies.get('session')).not.toBe(old)
  expect(await isIn(stale)).toBe(true)
  expect(stale.cookies.get('session')).toBe(old)
  later(2)
  expect([await isIn(browser), await isIn(stale)]).toEqual([true, false])
})

/** Runs `inside` while every connection that is taken from the pool is reported. */
async function watchingConnections(taken: () => void, inside: () => Promise<void>): Promise<void> {
  const connect = vi.spyOn(database.pool, 'connect').mockImplementation((() => {
    taken()
    return Reflect.apply(pg.Pool.prototype.connect, database.pool, [])
  }) as pg.Pool['connect'])
  await inside().finally(() => connect.mockRestore())
}

test('queries nothing without a cookie, and once a second with one', async () => {
  const browser = await signedIn(app, await makeAccount(database.db))
  let queries = 0
  const count = () => {
    queries++
  }
  await watchingConnections(count, async () => {
    await new TestBrowser(app).get('/api/alive/')
    expect(queries).toBe(0)
    await browser.get('/api/alive/')
    await browser.get('/api/alive/')
    expect(queries).toBe(1)
    later(0.02)
    await browser.get('/api/alive/')
    expect(queries).toBe(2)
  })
})

test('sees within a second what another copy ends', async () => {
  const copy = await testApp(database, { now })
  const browser = await signedIn(app, await makeAccount(database.db))
  const elsewhere = new TestBrowser(copy)
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)
  expect(await isIn(elsewhere)).toBe(true)
  await browser.command('/api/signout/')
  later(1 / 60)
  expect(await isIn(elsewhere)).toBe(false)
  await copy.close()
})

test('does not cache a session that ends while it is looked up', async () => {
  const browser = await signedIn(app, await makeAccount(database.db))
  await watchingConnections(
    () => app.guards.sessions.forget(),
    async () => expect(await isIn(browser)).toBe(true),
  )
  await database.pool.query('delete from session')
  expect(await isIn(browser)).toBe(false)
})

test('looks a session up by an index', async () => {
  await database.pool.query(`
    insert into session (token_hash, account_id, device, created_at, last_used_at, proved_at, expires_at)
    select decode(md5(n::text), 'hex'), (select min(id) from account), '', now(), now(), now(), now() from generate_series(1, 5000) n`)
  await database.pool.query('analyze session')
  const { rows } = await database.pool.query(`explain select id from session s
    where (s.token_hash = '\\x00' or (s.previous_hash = '\\x00' and s.previous_until > now()))`)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
})

test('removes sessions that have ended by themselves', async () => {
  const account = await makeAccount(database.db)
  await signedIn(app, account)
  const left = async () =>
    (await database.db.selectFrom('session').select('id').where('account_id', '=', account.id).execute())
      .length
  await tidyUp(database.db, clock, app.config)
  expect(await left()).toBe(1)
  later(61)
  await tidyUp(database.db, clock, app.config)
  expect(await left()).toBe(0)
})

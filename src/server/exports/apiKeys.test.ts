import { beforeAll, expect, test } from 'vitest'
import type { ApiKey } from '#contract/apiKeys.ts'
import { API_KEY_HEADER } from '#contract/headers.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

const NOW = new Date('2026-05-17T12:00:00Z')
const { app, database } = await openService({ now: () => NOW })
const { db, pool } = database
const KEYS = '/api/auth/exports/keys'

let admin: TestBrowser
beforeAll(async () => {
  admin = await signedIn(app, await makeAccount(db, { roles: ['SYSADMIN'] }))
})

const made = async (perMinute = 600, partner = 'Koiranet') =>
  (await admin.json(KEYS, { partner, note: 'haku', perMinute })).json<{ key: string; id: number }>()
const listed = async (id: number) =>
  (await admin.get(KEYS)).json<{ keys: ApiKey[] }>().keys.find((key) => key.id === id)!
const asks = (key: string, url = '/api/breeds', service = app) =>
  service.inject({ url, headers: { [API_KEY_HEADER]: key } })

test('is shown once, kept as a hash, and listed by its beginning', async () => {
  const { key, id } = await made()
  expect(key).toMatch(/^kk_[\w-]{43}$/)
  const told = await listed(id)
  expect(told).toMatchObject({ partner: 'Koiranet', beginning: key.slice(0, 8), revokedAt: null, days: [] })
  expect((await admin.get(KEYS)).body).not.toContain(key.slice(8))
  const { rows } = await pool.query(
    'select to_jsonb(k)::text as row from api_key k union select to_jsonb(a)::text from audit a',
  )
  expect(rows.some(({ row }) => String(row).includes(key.slice(8)))).toBe(false)
  const { rows: log } = await pool.query(
    `select code, after from audit where subject = 'apiKey' and subject_id = $1`,
    [String(id)],
  )
  expect(log).toEqual([
    {
      code: 'API_KEY_CREATED',
      after: { partner: 'Koiranet', keyNote: 'haku', perMinute: 600, beginning: key.slice(0, 8) },
    },
  ])
})

test('opens what is public and asks by GET, and nothing else', async () => {
  const { key } = await made()
  expect((await asks(key)).statusCode).toBe(200)
  expect(refusalOf(await asks(key, '/api/auth/users'))).toEqual([403, 'API_KEY_READS_ONLY'])
  const post = await app.inject({
    method: 'POST',
    url: '/api/dog/search/',
    headers: { [API_KEY_HEADER]: key, 'content-type': 'application/json' },
    payload: {},
  })
  expect(refusalOf(post)).toEqual([403, 'API_KEY_READS_ONLY'])
})

test('is nobody’s session, whatever cookies come with it', async () => {
  const { key } = await made()
  const answer = await admin.get('/api/alive/', { [API_KEY_HEADER]: key })
  expect(answer.json()).toEqual({ authenticated: false })
})

test('refuses a key that is unknown, malformed or revoked, and counts nothing of it', async () => {
  const { key, id } = await made()
  for (const wrong of [`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, 'kk_x', ''])
    expect(refusalOf(await asks(wrong))).toEqual([401, 'API_KEY_INVALID'])
  expect((await asks(key)).statusCode).toBe(200)
  expect((await admin.command(`${KEYS}/${id}/revoke`)).statusCode).toBe(200)
  expect(refusalOf(await asks(key))).toEqual([401, 'API_KEY_INVALID'])
  expect((await listed(id)).revokedAt).toBe(NOW.toISOString())
  expect(codeOf(await admin.command(`${KEYS}/${id}/revoke`))).toBe('API_KEY_REVOKED')
  expect(codeOf(await admin.command(`${KEYS}/999999/revoke`))).toBe('API_KEY_NOT_FOUND')
})

test('has a limit of its own beside that of the address, and its calls are counted by day', async () => {
  const narrow = await testApp(database, {
    now: () => NOW,
    env: { RATE_BURST: '12', RATE_PER_SECOND: '0.01' },
  })
  const { key, id } = await made(60, 'Kennelklubben')
  const statuses: number[] = []
  // It costs 5: the address alone may ask twice; with a key a tenth of each call is taken from it.
  while (!statuses.includes(429) && statuses.length < 20)
    statuses.push((await asks(key, '/api/breeds/98/population', narrow)).statusCode)
  expect(statuses.length).toBeGreaterThan(60 / 5)
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  const others = await narrow.inject('/api/healthcodes')
  expect(others.statusCode).toBe(200)
  await narrow.close()
  const told = await listed(id)
  expect(told.lastUsedAt).toBe(NOW.toISOString())
  expect(told.days).toEqual([{ day: '2026-05-17', calls: statuses.length, refused: 1 }])
})

test('adds up what two copies of the service have counted', async () => {
  const { key, id } = await made()
  const copies = await Promise.all([testApp(database), testApp(database)])
  for (const copy of copies) await asks(key, '/api/breeds', copy)
  await Promise.all(copies.map((copy) => copy.close()))
  expect((await listed(id)).days.reduce((sum, { calls }) => sum + calls, 0)).toBe(2)
})

test('says what is wrong with a key that is asked for, and makes none', async () => {
  const before = (await admin.get(KEYS)).json<{ keys: ApiKey[] }>().keys.length
  const bodies = [
    { partner: '', note: '', perMinute: 600 },
    { partner: 'x'.repeat(121), note: '', perMinute: 600 },
    { partner: 'Koiranet', note: '', perMinute: 59 },
    { partner: 'Koiranet', note: '', perMinute: 6001 },
    { partner: 'Koiranet', note: '', perMinute: 60.5 },
  ]
  const answers = await Promise.all(bodies.map((body) => admin.json(KEYS, body)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(400))
  expect(answers.slice(2).map((answer) => answer.json().error.fields.perMinute)).toEqual(
    Array(3).fill('API_KEY_RATE_INVALID'),
  )
  expect((await admin.get(KEYS)).json<{ keys: ApiKey[] }>().keys).toHaveLength(before)
})

test('nobody but SYSADMIN sees, makes or revokes keys', async () => {
  const member = await signedIn(app, await makeAccount(db, { roles: ['KAER_CHIEF'] }))
  const { id } = await made()
  const answers = await Promise.all([
    member.get(KEYS),
    member.json(KEYS, { partner: 'Koiranet', note: '', perMinute: 600 }),
    member.command(`${KEYS}/${id}/revoke`),
    app.inject(KEYS),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 401])
  expect((await listed(id)).revokedAt).toBeNull()
})

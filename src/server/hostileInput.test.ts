import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { networkOf } from './platform/limits/attempts.ts'
import { replaceToken } from './platform/sessions/sessions.store.ts'
import { testApp } from './testing/testApp.ts'

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await testDatabase()
  app = await testApp(database)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

test('lists within lists without end are refused, whatever the call', async () => {
  const calls = app.calls.filter(({ bodyKind, access }) => bodyKind === 'json' && access === 'anyone')
  expect(calls.length).toBeGreaterThan(0)
  const visit = await app.inject({ url: '/api/alive/' })
  const token = visit.cookies.find(({ name }) => name === 'csrf-token')!.value
  for (const { path } of calls)
    for (const depth of [40, 10_000]) {
      const answer = await app.inject({
        method: 'POST',
        url: path,
        payload: `${'['.repeat(depth)}${']'.repeat(depth)}`,
        headers: { 'content-type': 'application/json', cookie: `csrf-token=${token}`, 'x-csrf-token': token },
      })
      expect([path, depth, answer.statusCode, answer.json().error.code]).toEqual([
        path,
        depth,
        400,
        'BODY_INVALID',
      ])
    }
})

test('a language that only every object has is none', async () => {
  for (const language of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    const byAddress = await app.inject({ url: `/api/user?lang=${language}` })
    const byHeader = await app.inject({ url: '/api/user', headers: { 'accept-language': language } })
    for (const answer of [byAddress, byHeader])
      expect([answer.statusCode, typeof answer.json().error.message]).toEqual([401, 'string'])
  }
})

test('a session that has ended in the meantime gets no other token', async () => {
  await expect(replaceToken(database.db, crypto.randomUUID(), Buffer.alloc(32))).rejects.toMatchObject({
    code: 'SESSION_EXPIRED',
  })
})

test('a forwarded address that is none counts as the connection’s', async () => {
  const behindProxy = await testApp(database, { env: { TRUST_PROXY: 'true' } })
  const told = { 'x-forwarded-for': '1:2:3:4:5:6:7::8:9' }
  expect((await behindProxy.inject({ url: '/api/captcha', headers: told })).statusCode).toBe(200)
  await behindProxy.close()
  expect(networkOf('1:2:3:4:5:6:7::8:9', '192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('anyone', '2001:db8:1:2::9')).toBe('2001:db8:1:2')
  expect(networkOf('203.0.113.9:4711')).toBe('203.0.113.9')
  expect(networkOf('[2001:db8:1:2::9]:4711')).toBe('2001:db8:1:2')
})

test('a malformed address carries the safety headers of every other answer', async () => {
  const bad = await app.inject({ url: '/api/dog/%E0%A4%A' })
  const good = await app.inject({ url: '/api/user' })
  expect(bad.statusCode).toBe(400)
  const safety = ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy']
  for (const name of [
    ...safety,
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'cache-control',
  ])
    expect([name, bad.headers[name]]).toEqual([name, good.headers[name]])
})

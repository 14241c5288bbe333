import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { sampleOf, textPlaces } from '#contract/textPlaces.test-helper.ts'
import { ROLES } from '#domain/accounts/roles.ts'
import { growthFault, HOSTILE_TEXTS, LARGE } from '#tools/test/hostileTexts.ts'
import { bodyLimitOf } from './platform/http/bodyLimit.ts'
import { networkOf } from './platform/limits/attempts.ts'
import { replaceToken } from './platform/sessions/sessions.store.ts'
import { makeAccount, signedIn } from './testing/accounts.ts'
import { openService } from './testing/openService.ts'
import { refusalOf } from './testing/refusal.ts'
import { testApp } from './testing/testApp.ts'
import type { TestBrowser } from './testing/testBrowser.ts'

const { app, database } = await openService()

beforeAll(async () => {
  await app.ready()
})

test('refuses lists within lists without end in every call', async () => {
  const calls = app.calls.filter(({ bodyKind, access }) => bodyKind === 'json' && access === 'anyone')
  expect(calls.length).toBeGreaterThan(0)
  const visit = await app.inject({ url: '/api/alive/' })
  const token = visit.cookies.find(({ name }) => name === 'csrf-token')!.value
  for (const call of calls)
    for (const depth of [40, bodyLimitOf(call) / 2 - 1]) {
      const answer = await app.inject({
        method: 'POST',
        url: call.path.replaceAll(/:\w+/g, '1'),
        payload: `${'['.repeat(depth)}${']'.repeat(depth)}`,
        headers: { 'content-type': 'application/json', cookie: `csrf-token=${token}`, 'x-csrf-token': token },
      })
      expect([call.path, depth, ...refusalOf(answer)]).toEqual([call.path, depth, 400, 'BODY_INVALID'])
    }
})

test('takes no language that every object has as a property', async () => {
  for (const language of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    const byAddress = await app.inject({ url: `/api/user?lang=${language}` })
    const byHeader = await app.inject({ url: '/api/user', headers: { 'accept-language': language } })
    for (const answer of [byAddress, byHeader])
      expect([answer.statusCode, typeof answer.json().error.message]).toEqual([401, 'string'])
  }
})

test('gives no other token to a session that has ended in the meantime', async () => {
  const session = crypto.randomUUID()
  await expect(replaceToken(database.db, session, Buffer.alloc(32), new Date())).rejects.toMatchObject({
    code: 'SESSION_EXPIRED',
  })
})

test('takes the connection’s address where the forwarded one is invalid', async () => {
  const behindProxy = await testApp(database, { env: { TRUST_PROXY: 'true' } })
  const told = { 'x-forwarded-for': '1:2:3:4:5:6:7::8:9' }
  expect((await behindProxy.inject({ url: '/api/captcha', headers: told })).statusCode).toBe(200)
  await behindProxy.close()
  expect(networkOf('1:2:3:4:5:6:7::8:9', '192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('anyone', '2001:db8:1:2::9')).toBe('2001:db8:1:2')
  expect(networkOf('203.0.113.9:4711')).toBe('203.0.113.9')
  expect(networkOf('[2001:db8:1:2::9]:4711')).toBe('2001:db8:1:2')
})

test('answers a malformed address with the security headers of every other answer', async () => {
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

const CONTENT_TYPES = {
  text: 'text/plain',
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
} as const
/** Bytes of a text in an address: percent-encoded it nearly is what Node takes of a request's head. */
const ADDRESS_ROOM = 5000
type Part = 'body' | 'query' | 'params'

/** An address of the call with these parts and this query. */
function addressOf(call: Call, params: unknown, query: unknown): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const asked = new URLSearchParams(query as Record<string, string>).toString()
  return asked === '' ? path : `${path}?${asked}`
}

function bodyOf({ bodyKind }: Call, body: unknown): string {
  if (bodyKind === 'text') return String(body)
  return bodyKind === 'form'
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(body)
}

/** Bytes that a text may have so that the whole body is still read. */
function roomFor(call: Call, rest: unknown): number {
  const left = bodyLimitOf(call) - Buffer.byteLength(bodyOf(call, rest))
  return Math.min(LARGE, call.bodyKind === 'form' ? left / 3 : left)
}

/** Makes a call whose values fit but for one text; another request sent with it is answered as soon as it can be. */
async function timeOf(browser: TestBrowser, call: Call, part: Part, value: unknown): Promise<number> {
  const of = (other: Part) => (other === part ? value : call[other] && sampleOf(call[other]))
  const url = addressOf(call, of('params') ?? {}, of('query') ?? {})
  const { bodyKind } = call
  const kind = bodyKind === 'none' || bodyKind === 'file' ? undefined : CONTENT_TYPES[bodyKind]
  const start = performance.now()
  const [answer] = await Promise.all([
    kind ? browser.post(url, kind, bodyOf(call, of('body'))) : browser.get(url),
    app.inject({ url: '/api/service' }),
  ])
  if (answer.statusCode >= 500) throw new Error(`${call.path}: ${answer.statusCode}`)
  return performance.now() - start
}

/** Milliseconds: every text place of every call is tried. */
const PATIENCE = 420_000

test('holds up neither sender nor others by the text of any call longer than its length explains', {
  timeout: PATIENCE,
}, async () => {
  const everybody = await signedIn(app, await makeAccount(database.db, { roles: [...ROLES] }))
  const faults: string[] = []
  for (const call of app.calls)
    for (const part of ['body', 'query', 'params'] as const) {
      const schema = call.bodyKind === 'file' ? undefined : call[part]
      if (!schema) continue
      for (const { path, put } of textPlaces(schema)) {
        const large = part === 'body' ? roomFor(call, put('')) : ADDRESS_ROOM
        for (const [name, text] of Object.entries(HOSTILE_TEXTS)) {
          const fault = await growthFault((bytes) => timeOf(everybody, call, part, put(text(bytes))), {
            small: large / 4,
            large,
          })
          if (fault) faults.push(`${call.path} ${part}${path} ${name}: ${fault}`)
        }
      }
    }
  expect(faults).toEqual([])
})

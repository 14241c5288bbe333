import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { CSRF_HEADER, SENDER_HEADER } from '#contract/headers.ts'
import { mayEver } from '#domain/accounts/permissions.ts'
import { ROLES, type Role } from '#domain/accounts/roles.ts'
import { makeAccount, signedIn } from './testing/accounts.ts'
import { openService } from './testing/openService.ts'
import { codeOf, refusalOf } from './testing/refusal.ts'
import { TestBrowser } from './testing/testBrowser.ts'

/** POST calls that only ask and so need no token; a new one must be added here by a person who has thought about it. */
const ASKING_POSTS = [
  '/api/auth/breeding-list/preview',
  '/api/auth/breeding-rules/preview',
  '/api/auth/competitions/preview',
  '/api/auth/data-updates/:id/preview',
  '/api/auth/dog/health-abbr/',
  '/api/auth/register-people',
  '/api/auth/rulebooks/preview',
  '/api/auth/shows/:id/check',
  '/api/breedingregister',
  '/api/breedingreview/analyze',
  '/api/dog/examinations',
  '/api/dog/half-siblings',
  '/api/dog/list/',
  '/api/dog/litters',
  '/api/dog/pedigree',
  '/api/dog/search/',
  '/api/dog/search/count',
  '/api/dog/siblings/',
  '/api/litter/mates/',
  '/api/litter/pedigree/',
  '/api/mail-choices',
  '/api/mates/',
  '/api/offline',
  '/api/papers/check',
  '/api/trialdog',
  '/api/user/confirmation',
  '/api/user/token',
]
/** Calls that anyone may make, and that answer each caller or moment differently. */
const NO_STORE = [
  '/api/alive/',
  '/api/captcha',
  '/api/demo/accounts',
  '/api/demo/mail/:key',
  '/api/mail-choices',
  '/api/offline',
  '/api/user/confirmation',
  '/api/user/token',
  '/api/health',
]
const CONTENT_TYPES = {
  text: 'text/plain',
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  none: undefined,
} as const
const contentTypeOf = ({ bodyKind, file }: Call) =>
  bodyKind === 'file' ? file!.mediaTypes[0] : CONTENT_TYPES[bodyKind]

let visitor: TestBrowser
let member: TestBrowser
let calls: readonly Call[]
const byRole = new Map<Role, TestBrowser>()

const { app, database } = await openService()

beforeAll(async () => {
  await app.ready()
  calls = app.calls
  visitor = new TestBrowser(app)
  member = await signedIn(app, await makeAccount(database.db))
  for (const role of ROLES)
    byRole.set(role, await signedIn(app, await makeAccount(database.db, { roles: [role] })))
})

/** An address of the call that fits its path. */
function addressOf({ path }: Call): string {
  const values: Record<string, string> = { id: '1', regnr: 'FI12345%2F20', key: crypto.randomUUID() }
  return path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'x')
}

/** The call as a browser makes it, with a body of its kind that fits nothing. */
function make(
  browser: TestBrowser,
  call: Call,
  options: { withoutToken?: boolean; token?: string; sender?: string } = {},
) {
  const { token, sender, ...sent } = options
  const headers: Record<string, string> = {
    ...(token !== undefined && { [CSRF_HEADER]: token }),
    ...(sender !== undefined && { [SENDER_HEADER]: encodeURIComponent(sender) }),
  }
  const url = addressOf(call)
  if (call.method === 'GET') return browser.get(url, headers)
  if (call.bodyKind === 'text') return browser.text(url, '', { ...sent, headers })
  if (call.bodyKind === 'form') return browser.form(url, {}, { ...sent, headers })
  if (call.bodyKind === 'json') return browser.json(url, {}, { ...sent, headers })
  if (call.bodyKind === 'file')
    return browser.file(url, contentTypeOf(call)!, Buffer.from('no file'), { ...sent, headers })
  return browser.command(url, { ...sent, headers })
}

test('finds the calls', () => {
  expect(calls.length).toBeGreaterThan(40)
})

test('requires a session under /api/auth and for the own user, and nowhere else', () => {
  for (const { path, access } of calls)
    expect([path, access !== 'anyone']).toEqual([path, path.startsWith('/api/auth/') || path === '/api/user'])
})

test('has every POST change something and need the token, except those known to ask', () => {
  const asking = calls.filter(({ method, changes }) => method === 'POST' && !changes)
  expect(asking.map(({ path }) => path).sort()).toEqual(ASKING_POSTS)
  expect(calls.filter(({ method, changes }) => method === 'GET' && changes)).toEqual([])
})

test('answers 401 without a session', async () => {
  for (const call of calls.filter(({ access }) => access !== 'anyone')) {
    const answer = await make(visitor, call)
    expect([call.path, ...refusalOf(answer)]).toEqual([call.path, 401, 'SESSION_EXPIRED'])
  }
})

test('answers 401 to an ended and to a made-up session', async () => {
  const browser = new TestBrowser(app)
  for (const token of ['x'.repeat(43), '', 'ä', 'x'.repeat(4000)]) {
    browser.cookies.set('session', encodeURIComponent(token))
    for (const call of calls.filter(({ access }) => access !== 'anyone'))
      expect([call.path, (await make(browser, call)).statusCode]).toEqual([call.path, 401])
  }
})

test('answers 403 to each wrong role and to none, and not to a right role', async () => {
  for (const call of calls) {
    const { access, path } = call
    if (access === 'anyone' || access === 'signedIn') continue
    expect([path, codeOf(await make(member, call))]).toEqual([path, 'FORBIDDEN'])
    for (const role of ROLES) {
      const answer = await make(byRole.get(role)!, call)
      const refused = answer.statusCode === 403 || answer.statusCode === 401
      expect([path, role, refused]).toEqual([path, role, !mayEver([role], access)])
    }
  }
})

test('answers 403 before anything else without the token, to a made-up one and to another session’s', async () => {
  const strangers = byRole.get('SHOW')!.cookies.get('csrf-token')!
  for (const call of calls.filter(({ changes }) => changes)) {
    const browser = call.access === 'anyone' ? visitor : byRole.get('SYSADMIN')!
    for (const wrong of [{ withoutToken: true }, { token: 'x'.repeat(43) }, { token: strangers }]) {
      const answer = await make(browser, call, wrong)
      expect([call.path, ...refusalOf(answer)]).toEqual([call.path, 403, 'CSRF_TOKEN_INVALID'])
    }
  }
})

test('answers 401 to everything that a window sends as somebody whose session the browser has no more', async () => {
  const browser = byRole.get('SYSADMIN')!
  for (const call of calls.filter(({ access }) => access !== 'anyone')) {
    const answer = await make(browser, call, { sender: 'näkijä' })
    expect([call.path, ...refusalOf(answer)]).toEqual([call.path, 401, 'SESSION_EXPIRED'])
  }
  const account = await makeAccount(database.db, { username: 'näkijä' })
  const own = await (await signedIn(app, account)).get('/api/user', {
    [SENDER_HEADER]: encodeURIComponent('näkijä'),
  })
  expect(own.statusCode).toBe(200)
})

test('does not take a visitor’s earlier token in the session', async () => {
  const browser = await signedIn(app, await makeAccount(database.db))
  const planted = 'A'.repeat(43)
  browser.cookies.set('csrf-token', planted)
  const answer = await browser.command('/api/signout/', { headers: { [CSRF_HEADER]: planted } })
  expect(answer.statusCode).toBe(403)
  expect((await browser.command('/api/signout/')).statusCode).toBe(200)
})

test('answers 400 to a body that does not fit', async () => {
  const sysadmin = byRole.get('SYSADMIN')!
  // What asks by nothing but filters may ask for everything.
  for (const call of calls.filter(({ body }) => body && !body.safeParse({}).success)) {
    const browser = call.access === 'anyone' ? visitor : sysadmin
    const answer = await make(browser, call)
    expect([call.path, answer.statusCode]).toEqual([call.path, 400])
  }
})

interface Attack {
  readonly body: string
  readonly part: string
  readonly query: Record<string, string>
  readonly headers: Record<string, string>
  readonly fitting: boolean
}

test('answers 413 to a body that is too large, whoever asks', async () => {
  for (const call of calls.filter(({ bodyKind }) => bodyKind !== 'none')) {
    const type = contentTypeOf(call)!
    const large = 'x'.repeat(call.file || call.bodyBytes ? 1_060_000 : 70_000)
    const answer = await app.inject({
      method: 'POST',
      url: addressOf(call),
      payload: call.bodyKind === 'json' ? JSON.stringify({ large }) : large,
      headers: { 'content-type': type },
    })
    const expected = call.file?.tooLarge ?? 'BODY_TOO_LARGE'
    expect([call.path, ...refusalOf(answer)]).toEqual([call.path, 413, expected])
  }
})

test('forbids browsers and proxies to store answers to a person or a change', async () => {
  const sysadmin = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
  const noStore = calls.filter(({ path }) => NO_STORE.includes(path))
  expect(noStore).toHaveLength(NO_STORE.length)
  for (const call of noStore) {
    const { headers } = await make(visitor, call)
    expect([call.path, headers['cache-control']]).toEqual([call.path, 'no-store'])
  }
  for (const call of calls.filter(({ access, changes }) => changes || access !== 'anyone')) {
    const { headers } = await make(sysadmin, call)
    expect([call.path, headers['cache-control']]).toEqual([call.path, 'no-store'])
  }
})

describe('random bodies, parameters and headers', () => {
  const junk = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.json(),
    fc.constantFrom(
      '{"__proto__":{"x":1}}',
      '[',
      'null',
      '{"id":1e309}',
      '\0',
      "'; drop table dog; --",
      '%zz',
      `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
      `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    ),
  )
  const words = fc.oneof(
    fc.stringMatching(/^[\x20-\x7e]{0,60}$/),
    fc.constantFrom('constructor', '__proto__', 'toString'),
  )
  const request = fc.record({
    body: junk,
    part: fc.string({ unit: 'binary', maxLength: 40 }),
    query: fc.dictionary(fc.constantFrom('page', 'q', 'sort', 'id', 'lang', 'before', 'from'), words),
    headers: fc.dictionary(
      fc.constantFrom(
        'accept-language',
        'cookie',
        'x-csrf-token',
        'x-captcha',
        'if-none-match',
        'user-agent',
      ),
      words,
    ),
    fitting: fc.boolean(),
  })

  async function attack(browser: TestBrowser, call: Call, given: Attack) {
    const path = given.fitting
      ? addressOf(call)
      : call.path.replace(/:\w+/g, () => encodeURIComponent(given.part.toWellFormed()))
    const type = contentTypeOf(call)
    const answer = await app.inject({
      method: call.method,
      url: `${path}?${new URLSearchParams(given.query)}`,
      ...(call.method === 'POST' && { payload: given.body }),
      headers: {
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        [CSRF_HEADER]: browser.cookies.get('csrf-token') ?? '',
        ...(type && { 'content-type': type }),
        ...given.headers,
      },
    })
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toMatch(/\n {4}at |node_modules|\.ts:\d/)
  }

  test('cause no 500 and show no stack', { timeout: 600_000 }, async () => {
    for (const call of calls) {
      const attacker = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
      const runs = fc.asyncProperty(request, async (input) => {
        await attack(visitor, call, input)
        await attack(attacker, call, input)
      })
      await fc.assert(runs, { numRuns: 12 })
    }
    const { rows } = await database.pool.query('select count(*) from dog')
    expect(rows).toHaveLength(1)
  })
})

import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { allCalls } from '#contract/allCalls.test-helper.ts'
import { call } from '#contract/call.ts'
import { get } from '#contract/endpoint.ts'
import { makeDog } from '../../testing/factories.ts'
import { openService } from '../../testing/openService.ts'
import { codeOf, refusalOf } from '../../testing/refusal.ts'
import { testApp } from '../../testing/testApp.ts'
import { openDatabase } from '../database.ts'
import { AppError } from '../errors.ts'
import { route } from './route.ts'

/** Milliseconds for a connection, more than any machine needs. */
const CONNECT_MS = 60_000

const log: string[] = []
const failing = call(get('/api/test/failing'), {
  summary: 'Fails in a way nobody foresaw',
  answer: z.null(),
})
const unprintable = call(get('/api/test/unprintable'), {
  summary: 'A file that cannot be made now',
  answer: z.null(),
  produces: 'application/pdf',
})
const closed = call(get('/api/test/closed'), {
  summary: 'Nobody may',
  refusals: { 403: ['FORBIDDEN'] },
  answer: z.null(),
})

const long = call(get('/api/test/long'), { summary: 'A long answer', answer: z.array(z.string()) })
const short = call(get('/api/test/short'), { summary: 'A short answer', answer: z.array(z.string()) })
const LONG: string[] = Array.from({ length: 500 }, (_, index) => `FI${index}/26`)

const { app, database } = await openService({ logTo: { write: (line) => log.push(line) } })

beforeAll(async () => {
  route(app, unprintable, {
    load: () => null,
    may: () => true,
    headers: () => ({
      'content-disposition': 'attachment; filename="paper.pdf"',
      'cache-control': 'no-cache',
    }),
    read: () => {
      throw new AppError('busy', 'BUSY')
    },
    present: () => null,
  })
  for (const [kept, answer] of [
    [long, LONG],
    [short, LONG.slice(0, 5)],
  ] as const)
    route(app, kept, { load: () => answer, may: () => true, cached: true, present: (found) => [...found] })
  route(app, closed, { load: () => null, may: () => false, present: () => null })
  route(app, failing, {
    load: () => {
      throw Object.assign(new Error('duplicate key'), {
        severity: 'ERROR',
        detail: 'Key (name)=(Aino Esimerkki)',
      })
    },
    may: () => true,
    present: () => null,
  })
})

const text = (url: string, payload: string) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload })
const json = (url: string, payload: string) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })

test('refuses to declare an address under /api without a policy', () => {
  expect(() => app.get('/api/test/open', () => 'open')).toThrow(/without a policy/)
})

test('refuses with 403 what the policy forbids', async () => {
  const answer = await app.inject('/api/test/closed')
  expect(refusalOf(answer)).toEqual([403, 'FORBIDDEN'])
})

test('refuses a file that could not be made without the headers of a file', async () => {
  const { statusCode, headers } = await app.inject('/api/test/unprintable')
  expect(statusCode).toBe(503)
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' })
  expect(headers).not.toHaveProperty('content-disposition')
  expect(headers).not.toHaveProperty('cache-control')
})

test('answers an unforeseen fault with a 500 that reveals nothing, logged without values', async () => {
  const answer = await app.inject('/api/test/failing')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    error: { code: 'UNEXPECTED', message: 'Odottamaton virhe. Yritä uudelleen.' },
  })
  const logged = log.find((line) => line.includes('unexpected'))
  expect(logged).toContain('/api/test/failing')
  expect(logged).toContain('route.test.ts')
  expect(log.join('')).not.toMatch(/Aino|duplicate key/)
})

test('answers in the language asked for, in Finnish otherwise', async () => {
  const message = async (url: string, headers = {}) =>
    (await app.inject({ url, headers })).json().error.message
  expect(await message('/api/dog/FI99999%2F99')).toBe('Koiran tietoja ei löytynyt.')
  expect(await message('/api/dog/FI99999%2F99?lang=en')).toBe('The dog was not found.')
  expect(await message('/api/dog/FI99999%2F99', { 'accept-language': 'de, sv-FI;q=0.8, en' })).toBe(
    'Hundens uppgifter hittades inte.',
  )
  expect(await message('/api/dog/FI99999%2F99?lang=xx')).toBe('Koiran tietoja ei löytynyt.')
})

test.each([
  ['/api/dog/%zz', 400, 'ADDRESS_INVALID'],
  ['/api/dog/abc', 400, 'REGNR_INVALID'],
  ['/api/dog/a/b/c/d/e', 404, 'NOT_FOUND'],
  ['/api/dog/FI1%00%2F20', 400, 'TEXT_INVALID'],
  [`/api/dog/${'9'.repeat(61)}`, 400, 'REGNR_INVALID'],
  ['/api/unknown', 404, 'NOT_FOUND'],
  ['/api', 404, 'NOT_FOUND'],
  ['/images/none.jpg', 404, 'NOT_FOUND'],
  ['/api/dog/list', 405, 'METHOD_NOT_ALLOWED'],
  ['/api/dog/siblings/', 405, 'METHOD_NOT_ALLOWED'],
])('GET %s is answered %i %s', async (url, status, expected) => {
  const answer = await app.inject(url)
  expect(refusalOf(answer)).toEqual([status, expected])
})

test('names the right methods for a wrong one', async () => {
  const answer = await app.inject({ method: 'DELETE', url: '/api/dog/list/' })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
})

test('refuses bodies of the wrong kind with 400, too large ones with 413', async () => {
  expect(codeOf(await json('/api/dog/list/', '"abc"'))).toBe('CONTENT_TYPE_INVALID')
  expect(codeOf(await text('/api/dog/siblings/', 'FI1/20'))).toBe('CONTENT_TYPE_INVALID')
  expect(codeOf(await app.inject({ method: 'POST', url: '/api/dog/list/' }))).toBe('CONTENT_TYPE_INVALID')
  expect(codeOf(await json('/api/dog/siblings/', '{"regnr"'))).toBe('BODY_INVALID')
  expect(codeOf(await json('/api/dog/siblings/', ''))).toBe('BODY_INVALID')
  const large = await text('/api/dog/list/', 'a'.repeat(70_000))
  expect(refusalOf(large)).toEqual([413, 'BODY_TOO_LARGE'])
})

test('names each invalid field with what is wrong', async () => {
  const answer = await json('/api/litter/pedigree/', '{"fatherRegnr":"x"}')
  const faults = { fatherRegnr: 'REGNR_INVALID', motherRegnr: 'VALUE_REQUIRED' }
  expect(refusalOf(answer)).toEqual([400, 'INPUT_INVALID', faults])
})

test('refuses text that PostgreSQL cannot store', async () => {
  expect(codeOf(await text('/api/dog/list/', 'ab\0cd'))).toBe('TEXT_INVALID')
  expect(refusalOf(await json('/api/dog/siblings/', '{"regnr":"FI\\ud800/20"}'))).toEqual([
    400,
    'INPUT_INVALID',
    { regnr: 'TEXT_INVALID' },
  ])
  expect(codeOf(await json('/api/dog/siblings/', '{"re\\u0000gnr":"FI1/20"}'))).toBe('TEXT_INVALID')
})

test('reads a number raw or encoded, with one to four segments, and fixed words first', async () => {
  for (const regnr of [
    'FI77/20',
    'ČLP/KO/12345/10',
    'FI1/INBREEDING',
    'BREEDING-AWARDS/95',
    'AB/12/PEDIGREE.PDF',
  ]) {
    await makeDog(database.db, { regnrs: [regnr], name: regnr })
    const answer = await app.inject(`/api/dog/${encodeURIComponent(regnr)}`)
    expect(answer.json().name).toBe(regnr)
  }
  const at = async (url: string) => (await app.inject(url)).json()
  expect(await at('/api/dog/FI77/20')).toMatchObject({ name: 'FI77/20' })
  expect(await at('/api/dog/%C4%8CLP/KO/12345/10/')).toMatchObject({ name: 'ČLP/KO/12345/10' })
  expect(await at('/api/dog/FI77/20/inbreeding')).toMatchObject({ regnr: 'FI77/20', generations: 6 })
  expect(await at('/api/dog/%C4%8CLP/KO/12345/10/inbreeding/')).toMatchObject({ generations: 6 })
  expect(await at('/api/dog/breeding-awards/95')).toEqual([])
  expect(await at('/api/dog/FI1/inbreeding')).toMatchObject({ error: { code: 'REGNR_INVALID' } })
  expect(await at('/api/dog/FI1%2Finbreeding/inbreeding')).toMatchObject({ regnr: 'FI1/INBREEDING' })
  const pdf = await app.inject('/api/dog/FI77/20/pedigree.pdf')
  expect(pdf.headers['content-type']).toBe('application/pdf')
})

test('refuses too many requests with the time to wait', async () => {
  const limited = await testApp(database, { env: { RATE_BURST: '2', RATE_PER_SECOND: '0.5' } })
  const answers = []
  for (let request = 0; request < 3; request++) answers.push(await limited.inject('/api/breeds'))
  await limited.close()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  expect(codeOf(answers[2]!)).toBe('TOO_MANY_REQUESTS')
  expect(Number(answers[2]!.headers['retry-after'])).toBeOneOf([1, 2])
})

test('answers health checks without limit', async () => {
  const limited = await testApp(database, { env: { RATE_BURST: '1', RATE_PER_SECOND: '0.01' } })
  for (let request = 0; request < 3; request++) {
    expect((await limited.inject('/api/health')).json()).toEqual({ status: 'ok' })
  }
  await limited.close()
})

test('asks the caller to come back where no connection is free', async () => {
  const narrow = openDatabase(database.url, { max: 1, connectionTimeout: CONNECT_MS })
  const busy = await testApp(narrow)
  const held = await narrow.pool.connect()
  expect(narrow.pool.options.connectionTimeoutMillis).toBe(CONNECT_MS)
  // Only now: the service's own beginning takes what time it needs.
  narrow.pool.options.connectionTimeoutMillis = 1
  const answer = await busy.inject('/api/breeds')
  narrow.pool.options.connectionTimeoutMillis = CONNECT_MS
  held.release()
  expect(refusalOf(answer)).toEqual([503, 'BUSY'])
  expect(answer.headers['retry-after']).toBe('5')
  expect((await busy.inject('/api/breeds')).statusCode).toBe(200)
  await busy.close()
  await narrow.close()
})

test('bounds the time of every statement', async () => {
  const impatient = openDatabase(database.url, { statementTimeout: 150 })
  const busy = await testApp(impatient)
  const locker = await database.pool.connect()
  await locker.query('begin; lock table breed in access exclusive mode')
  const answer = await busy.inject('/api/breeds')
  await locker.query('rollback')
  locker.release()
  expect(refusalOf(answer)).toEqual([503, 'BUSY'])
  await busy.close()
  await impatient.close()
})

test('lists every call of the contract once in the OpenAPI document', async () => {
  const declared = (await allCalls()).map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  )
  const document = (await app.inject('/api/openapi.json')).json() as { paths: Record<string, object> }
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(declared.length).toBeGreaterThan(15)
  expect(listed.filter((call) => !call.includes('/api/test/')).toSorted()).toEqual(declared.toSorted())
})

test('writes the OpenAPI document once, and sends it again only where it has changed', async () => {
  const first = await app.inject('/api/openapi.json')
  const etag = `${first.headers.etag}`
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  expect((await app.inject('/api/openapi.json')).rawPayload.equals(first.rawPayload)).toBe(true)
  const again = await app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('compresses a long answer that is kept, for who takes it', async () => {
  const ask = (path: string, encodings?: string) =>
    app.inject({ url: path, headers: encodings ? { 'accept-encoding': encodings } : {} })
  for (const time of ['first', 'again']) {
    const { headers, rawPayload } = await ask(long.path, 'gzip, deflate, br')
    expect(headers, time).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(LONG)
  }
  const plain = await ask(long.path, 'gzip;q=0')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.json()).toEqual(LONG)
  expect((await ask(short.path, 'gzip')).headers).not.toHaveProperty('content-encoding')
})

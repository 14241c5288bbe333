import { expect, test } from 'vitest'
import { openDatabase } from '../platform/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { codeOf } from '../testing/refusal.ts'
import { testApp } from '../testing/testApp.ts'

const log: string[] = []
const { app, database } = await openService({
  env: { LOG_LEVEL: 'info' },
  logTo: { write: (line) => log.push(line) },
})

test('health answers 503 DATABASE_UNAVAILABLE while the database is missing', async () => {
  const lost = openDatabase(database.url)
  const cut = await testApp(lost)
  await lost.close()
  const answer = await cut.inject('/api/health')
  await cut.close()
  expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'DATABASE_UNAVAILABLE'])
  expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok' })
})

test('tells SYSADMIN how the service is doing', async () => {
  const now = new Date()
  await database.db
    .insertInto('mail')
    .values({
      thing: 'test',
      kind: 'passwordChanged',
      recipient: 'odottava@example.fi',
      language: 'fi',
      subject: 'Salasana on vaihdettu',
      body_text: '',
      body_html: '',
      created_at: now,
      due_at: now,
    })
    .execute()
  const admin = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
  const state = (await admin.get('/api/auth/service-state')).json()
  expect(state).toMatchObject({ mails: { sending: false, waiting: 1, failed: 0 } })
  expect(state.mails.oldestWaitingAt).not.toBeNull()
  expect(state.databaseBytes).toBeGreaterThan(1_000_000)
  expect(state.connections.open).toBeGreaterThan(0)
})

test('gives every answer an id, and logs its request under it by the declared path', async () => {
  for (const url of ['/api/dog/FI12345%2F20', '/api/no/such?name=Vuotava', '/api/health']) {
    const answer = await app.inject(url)
    const id = String(answer.headers['x-request-id'])
    const [line] = log.filter((text) => text.includes(id)).map((text) => JSON.parse(text))
    expect(line).toMatchObject({ reqId: id, method: 'GET', status: answer.statusCode, msg: 'answered' })
  }
  expect(log.join('')).not.toMatch(/FI12345|Vuotava/)
  expect(new Set(log.map((text) => JSON.parse(text).reqId)).size).toBe(log.length)
})

test('gives the metrics to callers on this machine, each answer counted by its call', async () => {
  await app.inject('/api/dog/FI12345%2F20')
  const metrics = await app.inject('/api/metrics')
  expect(metrics.headers['content-type']).toMatch('text/plain; version=0.0.4')
  expect(metrics.body).toMatch(
    /http_request_duration_seconds_count\{method="GET",call="\/api\/dog\/:regnr",status="404"\} \d/,
  )
  expect(metrics.body).toMatch(/database_connections\{state="waiting"\} 0/)
  expect(metrics.body).not.toContain('FI12345')
  const proxied = await app.inject({ url: '/api/metrics', headers: { 'x-forwarded-for': '192.0.2.1' } })
  expect(proxied.statusCode).toBe(404)
})

test('gives the metrics to whoever sends the token, where one is set, and to nobody else', async () => {
  const METRICS_TOKEN = 'pitka-salainen-avain'
  const guarded = await testApp(database, { env: { METRICS_TOKEN } })
  const statusWith = async (authorization?: string) =>
    (await guarded.inject({ url: '/api/metrics', headers: authorization ? { authorization } : {} }))
      .statusCode
  expect([
    await statusWith(`Bearer ${METRICS_TOKEN}`),
    await statusWith(),
    await statusWith('Bearer pitka-salainen-avaim'),
    await statusWith(METRICS_TOKEN),
  ]).toEqual([200, 404, 404, 404])
  await guarded.close()
})

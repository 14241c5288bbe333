import { type AddressInfo, createServer } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { MailSender } from './mailSender.ts'
import { Outbox, type QueuedMail } from './outbox.ts'

interface Received {
  readonly to: string[]
  readonly raw: string
}

let database: TestDatabase
let server: SMTPServer
let port: number
let received: Received[]
let refuse: { readonly at: 'rcpt' | 'data'; readonly code: number } | undefined
let delay = 0
let atOnce = 0
let mostAtOnce = 0
let clock: Date
const senders: MailSender[] = []
const logged: string[] = []
const log = { warn: (fields: object) => logged.push(JSON.stringify(fields)) } as unknown as FastifyBaseLogger
const outbox = new Outbox({
  baseUrl: 'https://koirakanta.example',
  title: 'Koirakanta',
  clubName: 'Koekerho',
})

beforeAll(async () => {
  database = await testDatabase()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(refuse?.at === 'rcpt' ? refused(refuse.code) : undefined),
    onData: (stream, session, done) => {
      mostAtOnce = Math.max(mostAtOnce, ++atOnce)
      let raw = ''
      stream.on('data', (chunk) => {
        raw += chunk
      })
      stream.on('end', () =>
        setTimeout(() => {
          atOnce--
          if (refuse) return done(refused(refuse.code))
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
          done()
        }, delay),
      )
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.server.address() as AddressInfo).port
})
beforeEach(async () => {
  await database.pool.query('delete from mail')
  clock = new Date('2026-05-17T09:00:00Z')
  received = []
  refuse = undefined
  delay = 0
  mostAtOnce = 0
})
afterEach(() => {
  for (const sender of senders.splice(0)) sender.close()
})
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()))
  await database.close()
})

const refused = (code: number) => Object.assign(new Error('no, aino@example.fi'), { responseCode: code })
function sender(smtpUrl = `smtp://127.0.0.1:${port}`, longestMs?: number): MailSender {
  const made = new MailSender({
    db: database.db,
    smtpUrl,
    from: 'Koirakanta <noreply@koirakanta.example>',
    domain: 'koirakanta.example',
    longestMs,
    now: () => clock,
    log,
  })
  senders.push(made)
  return made
}
const queue = (overrides: Partial<QueuedMail> = {}) =>
  outbox.queue(database.db, clock, {
    thing: 'account:1',
    kind: 'resetPassword',
    accountId: null,
    recipient: 'aino@example.fi',
    language: 'fi',
    values: { name: 'Äinö <b>&', username: 'aino' },
    path: '/vaihda-salasana',
    token: 'T'.repeat(43),
    ...overrides,
  })
const rows = async () => await database.db.selectFrom('mail').selectAll().orderBy('id').execute()
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}

test('sends a mail in its language, as text and as HTML, under its own Message-ID', async () => {
  const key = await queue()
  await queue({ language: 'sv', thing: 'account:2', values: { name: 'Bo', username: 'bo' } })
  expect(await sender().sendDue()).toBe(2)
  const [finnish, swedish] = received as [Received, Received]
  expect(finnish.to).toEqual(['aino@example.fi'])
  expect(finnish.raw).toContain('Subject: Uusi salasana')
  expect(finnish.raw).toContain(`Message-ID: <${key}@koirakanta.example>`)
  expect(finnish.raw).toContain('Content-Type: text/plain; charset=utf-8')
  expect(finnish.raw).toContain('Content-Type: text/html; charset=utf-8')
  expect(finnish.raw).toContain('Auto-Submitted: auto-generated')
  expect(finnish.raw).toContain('&lt;b&gt;&amp;!</p>')
  expect(swedish.raw).toMatch(/Subject: =\?UTF-8\?Q\?Nytt_l=C3=B6senord\?=/)
})

test('sends a mail once, and forgets its link', async () => {
  await queue()
  expect((await rows())[0]?.body_text).toContain('TTTT')
  const one = sender()
  expect([await one.sendDue(), await one.sendDue()]).toEqual([1, 0])
  const [mail] = await rows()
  expect(mail).toMatchObject({ sent_at: clock, attempts: 1, last_error: null })
  expect(`${mail?.body_text}${mail?.body_html}`).not.toContain('TTTT')
})

test('queues a thing, kind and version once, whoever asks at once', async () => {
  const keys = await Promise.all([queue(), queue(), queue(), queue({ version: 2 })])
  expect(keys.filter((key) => key !== null)).toHaveLength(2)
  expect(await rows()).toHaveLength(2)
})

test('sends no mail of a transaction that fails', async () => {
  const failing = database.db.transaction().execute(async (tx) => {
    await outbox.queue(tx, clock, {
      thing: 'x',
      kind: 'passwordChanged',
      accountId: null,
      recipient: 'a@example.fi',
      language: 'fi',
      values: {},
      path: '/',
    })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await rows()).toEqual([])
})

test('G17: retries a temporary failure, later each time, under the same Message-ID, and gives up at last', async () => {
  const key = await queue()
  refuse = { at: 'data', code: 451 }
  const one = sender()
  const waits: number[] = []
  for (let attempt = 1; attempt <= 7; attempt++) {
    await one.sendDue()
    const [mail] = await rows()
    expect(mail).toMatchObject({ attempts: attempt, last_error: '451', sent_at: null })
    if (mail!.failed_at) break
    waits.push((mail!.due_at.getTime() - clock.getTime()) / 60_000)
    expect(await one.sendDue()).toBe(0)
    clock = mail!.due_at
  }
  expect(waits).toEqual([1, 5, 30, 120, 360, 1440])
  expect((await rows())[0]?.failed_at).toEqual(clock)
  refuse = undefined
  await database.pool.query('update mail set failed_at = null, attempts = 0, due_at = $1', [clock])
  await one.sendDue()
  expect(received[0]?.raw).toContain(`<${key}@`)
})

test('gives up a permanent failure at once, and logs nothing personal', async () => {
  await queue()
  refuse = { at: 'rcpt', code: 550 }
  await sender().sendDue()
  expect(await rows()).toMatchObject([{ attempts: 1, last_error: '550', failed_at: clock }])
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.join()).not.toMatch(/aino|@/)
})

test('keeps a mail for another attempt where no server answers', async () => {
  await queue()
  await sender('smtp://127.0.0.1:1').sendDue()
  expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'ESOCKET', failed_at: null }])
})

test('is not held up by a server that answers without end, and tries again later', async () => {
  await queue()
  let open = 0
  const slow = createServer((socket) => {
    open++
    socket.write('220 ready\r\n')
    const words = setInterval(() => socket.write('250-one moment\r\n'), 20)
    socket.on('end', () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('close', () => {
      open--
      clearInterval(words)
    })
  })
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  const { port: slowPort } = slow.address() as AddressInfo
  expect(await sender(`smtp://127.0.0.1:${slowPort}`, 400).sendDue()).toBe(0)
  expect(await rows()).toMatchObject([
    { attempts: 1, last_error: 'ETIMEDOUT', sent_at: null, failed_at: null },
  ])
  await expect.poll(() => open, { timeout: 10_000 }).toBe(0)
  await new Promise<void>((resolve) => slow.close(() => resolve()))
  later(1)
  expect(await sender().sendDue()).toBe(1)
})

test('sends what has waited for a week only when SYSADMIN asks for it', async () => {
  await queue()
  later(7 * 24 * 60 + 1)
  expect(await sender().sendDue()).toBe(0)
  expect(await rows()).toMatchObject([{ failed_at: clock, last_error: 'TOO_OLD' }])
  await database.pool.query('update mail set failed_at = null, due_at = $1', [clock])
  expect(await sender().sendDue()).toBe(1)
})

test('takes no further mail once its copy is stopped', async () => {
  for (let n = 0; n < 3; n++) await queue({ thing: `account:${n}` })
  delay = 100
  const stopping = new AbortController()
  const sending = sender().sendDue(stopping.signal)
  while (atOnce === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  stopping.abort()
  expect(await sending).toBe(1)
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0, 0])
})

test('shares the work between copies, and never sends one mail twice', async () => {
  for (let n = 0; n < 12; n++) await queue({ thing: `account:${n}`, recipient: `r${n}@example.fi` })
  delay = 50
  const sent = await Promise.all([sender(), sender(), sender()].map((copy) => copy.sendDue()))
  expect(sent.reduce((sum, count) => sum + count)).toBe(12)
  expect(new Set(received.map(({ to }) => to[0])).size).toBe(12)
  expect(received).toHaveLength(12)
  expect(mostAtOnce).toBeGreaterThan(1)
})

test('G17: sends what a killed copy had taken after its lease, under the same Message-ID', async () => {
  const key = await queue()
  await database.pool.query('update mail set attempts = 1, due_at = $1', [
    new Date(clock.getTime() + 300_000),
  ])
  expect(await sender().sendDue()).toBe(0)
  later(5)
  expect(await sender().sendDue()).toBe(1)
  expect(received[0]?.raw).toContain(`<${key}@`)
})

test('makes no header of a line break in a name', async () => {
  await queue({ values: { name: 'A\r\nBcc: x@example.fi', username: 'a\r\nBcc: y@example.fi' } })
  await sender().sendDue()
  expect(received[0]?.raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc/m)
  expect(received[0]?.to).toEqual(['aino@example.fi'])
})

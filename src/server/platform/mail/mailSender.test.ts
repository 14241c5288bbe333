import { generateKeyPairSync } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { MailLinks } from './mailLinks.ts'
import { MailSender } from './mailSender.ts'
import { mailTransport, type Signing } from './mailTransport.ts'
import { Outbox, type QueuedMail } from './outbox.ts'
import { unreachableAddress } from './undelivered.store.ts'

interface Received {
  readonly from: string
  readonly to: string[]
  readonly raw: string
}

let database: TestDatabase
let server: SMTPServer
let port: number
let received: Received[]
let refuse: { readonly at: 'rcpt' | 'data'; readonly code: number; readonly words?: string } | undefined
let delay = 0
let atOnce = 0
let mostAtOnce = 0
let clock: Date
const senders: MailSender[] = []
const logged: string[] = []
const log = { warn: (fields: object) => logged.push(JSON.stringify(fields)) } as unknown as FastifyBaseLogger
const links = new MailLinks('x'.repeat(43))
const baseUrl = 'https://koirakanta.example'
const outbox = new Outbox({
  baseUrl,
  links,
  title: 'Koirakanta',
  clubName: 'Koekerho',
})

beforeAll(async () => {
  database = await testDatabase()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(refuse?.at === 'rcpt' ? refused(refuse) : undefined),
    onData: (stream, session, done) => {
      mostAtOnce = Math.max(mostAtOnce, ++atOnce)
      let raw = ''
      stream.on('data', (chunk) => {
        raw += chunk
      })
      stream.on('end', () =>
        setTimeout(() => {
          atOnce--
          if (refuse) return done(refused(refuse))
          const { mailFrom } = session.envelope
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw,
          })
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
  await database.pool.query('delete from unreachable_address')
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

const refused = ({ code, words = 'no, aino@example.fi' }: NonNullable<typeof refuse>) =>
  Object.assign(new Error(words), { responseCode: code })
function sender(smtpUrl = `smtp://127.0.0.1:${port}`, longestMs?: number, signing?: Signing): MailSender {
  const made = new MailSender({
    db: database.db,
    transport: mailTransport(smtpUrl, signing),
    from: 'Koirakanta <noreply@koirakanta.example>',
    domain: 'koirakanta.example',
    bounces: 'bounces@koirakanta.example',
    links,
    baseUrl,
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

const unreachable = () => unreachableAddress(database.db, 'aino@example.fi')

test('sends from an address that names the mail, signed, and names it in a header too', async () => {
  const key = await queue()
  await sender().sendDue()
  const [, tag] = /^bounces\+([0-9a-f]{52})@koirakanta\.example$/.exec(received[0]!.from)!
  expect(links.keyIn('bounce', tag!)).toBe(key!.replaceAll('-', ''))
  expect(received[0]!.raw).toContain(`X-Koirakanta-Mail: ${tag}`)
  expect(received[0]!.raw).toContain('From: Koirakanta <noreply@koirakanta.example>')
})

test('tells in the server’s own words why a mail was refused, without addresses, and that nobody has the address', async () => {
  await queue()
  refuse = { at: 'rcpt', code: 550, words: '5.1.1 <aino@example.fi>: User unknown' }
  await sender().sendDue()
  expect(await rows()).toMatchObject([
    {
      last_error: '550',
      failed_at: clock,
      undelivered_at: clock,
      undelivered_code: '5.1.1',
      undelivered_words: expect.stringMatching(/<…>: User unknown$/),
    },
  ])
  expect(await unreachable()).toMatchObject({ failures: 1, silentAt: clock, code: '5.1.1' })
})

test('holds a policy against no address, however often it refuses', async () => {
  for (let version = 1; version <= 5; version++) await queue({ version })
  refuse = { at: 'data', code: 550, words: '5.7.26 unauthenticated mail' }
  await sender().sendDue()
  expect((await rows()).map(({ undelivered_code }) => undelivered_code)).toEqual(Array(5).fill('5.7.26'))
  expect(await unreachable()).toBeUndefined()
})

test('holds temporary refusals against an address once a mail is given up, and silences it at the third within a month', async () => {
  const full = { at: 'rcpt', code: 452, words: '4.2.2 mailbox full' } as const
  const giveUp = async (version: number) => {
    await queue({ version })
    await database.pool.query('update mail set attempts = 6 where version = $1', [version])
    await sender().sendDue()
  }
  await queue()
  refuse = full
  await sender().sendDue()
  expect(await unreachable()).toBeUndefined()
  await database.pool.query('delete from mail')
  await giveUp(2)
  later(31 * 24 * 60)
  await giveUp(3)
  expect(await unreachable()).toMatchObject({ failures: 1, silentAt: null, code: '4.2.2' })
  await giveUp(4)
  expect(await unreachable()).toMatchObject({ failures: 2, silentAt: null })
  await giveUp(5)
  expect(await unreachable()).toMatchObject({ failures: 3, silentAt: clock })
})

test('holds a refused sign-in of the service against no mail and no address', async () => {
  const guarded = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('5.7.8 no')),
  })
  await new Promise<void>((resolve) => guarded.listen(0, '127.0.0.1', resolve))
  const { port: guardedPort } = guarded.server.address() as AddressInfo
  await queue()
  await database.pool.query('update mail set attempts = 6')
  await sender(`smtp://a:b@127.0.0.1:${guardedPort}`).sendDue()
  await new Promise<void>((resolve) => guarded.close(() => resolve()))
  expect(await rows()).toMatchObject([{ failed_at: clock, last_error: '535', undelivered_at: null }])
  expect(await unreachable()).toBeUndefined()
})

test('offers programs of mail to stop what is not necessary by one click, and nothing else', async () => {
  const key = await queue({ kind: 'newDogs' })
  await queue()
  await sender().sendDue()
  const [news, reset] = received.map(({ raw }) => raw.split('\r\n\r\n')[0]!.replace(/\r\n\s+/g, ' '))
  expect(news).toContain(
    `List-Unsubscribe: <https://koirakanta.example/viestivalinnat?token=${links.sign('stop', key!)}>`,
  )
  expect(news).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(reset).not.toContain('Unsubscribe')
})

test('signs its mails where it has a key, the headers that stop them too', async () => {
  await queue({ kind: 'newDogs' })
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signing = {
    domain: 'koirakanta.example',
    selector: 'koira1',
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
  await sender(undefined, undefined, signing).sendDue()
  const head = received[0]!.raw.split('\r\n\r\n')[0]!.replace(/\r\n\s+/g, ' ')
  const signature = /^DKIM-Signature: (.*)$/m.exec(head)![1]!
  expect(signature).toContain('d=koirakanta.example')
  expect(signature).toContain('s=koira1')
  expect(signature.toLowerCase()).toMatch(/h=[^;]*list-unsubscribe:[^;]*list-unsubscribe-post/)
})

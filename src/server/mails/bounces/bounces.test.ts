import { spawn } from 'node:child_process'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inProject } from '#cli/project.ts'
import { asOperator } from '../../platform/act.ts'
import { type MadeAccount, makeAccount, newestMail, signedIn } from '../../testing/accounts.ts'
import { openService } from '../../testing/openService.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { TestBrowser } from '../../testing/testBrowser.ts'
import { takeReport } from './bounces.service.ts'

const { app, database } = await openService()
const { db } = database
let sysadmin: TestBrowser

beforeAll(async () => {
  sysadmin = await signedIn(app, await makeAccount(db, { roles: ['SYSADMIN'] }))
})
beforeEach(async () => {
  await database.pool.query('delete from mail')
  await database.pool.query('delete from unreachable_address')
})

/** A mail to an account, as if it had been sent; with the text that names it in reports. */
async function sentMail({ email }: MadeAccount) {
  await new TestBrowser(app).text('/api/user/reset-password/', email, { captcha: true })
  const mail = (await newestMail(db, email))!
  await database.pool.query('update mail set sent_at = now() where id = $1', [mail.id])
  return { id: mail.id, tag: app.services.mailLinks.sign('bounce', mail.key) }
}

interface Report {
  readonly to?: string
  readonly action?: string
  readonly status?: string
  readonly words?: string
  readonly returned?: string
}

const NOBODY = '550 5.1.1 <aino@example.fi>: Recipient address\r\n    rejected: User unknown'
const report = ({
  to = 'bounces@koirakanta.example',
  action = 'failed',
  status = '5.1.1',
  words = NOBODY,
  returned = 'X-Other: 1',
}: Report) =>
  `From: MAILER-DAEMON@mx.example
To: <${to}>
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="B"

--B
Content-Type: text/plain; charset=us-ascii

Sorry, Status: 5.2.2

--B
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; aino@example.fi
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; ${words}

--B
Content-Type: message/rfc822

${returned}
Subject: Uusi salasana

Hei
--B--
`.replace(/\r?\n/g, '\r\n')

const take = (raw: string, to?: string) =>
  asOperator(db, (act) => takeReport(act, app.services.mailLinks, { raw: Buffer.from(raw), to }))
const named = (tag: string) => `bounces+${tag}@koirakanta.example`
const unreachable = async () => await db.selectFrom('unreachable_address').selectAll().execute()

function command(input: string, args: string[] = [], url = database.url) {
  const child = spawn(process.execPath, [inProject('src', 'cli', 'main.ts'), 'bounce', ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: url },
  })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  child.stdin.end(input)
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
}

test('a report that a mail has not arrived shows with the mail, on the page of the user and to the user', async () => {
  const account = await makeAccount(db)
  const { id, tag } = await sentMail(account)
  expect(await command(report({ to: named(tag) }))).toEqual({
    code: 0,
    output: 'Noted: the mail has not arrived.\n',
  })
  const { mails } = (await sysadmin.get('/api/auth/mails?state=undelivered')).json()
  expect(mails).toMatchObject([
    {
      id,
      recipient: account.email,
      state: 'undelivered',
      canRetry: false,
      undelivered: {
        code: '5.1.1',
        meaning: 'gone',
        words: '550 5.1.1 <…>: Recipient address rejected: User unknown',
        silent: true,
      },
    },
  ])
  expect((await sysadmin.get('/api/auth/mails?state=sent')).json().mails).toEqual([])
  expect((await sysadmin.get(`/api/auth/users/${account.id}`)).json().unreachable).toMatchObject({
    failures: 1,
    code: '5.1.1',
    silentSince: expect.any(String),
  })
  const browser = await signedIn(app, account)
  expect((await browser.get('/api/user')).json().emailSilentSince).toEqual(expect.any(String))
})

test('an address counts as receiving again once a link that was mailed to it is opened', async () => {
  const account = await makeAccount(db)
  const { tag } = await sentMail(account)
  await take(report({ to: named(tag) }))
  const browser = await signedIn(app, account)
  const silent = async () => (await browser.get('/api/user')).json().emailSilentSince
  expect(await silent()).not.toBeNull()
  expect((await browser.command('/api/auth/user/check-email')).json()).toEqual({ status: 'sent' })
  const mail = (await newestMail(db, account.email))!
  expect(mail.kind).toBe('checkEmail')
  expect((await browser.get('/api/user')).json().pendingEmail).toBeNull()
  expect(await silent(), 'before the link is opened').not.toBeNull()
  const token = /#token=([\w-]+)/.exec(mail.body_text)![1]!
  const confirm = () => new TestBrowser(app).text('/api/user/confirm-email', token)
  expect((await confirm()).json()).toEqual({ status: 'checked', user: null })
  expect(await silent()).toBeNull()
  expect(refusalOf(await confirm())).toEqual([422, 'TOKEN_INVALID'])
  expect(refusalOf(await new TestBrowser(app).command('/api/auth/user/check-email'))).toEqual([
    401,
    'SESSION_EXPIRED',
  ])
})

test('setting a password by a mailed link shows that mails arrive', async () => {
  const account = await makeAccount(db)
  const { tag } = await sentMail(account)
  const token = /#token=([\w-]+)/.exec((await newestMail(db, account.email))!.body_text)![1]!
  await take(report({ to: named(tag) }))
  const body = { token, password: 'kukkaniitty-7', passwordAgain: 'kukkaniitty-7' }
  expect((await new TestBrowser(app).json('/api/user/change-password', body)).statusCode).toBe(200)
  expect(await unreachable()).toEqual([])
})

test('counts a mail once, however often and by however many ways its report comes', async () => {
  const { tag } = await sentMail(await makeAccount(db))
  const full = { status: '5.2.2', words: '552 5.2.2 mailbox full' }
  expect(await take(report({ ...full, to: named(tag) }))).toBe('noted')
  expect(await take(report({ ...full, to: named(tag).toUpperCase() }))).toBe('known')
  expect(await take(report({ ...full, returned: `X-Koirakanta-Mail: ${tag}` }))).toBe('known')
  expect(await take(report(full), named(tag))).toBe('known')
  expect(await unreachable()).toMatchObject([{ failures: 1, silent_at: null, code: '5.2.2' }])
})

test('nobody without the key of the service can make a report of a mail', async () => {
  const own = await sentMail(await makeAccount(db))
  const other = await sentMail(await makeAccount(db))
  const forged = [
    `${other.tag.slice(0, 32)}${own.tag.slice(32)}`,
    `${other.tag.slice(0, 32)}${'0'.repeat(20)}`,
    other.tag.slice(0, 32),
    `${other.tag}0`,
    'f'.repeat(52),
  ]
  for (const tag of forged) {
    expect(await take(report({ to: named(tag) })), tag).toBe('unknown')
    expect(await take(report({ returned: `X-Koirakanta-Mail: ${tag}` })), tag).toBe('unknown')
  }
  expect(await take(report({}))).toBe('unknown')
  expect(await unreachable()).toEqual([])
})

test('leaves alone what is no report of a mail that has not arrived', async () => {
  const { tag } = await sentMail(await makeAccount(db))
  const to = named(tag)
  for (const action of ['delayed', 'relayed', 'delivered', 'expanded'])
    expect(await take(report({ to, action }))).toBe('arrives')
  const holiday = `From: aino@example.fi\r\nTo: ${to}\r\nSubject: Olen lomalla\r\n\r\nStatus: 5.1.1\r\nAction: failed\r\n`
  expect(await take(holiday)).toBe('other')
  for (const nothing of ['', '\0'.repeat(5000), 'x'.repeat(100_000), '\r\n'.repeat(50_000)])
    expect(await take(nothing)).toBe('other')
  expect(await unreachable()).toEqual([])
})

test('reads a report without codes, and one whose end is missing', async () => {
  const first = await sentMail(await makeAccount(db))
  const second = await sentMail(await makeAccount(db))
  expect(await take(report({ to: named(first.tag), status: '', words: 'no' }))).toBe('noted')
  const whole = report({ to: named(second.tag), words: '550 5.2.1 closed', status: '5.2.1' })
  expect(await take(whole.slice(0, whole.indexOf('Subject: Uusi')))).toBe('noted')
  expect((await unreachable()).map(({ code }) => code).toSorted()).toEqual(['5.0.0', '5.2.1'])
})

test('the command asks for another try where the database does not answer, and refuses unknown words', async () => {
  const away = await command(report({}), [], 'postgres://nobody@127.0.0.1:1/none')
  expect(away.code).toBe(75)
  expect((await command('', ['--toto'])).code).toBe(2)
  const large = await command(`${report({}).replace('Hei', 'x'.repeat(3_000_000))}`)
  expect(large.code).toBe(0)
})

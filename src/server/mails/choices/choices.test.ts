import { beforeEach, expect, test } from 'vitest'
import type { MailTopic } from '#contract/mailChoices.ts'
import { MAIL_KINDS, type MailRow } from '#contract/mails.ts'
import { inTransaction, readerOf } from '../../platform/act.ts'
import { topicOf } from '../../platform/mail/topics.ts'
import { SYSTEM } from '../../platform/systemCaller.ts'
import { makeAccount, newestMail, signedIn } from '../../testing/accounts.ts'
import { openService } from '../../testing/openService.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { TestBrowser } from '../../testing/testBrowser.ts'

const { app, database } = await openService({ env: { PUBLIC_URL: 'https://koirakanta.example' } })
const { db } = database
let version = 0

beforeEach(async () => {
  await database.pool.query('delete from mail')
  await database.pool.query('delete from mail_stop')
  await database.pool.query('delete from unreachable_address')
})

/** Queues a mail as the service does. @returns its key; null: it was not queued */
const mail = (recipient: string, kind: MailRow['kind'] = 'newDogs') =>
  inTransaction(readerOf(app.services, SYSTEM), (act) =>
    act.mail({
      thing: 'test',
      kind,
      version: ++version,
      accountId: null,
      recipient,
      language: 'en',
      values: {},
      path: '/',
    }),
  )
/** The secret of the link in the text of the newest mail to an address. */
async function tokenTo(address: string, kind?: MailRow['kind']) {
  await mail(address, kind)
  return /viestivalinnat#token=(\w+)/.exec((await newestMail(db, address))!.body_text)![1]!
}
const visitor = () => new TestBrowser(app)
const ask = (token: string) => visitor().json('/api/mail-choices', { token })
const choose = (token: string, topic: MailTopic, wanted: boolean) =>
  visitor().json('/api/mail-choices/change', { token, topic, wanted })
const oneClick = (
  token: string,
  body = 'List-Unsubscribe=One-Click',
  type = 'application/x-www-form-urlencoded',
) =>
  app.inject({
    method: 'POST',
    url: `/viestivalinnat?token=${token}`,
    headers: { 'content-type': type },
    payload: body,
  })
const stops = async () => {
  const rows = await db.selectFrom('mail_stop').select(['address', 'topic']).orderBy('id').execute()
  return rows.map(({ address, topic }) => `${address} ${topic}`)
}

test('every mail that is not necessary has a link that stops it, and no other has', async () => {
  for (const kind of MAIL_KINDS) {
    await mail('aino@example.fi', kind)
    const { body_text, body_html } = (await newestMail(db, 'aino@example.fi'))!
    const has = body_text.includes('/viestivalinnat#token=') && body_html.includes('/viestivalinnat#token=')
    expect([kind, has]).toEqual([kind, topicOf(kind) !== undefined])
  }
})

test('mails of signing in, money and decisions cannot be stopped', () => {
  for (const kind of [
    'resetPassword',
    'confirmRegistration',
    'ownEntryHeld',
    'paymentReceived',
    'objectionDecided',
    'trialCancelled',
  ] as const)
    expect(topicOf(kind), kind).toBeUndefined()
})

test('stops a topic for an address by the link of a mail, once or twice, and sends it again when asked', async () => {
  const token = await tokenTo('aino@example.fi')
  const found = (await ask(token)).json()
  expect(found).toMatchObject({ email: 'aino@example.fi', topic: 'newDogs' })
  expect(found.topics).toContainEqual({ topic: 'newDogs', wanted: true })
  expect(await stops(), 'asking stops nothing').toEqual([])
  for (const _time of [1, 2])
    expect((await choose(token, 'newDogs', false)).json().topics).toContainEqual({
      topic: 'newDogs',
      wanted: false,
    })
  expect(await stops()).toEqual(['aino@example.fi newDogs'])
  expect(await mail('aino@example.fi')).toBeNull()
  expect(await mail('aino@example.fi', 'queueMovedUp')).not.toBeNull()
  expect(await mail('aino@example.fi', 'resetPassword')).not.toBeNull()
  expect(await mail('toinen@example.fi')).not.toBeNull()
  await choose(token, 'newDogs', true)
  expect(await mail('aino@example.fi')).not.toBeNull()
})

test('a link that the service has not made, made for another use, or no longer keeps the mail of, does nothing', async () => {
  const own = await tokenTo('aino@example.fi')
  const other = await tokenTo('toinen@example.fi')
  const key = (await newestMail(db, 'toinen@example.fi'))!.key
  const necessary = await mail('toinen@example.fi', 'resetPassword')
  const { mailLinks } = app.services
  const wrong = [
    other.slice(0, 32) + own.slice(32),
    `${other.slice(0, -1)}${other.endsWith('0') ? '1' : '0'}`,
    '0'.repeat(52),
    mailLinks.sign('bounce', key),
    mailLinks.sign('stop', crypto.randomUUID()),
    mailLinks.sign('stop', necessary!),
  ]
  for (const token of wrong) {
    expect(refusalOf(await ask(token))).toEqual([422, 'STOP_LINK_INVALID'])
    expect(refusalOf(await choose(token, 'newDogs', false))).toEqual([422, 'STOP_LINK_INVALID'])
    expect(refusalOf(await oneClick(token))).toEqual([422, 'STOP_LINK_INVALID'])
  }
  expect(refusalOf(await ask('x'))).toEqual([400, 'INPUT_INVALID', { token: 'STOP_LINK_INVALID' }])
  await database.pool.query('delete from mail')
  expect(refusalOf(await choose(own, 'newDogs', false))).toEqual([422, 'STOP_LINK_INVALID'])
  expect(await stops()).toEqual([])
})

test('stops a topic by one click of a program of mail, in both forms it may send, and by nothing less', async () => {
  const first = await tokenTo('aino@example.fi')
  const second = await tokenTo('toinen@example.fi', 'trialResults')
  const opened = await app.inject({ method: 'GET', url: `/viestivalinnat?token=${first}` })
  expect(opened.statusCode).not.toBe(500)
  for (const body of ['', 'List-Unsubscribe=No', 'x=1'])
    expect(refusalOf(await oneClick(first, body))[0]).toBe(400)
  expect((await oneClick(first, 'x'.repeat(5000))).statusCode).toBe(413)
  expect(await stops()).toEqual([])
  for (const _time of [1, 2]) expect((await oneClick(first)).statusCode).toBe(200)
  const form = '--B\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--B--\r\n'
  expect((await oneClick(second, form, 'multipart/form-data; boundary=B')).statusCode).toBe(200)
  expect(await stops()).toEqual(['aino@example.fi newDogs', 'toinen@example.fi results'])
})

test('who is signed in chooses for the own address, and takes the choice along to a new one', async () => {
  const account = await makeAccount(db)
  const browser = await signedIn(app, account)
  const own = async () => (await browser.get('/api/auth/mail-choices')).json()
  expect((await own()).topics.every(({ wanted }: { wanted: boolean }) => wanted)).toBe(true)
  const body = { topic: 'results', wanted: false }
  const answer = await browser.json('/api/auth/mail-choices/change', body)
  expect(answer.json()).toEqual(await own())
  expect(await stops()).toEqual([`${account.email} results`])
  expect(
    refusalOf(await browser.json('/api/auth/mail-choices/change', { topic: 'x', wanted: false }))[0],
  ).toBe(400)
  expect(refusalOf(await visitor().json('/api/auth/mail-choices/change', body))).toEqual([
    401,
    'SESSION_EXPIRED',
  ])

  const sysadmin = await signedIn(app, await makeAccount(db, { roles: ['SYSADMIN'] }))
  const user = (await sysadmin.get(`/api/auth/users/${account.id}`)).json()
  const { username, firstName, lastName, phone, membershipNumber, membershipConfirmed, language } = user
  await sysadmin.json('/api/auth/user/prove-password', { password: 'koira-123' })
  const changed = await sysadmin.json('/api/auth/users/update', {
    id: account.id,
    version: user.version,
    email: 'uusi.osoite@example.fi',
    username,
    firstName,
    lastName,
    phone,
    membershipNumber,
    membershipConfirmed,
    language,
    roles: [],
    personId: null,
  })
  expect([changed.statusCode, changed.body]).toEqual([200, expect.anything()])
  expect(await own()).toMatchObject({ email: 'uusi.osoite@example.fi' })
  expect((await own()).topics).toContainEqual({ topic: 'results', wanted: false })
})

test('an address at which mails do not arrive gets only what is necessary', async () => {
  await db
    .insertInto('unreachable_address')
    .values({
      address: 'aino@example.fi',
      failures: 1,
      last_at: new Date(),
      silent_at: new Date(),
      code: '5.1.1',
      words: '',
    })
    .execute()
  expect(await mail('aino@example.fi')).toBeNull()
  expect(await mail('aino@example.fi', 'resetPassword')).not.toBeNull()
})

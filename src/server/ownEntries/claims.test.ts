import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NeededTrial } from '#contract/organising.ts'
import type { OwnEntry } from '#contract/ownEntries.ts'
import type { EntryMoney } from '#contract/payments.ts'
import { testDatabase } from '#tools/test/database.ts'
import { tidyUp } from '../housekeeping.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { FEE, OwnEntering } from './ownEntries.test-helper.ts'

let on: OwnEntering
let otherAgent: TestBrowser
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
  otherAgent = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['TRIALAGENT'] }))
})
afterAll(() => on.close())

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
type Entered = Awaited<ReturnType<OwnEntering['enterAndPay']>>
const TO_CLOSING = 13 * 24 * 60

const cancel = async ({ browser, entry }: Entered, body: object = {}) =>
  browser.json(`/api/entries/${entry.id}/cancel`, {
    version: (await on.own({ browser, entry })).version,
    reason: 'Juoksuaika',
    ...body,
  })
const moneyOf = async ({ entry }: Entered) =>
  (await on.agent.get(`/api/auth/entries/${entry.id}/money`)).json<EntryMoney>()
const decide = async (entered: Entered, body: object = {}, agent = on.agent) => {
  const [claim] = (await moneyOf(entered)).claims
  return agent.json(`/api/auth/entries/${entered.entry.id}/decide-claim`, {
    claimId: claim!.id,
    version: claim!.version,
    accepted: true,
    reason: '',
    ...body,
  })
}
/** A paid entry that is cancelled for heat after the closing. */
async function claimed(): Promise<Entered> {
  const entered = await on.enterAndPay(await on.trial())
  on.wait(TO_CLOSING)
  expect((await cancel(entered, { ground: 'heat' })).statusCode).toBe(200)
  on.wait(-TO_CLOSING)
  return entered
}
const attach = (browser: TestBrowser, id: number, type = 'application/pdf', content = PDF) =>
  browser.file(`/api/entries/${id}/certificate`, type, content)
const files = async () =>
  Number((await on.database.pool.query<{ count: string }>('select count(*) from file')).rows[0]!.count)

test('keeps the fee with the organiser until the ground is decided, and shows both what waits', async () => {
  const entered = await claimed()
  expect(await on.own(entered)).toMatchObject({
    state: 'cancelled',
    money: {
      refundedCents: 0,
      dueCents: 0,
      claim: {
        ground: 'heat',
        amountCents: FEE,
        state: 'open',
        needsCertificate: true,
        hasCertificate: false,
      },
    },
  })
  const needs = (await on.agent.get('/api/auth/trials/needs')).json<NeededTrial[]>()
  expect(needs.filter(({ id }) => id === entered.entry.trial.id)).toMatchObject([{ moneyCases: 1 }])
  const { withdrawn } = await on.participants(entered.entry.trial.id)
  expect(withdrawn).toMatchObject([{ money: { claims: true, dueCents: 0 } }])
})

test('pays back what was asked once it is accepted, by the rule that was in force, and throws the certificate away', async () => {
  const entered = await claimed()
  const before = await files()
  expect((await attach(entered.browser, entered.entry.id)).json<OwnEntry>().money.claim).toMatchObject({
    hasCertificate: true,
  })
  const seen = await on.agent.get(`/api/auth/entries/${entered.entry.id}/certificate`)
  expect(seen.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  expect(seen.rawPayload.equals(PDF)).toBe(true)
  expect((await entered.browser.get(`/api/entries/${entered.entry.id}/certificate`)).statusCode).toBe(200)
  expect((await decide(entered)).json<EntryMoney>()).toMatchObject({
    keptCents: 0,
    refundedCents: FEE,
    claims: [{ state: 'accepted' }],
  })
  expect(await files()).toBe(before)
  await on.look()
  expect((await on.own(entered)).money).toMatchObject({
    refunds: [{ amountCents: FEE, state: 'done' }],
    claim: { state: 'accepted' },
  })
  expect(await on.mailsTo(entered.entry.contactEmail!)).toEqual([
    'ownEntryHeld',
    'paymentReceived',
    'ownEntryCancelled',
    'claimAccepted',
    'refundMade',
  ])
  const { refund_rule_id: rule } = await on.database.db
    .selectFrom('entry')
    .select('refund_rule_id')
    .where('id', '=', entered.entry.id)
    .executeTakeFirstOrThrow()
  expect(rule).not.toBeNull()
})

test('tells why what was asked is declined, keeps the fee, and decides once of two at once', async () => {
  const entered = await claimed()
  expect(refusalOf(await decide(entered, { accepted: false, reason: ' ' }))).toEqual([
    400,
    'INPUT_INVALID',
    { reason: 'VALUE_REQUIRED' },
  ])
  const answers = await Promise.all([
    decide(entered, { accepted: false, reason: 'Myöhässä' }),
    decide(entered, { accepted: false, reason: 'Myöhässä' }),
  ])
  expect(answers.map(refusalOf).toSorted()).toEqual([[200], [422, 'CLAIM_IS_DECIDED']])
  expect(await on.own(entered)).toMatchObject({
    money: { dueCents: 0, refundedCents: 0, claim: { state: 'declined', reason: 'Myöhässä' } },
  })
  expect((await on.mailsTo(entered.entry.contactEmail!)).at(-1)).toBe('claimDeclined')
})

test('asks before it is accepted without the certificate that the rule needs', async () => {
  const entered = await claimed()
  expect(refusalOf(await decide(entered))).toEqual([409, 'CERTIFICATE_MISSING'])
  expect((await decide(entered, { confirmed: ['CERTIFICATE_MISSING'] })).statusCode).toBe(200)
})

test('takes a PDF, a JPEG or a PNG, draws pictures anew, and refuses the rest', async () => {
  const { browser, entry } = await claimed()
  const before = await files()
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
  for (const [type, content] of [
    ['image/jpeg', await picture.jpeg().toBuffer()],
    ['image/png', await picture.png().toBuffer()],
  ] as const) {
    expect((await attach(browser, entry.id, type, content)).statusCode).toBe(200)
    const kept = await browser.get(`/api/entries/${entry.id}/certificate`)
    expect(kept.headers['content-type']).toBe('image/jpeg')
    expect((await sharp(kept.rawPayload).metadata()).width).toBe(40)
  }
  // Each takes the place of the one before.
  expect(await files()).toBe(before + 1)
  expect(refusalOf(await attach(browser, entry.id, 'application/pdf', Buffer.from('<html>')))).toEqual([
    400,
    'CERTIFICATE_NOT_READABLE',
  ])
  const late = await browser.file(
    `/api/entries/${entry.id}/certificate`,
    'application/pdf',
    Buffer.alloc(1_100_000, 1),
  )
  expect(refusalOf(late)).toEqual([413, 'CERTIFICATE_TOO_LARGE'])
})

test('lets nobody but the entrant and the organiser see or decide', async () => {
  const entered = await claimed()
  await attach(entered.browser, entered.entry.id)
  const { id } = entered.entry
  expect(refusalOf(await on.visitor().get(`/api/entries/${id}/certificate`))).toEqual([403, 'FORBIDDEN'])
  expect(refusalOf(await attach(on.visitor(), id))).toEqual([403, 'FORBIDDEN'])
  expect(refusalOf(await on.visitor().get(`/api/auth/entries/${id}/certificate`))).toEqual([
    401,
    'SESSION_EXPIRED',
  ])
  expect(refusalOf(await otherAgent.get(`/api/auth/entries/${id}/certificate`))).toEqual([403, 'FORBIDDEN'])
  expect(refusalOf(await decide(entered, {}, otherAgent))).toEqual([403, 'FORBIDDEN'])
  expect(refusalOf(await entered.browser.get('/api/entries/999999/certificate'))).toEqual([
    404,
    'ENTRY_NOT_FOUND',
  ])
  expect(refusalOf(await decide(entered, { claimId: 999_999 }))).toEqual([404, 'CLAIM_NOT_FOUND'])
  expect(refusalOf(await decide(entered, { version: 1 }))).toEqual([409, 'CHANGED_MEANWHILE'])
})

test('gives by a rule of the day its share less the handling fee, and claims nothing where it gives nothing', async () => {
  const rule = {
    ground: 'heat' as const,
    valid_from: '2026-08-25',
    share: 50,
    handling_cents: 500,
    needs_certificate: false,
  }
  const { id } = await on.database.db
    .insertInto('refund_rule')
    .values(rule)
    .returning('id')
    .executeTakeFirstOrThrow()
  const entered = await claimed()
  expect((await on.own(entered)).money.claim).toMatchObject({ amountCents: 2000, needsCertificate: false })
  expect((await decide(entered)).json()).toMatchObject({ keptCents: 3000, refundedCents: 2000 })
  const other = await on.enterAndPay(await on.trial())
  on.wait(TO_CLOSING)
  expect((await on.own(other)).ifCancelled).toMatchObject({
    backCents: 0,
    grounds: [
      { ground: 'heat', backCents: 2000 },
      { ground: 'illness', backCents: FEE, needsCertificate: true },
      { ground: 'death', backCents: FEE },
      { ground: 'other', backCents: 0 },
    ],
  })
  expect((await cancel(other, { ground: 'other' })).json()).toMatchObject({
    money: { claim: null, dueCents: 0 },
  })
  on.wait(-TO_CLOSING)
  await on.database.db
    .updateTable('refund_rule')
    .set({ valid_from: '2030-01-01' })
    .where('id', '=', id)
    .execute()
})

test('is void once the dog comes back, and its certificate goes', async () => {
  const entered = await claimed()
  await attach(entered.browser, entered.entry.id)
  const before = await files()
  on.wait(TO_CLOSING)
  await on.agent.json(`/api/auth/trials/${entered.entry.trial.id}/entries/restore`, {
    entryId: entered.entry.id,
  })
  on.wait(-TO_CLOSING)
  expect((await on.own(entered)).money).toMatchObject({
    dueCents: 0,
    standing: 'paid',
    claim: { state: 'void' },
  })
  await tidyUp(on.database.db, on.now, on.app.config)
  expect(await files()).toBe(before - 1)
  expect(refusalOf(await decide(entered))).toEqual([422, 'CLAIM_IS_DECIDED'])
})

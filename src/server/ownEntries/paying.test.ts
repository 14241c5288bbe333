import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { testDatabase } from '#tools/test/database.ts'
import { setPaymentState } from '../payments/payments.store.ts'
import { refusalOf } from '../testing/refusal.ts'
import { FEE, OwnEntering } from './ownEntries.test-helper.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

const messages = () =>
  on.database.db.selectFrom('provider_message').selectAll().orderBy('id', 'desc').execute()
const withHold = async (trial = {}) => {
  const entered = await on.enter(await on.trial(trial))
  return { ...entered, page: await on.begin(entered) }
}

describe('paying', () => {
  test('G8: begins by a button, and is not paid by coming back', async () => {
    const { browser, entry, page } = await withHold()
    expect(page).toMatchObject({ amountCents: FEE, email: entry.contactEmail, language: 'fi' })
    expect(page.redirectUrls.success).toContain(`/ilmoittautumiset/${entry.id}?`)
    expect(refusalOf(await on.visitor().command(`/api/entries/${entry.id}/pay`))).toEqual([403, 'FORBIDDEN'])
    await browser.get(new URL(page.redirectUrls.success).pathname)
    expect(await on.own({ browser, entry })).toMatchObject({ state: 'held', money: { standing: 'unpaid' } })
  })

  test('G7: takes what is signed right, refuses the rest, and keeps both as they came', async () => {
    const { browser, entry, page } = await withHold()
    const forged = await on.tell(on.provider.told(page, 'ok', { signature: 'wrong' }))
    expect(forged.statusCode).toBe(400)
    expect(await on.own({ browser, entry })).toMatchObject({ state: 'held' })
    expect((await messages())[0]).toMatchObject({ fault: 'wrongSignature', content: { stamp: page.stamp } })
    expect((await on.tell(on.provider.told(page, 'ok'))).statusCode).toBe(200)
    expect(await on.own({ browser, entry })).toMatchObject({
      state: 'placed',
      heldUntil: null,
      money: { paidCents: FEE, dueCents: 0, standing: 'paid' },
    })
    expect((await messages())[0]).toMatchObject({ fault: null, handled_at: expect.any(Date) })
    expect(await on.mailsTo(entry.contactEmail!)).toEqual(['ownEntryHeld', 'paymentReceived'])
    expect(refusalOf(await browser.command(`/api/entries/${entry.id}/pay`))).toEqual([422, 'NOTHING_TO_PAY'])
  })

  test('G7: takes no other amount than the one that was asked for', async () => {
    const { browser, entry, page } = await withHold()
    expect((await on.tell(on.provider.told(page, 'ok', { amount: '1' }))).statusCode).toBe(200)
    expect((await messages())[0]).toMatchObject({ fault: 'AMOUNT_DIFFERS' })
    expect(await on.own({ browser, entry })).toMatchObject({ state: 'held' })
  })

  test('G6, G17: counts a transaction once and mails once, told five times at once and again later', async () => {
    const { browser, entry, page } = await withHold()
    const told = on.provider.told(page, 'ok')
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => on.tell(told)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    await on.tell(told)
    await on.look()
    expect((await on.own({ browser, entry })).money).toMatchObject({ paidCents: FEE, standing: 'paid' })
    expect(await on.mailsTo(entry.contactEmail!)).toEqual(['ownEntryHeld', 'paymentReceived'])
  })

  test('G6: gives one transaction to one payment', async () => {
    const first = await withHold()
    const second = await withHold()
    await on.tell(on.provider.told(first.page, 'ok'))
    await on.tell(on.provider.told(second.page, 'ok', { transaction: first.page.transactionId }))
    expect((await messages())[0]).toMatchObject({ fault: 'TRANSACTION_TAKEN' })
    expect(await on.own(second)).toMatchObject({ state: 'held' })
  })

  test('G11: never unpays by a late failure, and pays by an ok after a failure', async () => {
    const failed = await withHold()
    await on.tell(on.provider.told(failed.page, 'fail'))
    expect((await on.own(failed)).money.payments).toMatchObject([{ state: 'failed' }])
    await on.tell(on.provider.told(failed.page, 'ok'))
    expect(await on.own(failed)).toMatchObject({ state: 'placed' })
    await on.tell(on.provider.told(failed.page, 'fail'))
    await on.tell(on.provider.told(failed.page, 'pending'))
    expect(await on.own(failed)).toMatchObject({ state: 'placed', money: { standing: 'paid' } })
  })

  test('G9, G10: shows two payments of one entry as money that is owed to the entrant', async () => {
    const { browser, entry, page } = await withHold()
    const again = await on.begin({ browser, entry })
    await on.tell(on.provider.told(page, 'ok'))
    await on.tell(on.provider.told(again, 'ok'))
    expect((await on.own({ browser, entry })).money).toMatchObject({
      paidCents: 2 * FEE,
      dueCents: -FEE,
      standing: 'overpaid',
    })
  })

  test('says that the payment service failed, and can be tried again', async () => {
    const entered = await on.enter(await on.trial())
    const pay = () => entered.browser.command(`/api/entries/${entered.entry.id}/pay`)
    on.provider.createAnswers.push({ outcome: 'unknown', reason: 'timeout' })
    expect(refusalOf(await pay())).toEqual([503, 'PAYMENT_SERVICE_FAILED'])
    expect((await pay()).statusCode).toBe(200)
    expect((await on.own(entered)).money.payments).toMatchObject([{ state: 'created' }, { state: 'open' }])
  })
})

describe('what was left undone', () => {
  test('G5: records money before any rule, and carries out what it means after the service was killed between', async () => {
    const { browser, entry, page } = await withHold()
    const [payment] = await on.database.db
      .selectFrom('payment')
      .select('id')
      .where('stamp', '=', page.stamp)
      .execute()
    await setPaymentState(on.database.db, payment!.id, 'confirmed', {
      at: on.now,
      transactionId: page.transactionId,
    })
    expect(await on.own({ browser, entry })).toMatchObject({ state: 'held', money: { paidCents: FEE } })
    await on.look()
    expect(await on.own({ browser, entry })).toMatchObject({ state: 'placed' })
    await on.look()
    expect(await on.mailsTo(entry.contactEmail!)).toEqual(['ownEntryHeld', 'paymentReceived'])
  })

  test('G7: handles a message that was kept and not looked at', async () => {
    const { browser, entry, page } = await withHold()
    const content = Object.fromEntries(new URL(on.provider.told(page, 'ok'), 'http://x').searchParams)
    await on.database.db
      .insertInto('provider_message')
      .values({ provider: 'sandbox', content: JSON.stringify(content), received_at: on.now })
      .execute()
    await on.look()
    expect(await on.own({ browser, entry })).toMatchObject({ state: 'placed' })
  })

  test('G16: asks the provider about a payment that nobody told of, and takes its word', async () => {
    const { browser, entry, page } = await withHold()
    page.status = 'ok'
    on.wait(2)
    await on.look()
    expect(await on.own({ browser, entry })).toMatchObject({ state: 'placed' })
  })

  test('G16: asks before it takes the place back, and still takes an ok after a failure', async () => {
    const { browser, entry, page } = await withHold()
    page.status = 'ok'
    on.wait(31)
    await on.look()
    expect(await on.own({ browser, entry })).toMatchObject({ state: 'placed', money: { standing: 'paid' } })
  })
})

test('G16: asks the provider for seven days, each time after a longer while, and no longer', async () => {
  const trialId = await on.trial({ held_on: '2026-12-01', registration_end: '2026-11-30' })
  const entered = await on.enter(trialId)
  const page = await on.begin(entered)
  const asked = () => on.provider.asked.filter((id) => id === page.transactionId).length
  const day = 24 * 60
  for (let days = 0; days < 6; days++) {
    on.wait(day)
    await Promise.all([on.look(), on.look()])
  }
  const before = asked()
  expect(before).toBeGreaterThanOrEqual(6)
  page.status = 'ok'
  on.wait(2 * day)
  await on.look()
  expect(asked()).toBe(before)
  expect((await on.own(entered)).money).toMatchObject({ paidCents: 0 })
  on.wait(-8 * day)
})

describe('late money', () => {
  test('G10: gives the place back where it is free', async () => {
    const late = await withHold()
    on.wait(31)
    await on.look()
    expect(await on.own(late)).toMatchObject({ state: 'expired', money: { standing: 'settled' } })
    await on.tell(on.provider.told(late.page, 'ok'))
    expect(await on.own(late)).toMatchObject({ state: 'placed', money: { standing: 'paid' } })
  })

  test('G10: shows money as owed where the place has gone to somebody else', async () => {
    const trialId = await on.trial({ capacity: 1 })
    const late = await on.enter(trialId)
    const page = await on.begin(late)
    on.wait(31)
    await on.look()
    const other = await on.enterAndPay(trialId)
    await on.tell(on.provider.told(page, 'ok'))
    expect(await on.own(late)).toMatchObject({
      state: 'expired',
      money: { dueCents: -FEE, standing: 'overpaid' },
    })
    expect(await on.own(other)).toMatchObject({ state: 'placed' })
    expect((await on.participants(trialId)).places).toHaveLength(1)
    await on.database.db.updateTable('trial').set({ capacity: 2 }).where('id', '=', trialId).execute()
    await on.agent.json(`/api/auth/trials/${trialId}/entries/restore`, { entryId: late.entry.id })
    expect(await on.own(late)).toMatchObject({ state: 'placed', money: { dueCents: 0, standing: 'paid' } })
  })
})

describe('cancelling and refunds', () => {
  const cancel = async (entered: {
    browser: Awaited<ReturnType<typeof on.enter>>['browser']
    entry: OwnEntry
  }) => {
    const { version } = await on.own(entered)
    return entered.browser.json(`/api/entries/${entered.entry.id}/cancel`, {
      version,
      reason: 'Koira sairastui',
    })
  }

  test('G13: frees the place at once and gives everything back before registration ends', async () => {
    const paid = await on.enterAndPay(await on.trial())
    expect(
      refusalOf(await on.visitor().json(`/api/entries/${paid.entry.id}/cancel`, { version: 1, reason: 'x' })),
    ).toEqual([403, 'FORBIDDEN'])
    expect((await cancel(paid)).json<OwnEntry>()).toMatchObject({
      state: 'cancelled',
      leftReason: 'Koira sairastui',
      money: { refundedCents: FEE, dueCents: 0, standing: 'settled', refunds: [{ state: 'intended' }] },
      refusals: { pay: 'ENTRY_LEFT', change: 'ENTRY_LEFT', cancel: 'ENTRY_LEFT' },
    })
    await on.look()
    expect((await on.own(paid)).money.refunds).toMatchObject([{ amountCents: FEE, state: 'done' }])
    expect(await on.mailsTo(paid.entry.contactEmail!)).toEqual([
      'ownEntryHeld',
      'paymentReceived',
      'ownEntryCancelled',
      'refundMade',
    ])
    expect(refusalOf(await cancel(paid))).toEqual([422, 'ENTRY_LEFT'])
  })

  test('keeps the fee when registration has ended, but for a trial that was moved', async () => {
    const over = { registration_end: '2026-08-20' }
    const kept = await on.enterAndPay(await on.trial(over))
    const moved = await on.enterAndPay(
      await on.trial({
        ...over,
        moved_from: '2026-09-10',
        moved_from_place: 'Ylistaro',
        move_reason: 'Tulva',
      }),
    )
    on.wait(24 * 60)
    expect((await cancel(kept)).json<OwnEntry>()).toMatchObject({
      state: 'cancelled',
      refundedUntil: null,
      money: { refundedCents: 0, standing: 'settled' },
    })
    expect((await cancel(moved)).json<OwnEntry>()).toMatchObject({ money: { refundedCents: FEE } })
    on.wait(-24 * 60)
  })

  test('G12: gives no cent back twice, cancelled three times at once', async () => {
    const paid = await on.enterAndPay(await on.trial())
    const answers = await Promise.all([1, 2, 3].map(() => cancel(paid)))
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 422, 422])
    await Promise.all([on.look(), on.look(), on.look()])
    const { stamp } = await on.database.db
      .selectFrom('refund as r')
      .innerJoin('payment as p', 'p.id', 'r.payment_id')
      .select('r.stamp')
      .where('p.entry_id', '=', paid.entry.id)
      .executeTakeFirstOrThrow()
    expect(on.provider.refunds.filter((refund) => refund.stamp === stamp)).toHaveLength(1)
  })

  test('G12: asks no second time when the provider did not answer, and settles by its callback', async () => {
    const paid = await on.enterAndPay(await on.trial())
    on.provider.refundAnswers.push({ outcome: 'unknown', reason: 'timeout' })
    await cancel(paid)
    await on.look()
    const asked = on.provider.refunds.length
    await on.look()
    expect(on.provider.refunds).toHaveLength(asked)
    expect((await on.own(paid)).money).toMatchObject({ refundedCents: FEE, refunds: [{ state: 'unknown' }] })
    await on.tell(on.provider.told(on.provider.refunds.at(-1)!, 'ok'))
    expect((await on.own(paid)).money.refunds).toMatchObject([{ state: 'done' }])
  })

  test('G10, G12: shows a refund that failed as money that is owed', async () => {
    const paid = await on.enterAndPay(await on.trial())
    on.provider.refundAnswers.push({ outcome: 'failed', code: 'rejected', message: 'no balance' })
    await cancel(paid)
    await on.look()
    expect((await on.own(paid)).money).toMatchObject({
      refundedCents: 0,
      dueCents: -FEE,
      standing: 'overpaid',
    })
  })

  test('G12: leaves a refund unknown that was being sent when the service was killed', async () => {
    const paid = await on.enterAndPay(await on.trial())
    await cancel(paid)
    await on.database.pool.query(
      `update refund set state = 'sending', sent_at = $1 where state = 'intended'`,
      [on.now],
    )
    const asked = on.provider.refunds.length
    on.wait(2)
    await on.look()
    expect(on.provider.refunds).toHaveLength(asked)
    expect((await on.own(paid)).money.refunds).toMatchObject([{ state: 'unknown' }])
  })

  test('gives everything back of a trial that is cancelled, once', async () => {
    const trialId = await on.trial()
    const paid = await on.enterAndPay(trialId)
    const unpaid = await on.enter(trialId)
    await on.agent.json('/api/auth/trials/cancel', { id: trialId, reason: 'Myrsky' })
    await on.look()
    await on.look()
    expect((await on.own(paid)).money).toMatchObject({
      refundedCents: FEE,
      standing: 'settled',
      refunds: [{ state: 'done' }],
    })
    expect((await on.own(unpaid)).money).toMatchObject({ paidCents: 0, standing: 'settled' })
  })

  test('G18: leaves a row in the log for every change of state and money', async () => {
    const paid = await on.enterAndPay(await on.trial())
    await cancel(paid)
    await on.look()
    const rows = await on.database.db
      .selectFrom('audit')
      .select('code')
      .where('subject', '=', 'entry')
      .where('subject_id', '=', String(paid.entry.id))
      .orderBy('id')
      .execute()
    expect(rows.map(({ code }) => code)).toEqual([
      'CREATED',
      'PAYMENT_RECEIVED',
      'ENTRY_CANCELLED',
      'REFUND_MADE',
      'REFUND_SETTLED',
    ])
  })
})

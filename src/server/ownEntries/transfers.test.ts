import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NeededTrial } from '#contract/organising.ts'
import type { EntryForm, OwnEntry } from '#contract/ownEntries.ts'
import type { EntryMoney } from '#contract/payments.ts'
import { entryOfReference } from '#domain/payments/reference.ts'
import { testDatabase } from '#tools/test/database.ts'
import { PaymentProviders } from '../payments/providers.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeClub } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import { FEE, OwnEntering } from './ownEntries.test-helper.ts'

type Entered = Awaited<ReturnType<OwnEntering['enter']>>

const DAY = 24 * 60

/** What an organiser writes to mark that a transfer has come. */
const received = (overrides: object = {}) => ({
  key: crypto.randomUUID(),
  amountCents: FEE,
  bookedOn: '2026-08-20',
  note: '',
  dueCents: FEE,
  ...overrides,
})
const path = ({ entry }: Entered, verb = 'money') => `/api/auth/entries/${entry.id}/${verb}`
const formOf = async (on: OwnEntering, trialId: number) => {
  const { held_on, kaer_nr } = await on.database.db
    .selectFrom('trial')
    .select(['held_on', 'kaer_nr'])
    .where('id', '=', trialId)
    .executeTakeFirstOrThrow()
  return (await on.visitor().get(`/api/trials/${held_on}/${kaer_nr}/entry-form`)).json<EntryForm>()
}
const enterRefused = async (on: OwnEntering, trialId: number, method: string) =>
  refusalOf(
    await on.visitor().json(`/api/trials/${trialId}/enter`, await on.formOf({ method }), { captcha: true }),
  )

describe('where nobody takes cards', () => {
  let on: OwnEntering
  beforeAll(async () => {
    on = await OwnEntering.start(await testDatabase(), {}, new PaymentProviders(null))
  })
  afterAll(() => on.close())

  const mark = (entered: Entered, overrides: object = {}) =>
    on.agent.json(
      path(entered, 'transfers'),
      received({ bookedOn: on.now.toISOString().slice(0, 10), ...overrides }),
    )

  test('one enters by bank transfer alone, gets a bill, and keeps the place when the organiser marks the money', async () => {
    const trialId = await on.trial()
    expect(await formOf(on, trialId)).toMatchObject({
      methods: [
        { name: 'card', refused: 'CARD_NOT_POSSIBLE' },
        { name: 'transfer', refused: null },
      ],
      transfer: { until: '2026-08-25T15:00:00.000Z', dueOn: '2026-08-24' },
    })
    expect(await enterRefused(on, trialId, 'card')).toEqual([
      422,
      'CARD_NOT_POSSIBLE',
      { method: 'CARD_NOT_POSSIBLE' },
    ])
    const entered = await on.enter(trialId, {
      method: 'transfer',
      contactEmail: 'lasku@example.fi',
      language: 'sv',
    })
    const { entry } = entered
    // From Thursday over a weekend: the third day on which banks work is Tuesday.
    expect(entry).toMatchObject({ state: 'held', hold: 'transfer', heldUntil: '2026-08-25T15:00:00.000Z' })
    expect(entry.money).toMatchObject({
      method: 'transfer',
      bill: { payee: { iban: 'FI7944052020036082' }, amountCents: FEE, dueOn: '2026-08-24' },
    })
    const bill = entry.money.bill!
    expect(entryOfReference(bill.reference)).toBe(entry.id)
    expect(entryOfReference(bill.rf)).toBe(entry.id)
    expect(bill.barcode).toBe(
      `47944052020036082${String(FEE).padStart(8, '0')}000${bill.reference.padStart(20, '0')}260824`,
    )
    const { subject, body_text } = await on.database.db
      .selectFrom('mail')
      .select(['subject', 'body_text'])
      .where('recipient', '=', 'lasku@example.fi')
      .executeTakeFirstOrThrow()
    expect(subject).toContain('Betala med banköverföring')
    for (const part of ['FI79 4405 2020 0360 82', '24.08.2026', '25.08.2026 18.00'])
      expect(body_text).toContain(part)

    const pdf = await entered.browser.get(`/api/entries/${entry.id}/bill.pdf?lang=sv`)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.headers['content-disposition']).toContain('r%C3%A4kning')
    expect(refusalOf(await on.visitor().get(`/api/entries/${entry.id}/bill.pdf`))).toEqual([403, 'FORBIDDEN'])

    const receipt = `/api/entries/${entry.id}/receipt.pdf?lang=sv`
    expect(refusalOf(await entered.browser.get(receipt))).toEqual([422, 'NOTHING_PAID'])

    const answer = await mark(entered, { note: 'Tiliote 8/26' })
    expect(answer.json<EntryMoney>()).toMatchObject({
      standing: 'paid',
      payments: [
        { method: 'transfer', state: 'confirmed', bookedOn: '2026-08-20', byHand: true, mayUndo: true },
      ],
    })
    expect(await on.own(entered)).toMatchObject({ state: 'placed', heldUntil: null, money: { bill: null } })
    expect(refusalOf(await entered.browser.get(`/api/entries/${entry.id}/bill.pdf`))).toEqual([
      422,
      'NO_BILL',
    ])
    const printed = await entered.browser.get(receipt)
    expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(printed.headers['content-disposition']).toContain('kvitto')
    expect(refusalOf(await on.visitor().get(receipt))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await on.visitor().get('/api/entries/999999/receipt.pdf'))).toEqual([
      404,
      'ENTRY_NOT_FOUND',
    ])
    expect(await on.mailsTo('lasku@example.fi')).toEqual(['transferHeld', 'paymentReceived'])
    on.wait(10 * DAY)
    await on.look()
    expect((await on.own(entered)).state).toBe('placed')
  })

  test('a place is lost after three days on which banks work, over holidays too, and what comes later gives it back', async () => {
    const held = { held_on: '2027-01-20', registration_start: '2026-12-01', registration_end: '2027-01-10' }
    const before = new Date('2026-12-22T10:00:00Z')
    on.wait((before.getTime() - on.now.getTime()) / 60_000)
    const trialId = await on.trial({ ...held, capacity: 1 })
    const entered = await on.enter(trialId, { method: 'transfer' })
    expect(entered.entry).toMatchObject({
      heldUntil: '2026-12-29T16:00:00.000Z',
      money: { bill: { dueOn: '2026-12-28' } },
    })
    const needed = async () =>
      (await on.agent.get('/api/auth/trials/needs'))
        .json<NeededTrial[]>()
        .filter(({ id, need }) => id === trialId && need === 'money')
    on.wait(6 * DAY)
    await on.look()
    expect((await on.own(entered)).state).toBe('held')
    expect(await needed()).toEqual([])
    // The day after the bill was due is the last on which the organiser can look.
    on.wait(DAY)
    expect(await needed()).toMatchObject([{ moneyCases: 1 }])
    on.wait(8 * 60)
    await on.look()
    expect((await on.own(entered)).state).toBe('expired')
    expect(await needed()).toEqual([])
    expect((await mark(entered, { dueCents: 0 })).statusCode).toBe(200)
    expect(await on.own(entered)).toMatchObject({ state: 'placed', money: { standing: 'paid' } })
  })

  test('a transfer that would come too late is not offered, nor is one to a club without an account', async () => {
    const days = { registration_start: '2026-12-01', registration_end: '2027-01-04' }
    const late = await on.trial({ held_on: '2027-01-05', ...days })
    on.wait((new Date('2027-01-03T10:00:00Z').getTime() - on.now.getTime()) / 60_000)
    expect(await formOf(on, late)).toMatchObject({
      methods: [{ refused: 'CARD_NOT_POSSIBLE' }, { refused: 'TRANSFER_TOO_LATE' }],
      transfer: null,
    })
    expect(await enterRefused(on, late, 'transfer')).toEqual([422, 'PAYING_NOT_POSSIBLE'])
    const other = await on.trial({ held_on: '2027-02-20', ...days, club_id: await makeClub(on.database.db) })
    expect((await formOf(on, other)).methods[1]).toEqual({
      name: 'transfer',
      refused: 'TRANSFER_NOT_POSSIBLE',
    })
    expect(await enterRefused(on, other, 'transfer')).toEqual([422, 'PAYING_NOT_POSSIBLE'])
  })
})

describe('beside cards', () => {
  let on: OwnEntering
  beforeAll(async () => {
    on = await OwnEntering.start(await testDatabase())
  })
  afterAll(() => on.close())

  const mark = (entered: Entered, overrides: object = {}) =>
    on.agent.json(path(entered, 'transfers'), received({ bookedOn: '2026-08-20', ...overrides }))
  const moneyOf = async (entered: Entered) => (await on.agent.get(path(entered))).json<EntryMoney>()
  const agree = ({ browser, entry }: Entered, version: number) =>
    browser.json(`/api/entries/${entry.id}/transfer`, { version })

  test('one goes from card to transfer and back, which gives time once, and money counts however it comes', async () => {
    const entered = await on.enter(await on.trial())
    expect(entered.entry).toMatchObject({ hold: 'entering', money: { method: 'card', bill: null } })
    const stranger = { ...entered, browser: on.visitor() }
    expect(refusalOf(await agree(stranger, entered.entry.version))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await agree(entered, 99))).toEqual([409, 'CHANGED_MEANWHILE'])
    const agreed = (await agree(entered, entered.entry.version)).json<OwnEntry>()
    expect(agreed).toMatchObject({ hold: 'transfer', money: { method: 'transfer' } })
    on.wait(DAY)
    const again = (await agree(entered, agreed.version)).json<OwnEntry>()
    expect(again.heldUntil).toBe(agreed.heldUntil)
    const page = await on.begin(entered)
    const begun = await on.own(entered)
    expect(begun).toMatchObject({ heldUntil: agreed.heldUntil, money: { method: 'card', bill: null } })
    expect((await agree(entered, begun.version)).json<OwnEntry>()).toMatchObject({
      heldUntil: agreed.heldUntil,
    })
    page.status = 'ok'
    await on.tell(on.provider.told(page, 'ok'))
    expect(await on.own(entered)).toMatchObject({ state: 'placed', money: { standing: 'paid', bill: null } })
    expect(refusalOf(await agree(entered, (await on.own(entered)).version))).toEqual([422, 'NOTHING_TO_PAY'])
    expect(await on.mailsTo(entered.entry.contactEmail!)).toEqual([
      'ownEntryHeld',
      'transferHeld',
      'transferHeld',
      'paymentReceived',
    ])
  })

  test('an offered place is taken by agreeing to a transfer', async () => {
    const trialId = await on.trial({ capacity: 1 })
    await on.enter(trialId)
    const next = await on.enter(trialId, { method: 'transfer' })
    expect(next.entry).toMatchObject({ state: 'queued', money: { bill: null } })
    expect(next.entry.refusals.transfer).toBe('ENTRY_IS_QUEUED')
    on.wait(31)
    await on.look()
    const offered = await on.own(next)
    expect(offered).toMatchObject({ state: 'offered', money: { bill: null } })
    expect((await agree(next, offered.version)).json<OwnEntry>()).toMatchObject({
      state: 'held',
      hold: 'transfer',
      money: { bill: { amountCents: FEE } },
    })
  })

  test('G6: a mark that is sent twice at once is one payment, two marks by what was seen before are one too', async () => {
    const [once, two] = [
      await on.enter(await on.trial(), { method: 'transfer' }),
      await on.enter(await on.trial(), { method: 'transfer' }),
    ]
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => mark(once, { key })))
    expect(answers.map(refusalOf)).toEqual([[200], [200], [200]])
    expect((await moneyOf(once)).payments).toHaveLength(1)
    const others = await Promise.all([1, 2].map(() => mark(two)))
    expect(others.map(refusalOf).toSorted()).toEqual([[200], [409, 'CHANGED_MEANWHILE']])
    expect(await moneyOf(two)).toMatchObject({ paidCents: FEE, standing: 'paid' })
    expect(await on.mailsTo(two.entry.contactEmail!)).toEqual(['transferHeld', 'paymentReceived'])
  })

  test('too little stays due, too much is owed to the entrant', async () => {
    const entered = await on.enter(await on.trial(), { method: 'transfer' })
    await mark(entered, { amountCents: FEE - 1000 })
    expect(await on.own(entered)).toMatchObject({
      state: 'held',
      money: { dueCents: 1000, standing: 'unpaid', bill: { amountCents: 1000 } },
    })
    await mark(entered, { amountCents: 1500, dueCents: 1000 })
    expect(await on.own(entered)).toMatchObject({
      state: 'placed',
      money: { dueCents: -500, standing: 'overpaid' },
    })
  })

  test('a part keeps no place beyond its time: it is owed to the entrant', async () => {
    const entered = await on.enter(await on.trial({ held_on: '2026-10-11' }), { method: 'transfer' })
    await mark(entered, { amountCents: 1 })
    on.wait(7 * DAY)
    await on.look()
    expect(await on.own(entered)).toMatchObject({
      state: 'expired',
      money: { dueCents: -1, standing: 'overpaid' },
    })
    on.wait(-7 * DAY)
  })

  test('a mark is the organiser’s alone, of a day that has come and a sum above 0', async () => {
    const entered = await on.enter(await on.trial(), { method: 'transfer' })
    const stranger = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['TRIALAGENT'] }))
    for (const verb of ['transfers', 'undo-transfer']) {
      const body = verb === 'transfers' ? received() : { paymentId: 1, reason: 'Väärä' }
      expect((await entered.browser.json(path(entered, verb), body)).statusCode).toBe(401)
      expect(refusalOf(await stranger.json(path(entered, verb), body))).toEqual([403, 'FORBIDDEN'])
      expect((await on.agent.json(path(entered, verb), {})).statusCode).toBe(400)
    }
    expect(refusalOf(await mark(entered, { bookedOn: '2099-01-01' }))).toEqual([
      422,
      'BOOKED_IN_FUTURE',
      { bookedOn: 'BOOKED_IN_FUTURE' },
    ])
    for (const wrong of [{ amountCents: 0 }, { amountCents: 1.5 }, { bookedOn: 'eilen' }, { key: 'x' }])
      expect((await mark(entered, wrong)).statusCode).toBe(400)
    expect((await moneyOf(entered)).payments).toEqual([])
  })

  test('a mark by mistake is taken back once, leaves its trace, and keeps the place for the transfer again', async () => {
    const entered = await on.enter(await on.trial(), { method: 'transfer' })
    const [payment] = (await mark(entered)).json<EntryMoney>().payments
    const undo = (paymentId: number) =>
      on.agent.json(path(entered, 'undo-transfer'), { paymentId, reason: 'Väärä koira' })
    expect(refusalOf(await undo(999_999))).toEqual([404, 'PAYMENT_NOT_FOUND'])
    const answers = await Promise.all([1, 2].map(() => undo(payment!.id)))
    expect(answers.map(refusalOf).toSorted()).toEqual([[200], [422, 'TRANSFER_HAS_REFUND']])
    expect(await moneyOf(entered)).toMatchObject({
      paidCents: 0,
      refundedCents: 0,
      dueCents: FEE,
      payments: [{ state: 'confirmed', mayUndo: false }],
      refunds: [{ state: 'done', mistake: true, reason: 'Väärä koira' }],
    })
    expect(await on.own(entered)).toMatchObject({
      state: 'held',
      hold: 'transfer',
      money: { bill: { amountCents: FEE } },
    })
    expect(await on.mailsTo(entered.entry.contactEmail!)).toEqual([
      'transferHeld',
      'paymentReceived',
      'transferUndone',
    ])
    const { rows } = await on.database.pool.query(
      `select code from audit where subject = 'entry' and subject_id = $1 order by id desc limit 1`,
      [String(entered.entry.id)],
    )
    expect(rows).toEqual([{ code: 'TRANSFER_UNDONE' }])
    const late = await on.enter(await on.trial(), { method: 'transfer' })
    const [marked] = (await mark(late)).json<EntryMoney>().payments
    const before = on.now
    on.waitUntil('2026-09-10T09:00:00Z')
    await on.agent.json(path(late, 'undo-transfer'), { paymentId: marked!.id, reason: 'Väärä koira' })
    // Thursday before a trial on Saturday: no transfer would come in time, and the place is not kept beyond the eve.
    expect(await on.own(late)).toMatchObject({ state: 'held', heldUntil: '2026-09-11T15:00:00.000Z' })
    on.waitUntil(before.toISOString())
    const byCard = await on.enterAndPay(await on.trial())
    const [card] = (await moneyOf(byCard)).payments
    expect(
      refusalOf(await on.agent.json(path(byCard, 'undo-transfer'), { paymentId: card!.id, reason: 'x' })),
    ).toEqual([422, 'TRANSFER_NOT_BY_HAND'])
  })

  test('what goes back of a transfer waits for a person: no provider is asked for it', async () => {
    const entered = await on.enter(await on.trial(), { method: 'transfer' })
    await mark(entered)
    const { version } = await on.own(entered)
    await entered.browser.json(`/api/entries/${entered.entry.id}/cancel`, { version, reason: 'Juoksuaika' })
    const asked = on.provider.refunds.length
    await on.look()
    expect(on.provider.refunds).toHaveLength(asked)
    expect(await moneyOf(entered)).toMatchObject({
      refundedCents: FEE,
      refunds: [{ state: 'intended', method: 'transfer' }],
    })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EntryRow } from '#contract/entries.ts'
import type { PayableEntry } from '#contract/paymentMoveFields.ts'
import type { EntryMoney } from '#contract/payments.ts'
import { testDatabase } from '#tools/test/database.ts'
import { FEE, OwnEntering } from '../ownEntries/ownEntries.test-helper.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeClub } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

type Entered = Awaited<ReturnType<OwnEntering['enter']>>

const path = (id: number, verb: string) => `/api/auth/entries/${id}/${verb}`
const moneyOf = async (id: number) => (await on.agent.get(path(id, 'money'))).json<EntryMoney>()
const withdraw = (trialId: number, entryId: number) =>
  on.agent.json(`/api/auth/trials/${trialId}/entries/withdraw`, { entryId, reason: 'Kiimainen' })
const refund = async (id: number, amountCents: number) =>
  on.agent.json(path(id, 'refund'), {
    amountCents,
    refundedCents: (await moneyOf(id)).refundedCents,
    reason: 'Sovittu',
  })

/** What a page that shows both entries sends to move the payment that came last. */
async function moveOf(from: number, to: number, overrides: Record<string, unknown> = {}) {
  const { payments } = await moneyOf(from)
  const { id: paymentId, moves } = payments.at(-1)!
  const { dueCents } = await moneyOf(to)
  return { paymentId, toEntryId: to, moves, dueCents, reason: 'Väärä viite', ...overrides }
}
const move = async (from: number, to: number, overrides: Record<string, unknown> = {}) =>
  on.agent.json(path(from, 'move-payment'), await moveOf(from, to, overrides))

/** Begins to pay twice and pays both: two payments of one entry. */
async function payTwice(entered: Entered): Promise<void> {
  const pages = [await on.begin(entered), await on.begin(entered)]
  for (const page of pages) {
    page.status = 'ok'
    await on.tell(on.provider.told(page, 'ok'))
  }
}

/** An entry that was paid twice, and one of another trial that has not been paid. */
async function twicePaidAndUnpaid() {
  const paid = await on.enter(await on.trial())
  await payTwice(paid)
  const owing = await on.enter(await on.trial())
  return { paid, owing }
}

/** An entry in the queue of a full trial. */
async function waiting(): Promise<Entered> {
  const trialId = await on.trial({ capacity: 1 })
  await on.enterAndPay(trialId)
  return on.enter(trialId)
}

async function expectLedger(): Promise<void> {
  const { rows } = await on.database.pool.query('select * from ledger_difference')
  expect(rows).toEqual([])
}
const postingsOf = async (entryId: number) =>
  (
    await on.database.pool.query<{ kind: string; isNow: boolean }>(
      `select kind, happened_at = posted_at as "isNow" from ledger_transaction where entry_id = $1 order by id`,
      [entryId],
    )
  ).rows
const logged = async (entryId: number) =>
  (
    await on.database.pool.query(
      `select after from audit where subject = 'entry' and subject_id = $1::text and code = 'PAYMENT_MOVED' order by id`,
      [entryId],
    )
  ).rows

describe('moving a payment', () => {
  test('is the organiser’s alone', async () => {
    const { paid, owing } = await twicePaidAndUnpaid()
    const [from, to] = [paid.entry.id, owing.entry.id]
    const body = await moveOf(from, to)
    const payable = `${path(from, 'payable')}?paymentId=${body.paymentId}`
    const stranger = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['TRIALAGENT'] }))
    expect((await paid.browser.json(path(from, 'move-payment'), body)).statusCode).toBe(401)
    expect((await paid.browser.get(payable)).statusCode).toBe(401)
    expect(refusalOf(await stranger.json(path(from, 'move-payment'), body))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await stranger.get(payable))).toEqual([403, 'FORBIDDEN'])
    expect((await on.agent.json(path(from, 'move-payment'), { ...body, reason: ' ' })).statusCode).toBe(400)
    expect((await on.agent.get(path(from, 'payable'))).statusCode).toBe(400)
    const gone = [404, 'ENTRY_NOT_FOUND']
    expect(refusalOf(await on.agent.json(path(999_999, 'move-payment'), body))).toEqual(gone)
    expect(refusalOf(await on.agent.get(path(999_999, 'payable?paymentId=1')))).toEqual(gone)
    expect(refusalOf(await move(from, to, { toEntryId: 999_999 }))).toEqual(gone)
    const noPayment = [404, 'PAYMENT_NOT_FOUND']
    expect(refusalOf(await move(from, to, { paymentId: 999_999 }))).toEqual(noPayment)
    expect(refusalOf(await on.agent.get(path(from, 'payable?paymentId=999999')))).toEqual(noPayment)
    expect(await moneyOf(from)).toMatchObject({ paidCents: 2 * FEE, moves: [] })
  })

  test('G6: makes the other entry whole and keeps its place, twice at once is once, and both entrants are told once', async () => {
    const { paid, owing } = await twicePaidAndUnpaid()
    const [from, to] = [paid.entry.id, owing.entry.id]
    const body = await moveOf(from, to)
    const answers = await Promise.all([1, 2].map(() => on.agent.json(path(from, 'move-payment'), body)))
    expect(answers.map(refusalOf)).toEqual([[200], [200]])
    expect(answers[0]!.json<EntryMoney>()).toMatchObject({
      standing: 'paid',
      paidCents: FEE,
      moves: [{ direction: 'out', amountCents: FEE, other: { id: to }, reason: 'Väärä viite' }],
    })
    expect(await on.own(owing)).toMatchObject({ state: 'placed', heldUntil: null, money: { dueCents: 0 } })
    expect(await moneyOf(to)).toMatchObject({
      payments: [{ moves: 1, mayMove: true }],
      moves: [{ direction: 'in', other: { id: from } }],
    })
    const row = { amountCents: FEE, movedFrom: paid.entry.dog.regnr, movedTo: owing.entry.dog.regnr }
    for (const id of [from, to]) expect(await logged(id)).toMatchObject([{ after: row }])
    expect((await on.mailsTo(paid.entry.contactEmail!)).at(-1)).toBe('paymentMovedAway')
    expect((await on.mailsTo(owing.entry.contactEmail!)).at(-1)).toBe('paymentMovedHere')
    await expectLedger()
    // The money stood with the first entry alone until it was moved.
    expect((await postingsOf(from)).at(-1)).toEqual({ kind: 'decision', isNow: true })
    expect(await postingsOf(to)).toEqual([{ kind: 'decision', isNow: true }])
  })

  test('is undone by moving it back, and what was sent before that changes nothing any more', async () => {
    const { paid, owing } = await twicePaidAndUnpaid()
    const [from, to] = [paid.entry.id, owing.entry.id]
    await withdraw(paid.entry.trial.id, from)
    const first = await moveOf(from, to)
    await on.agent.json(path(from, 'move-payment'), first)
    expect(await moneyOf(from)).toMatchObject({ dueCents: -FEE })
    const { paymentId } = first
    const offered = (await on.agent.get(path(to, `payable?paymentId=${paymentId}`))).json<{
      entries: (PayableEntry & { back: boolean })[]
    }>().entries
    expect(offered[0]).toMatchObject({ id: from, back: true })
    expect(refusalOf(await move(to, from))).toEqual([200])
    expect(refusalOf(await on.agent.json(path(from, 'move-payment'), first))).toEqual([
      409,
      'CHANGED_MEANWHILE',
    ])
    expect(await moneyOf(from)).toMatchObject({ dueCents: -2 * FEE, payments: [{ moves: 0 }, { moves: 2 }] })
    // The place that it had made sure of stays, and shows as unpaid.
    expect(await on.own(owing)).toMatchObject({ state: 'placed', money: { standing: 'unpaid' } })
    await expectLedger()
  })

  test('tells one who made both entries once', async () => {
    const address = { contactEmail: 'sama@example.fi' }
    const paid = await on.enterAndPay(await on.trial(), address)
    const owing = await on.enter(await on.trial(), address)
    const before = await on.mailsTo('sama@example.fi')
    await move(paid.entry.id, owing.entry.id)
    expect((await on.mailsTo('sama@example.fi')).slice(before.length)).toEqual(['paymentMovedHere'])
    expect(await on.own(paid)).toMatchObject({
      state: 'placed',
      money: { standing: 'unpaid', dueCents: FEE },
    })
  })

  test('offers the entries of the club that owe, found by dog and place, and no others', async () => {
    const { paid, owing } = await twicePaidAndUnpaid()
    const others = [await on.enterAndPay(await on.trial()), await waiting()]
    const paymentId = (await moneyOf(paid.entry.id)).payments[0]!.id
    const offered = async (q: string) => {
      const answer = await on.agent.get(
        path(paid.entry.id, `payable?paymentId=${paymentId}&q=${encodeURIComponent(q)}`),
      )
      return answer.json<{ entries: PayableEntry[] }>().entries.map(({ id }) => id)
    }
    const all = await offered('')
    expect(all).toContain(owing.entry.id)
    for (const { entry } of [paid, ...others]) expect(all).not.toContain(entry.id)
    expect(await offered(owing.entry.dog.regnr.toLowerCase())).toEqual([owing.entry.id])
    expect(await offered('ei sellaista')).toEqual([])
  })

  test('refuses each that does not fit, by its own code, and changes nothing', async () => {
    const { paid, owing } = await twicePaidAndUnpaid()
    const [from, to] = [paid.entry.id, owing.entry.id]
    const agentOfBoth = on.agent
    const club = await makeClub(on.database.db, undefined, 'Lännen Kanakoirakerho')
    await on.database.pool.query(
      'insert into club_agent (club_id, account_id) select $1, account_id from club_agent where club_id = $2',
      [club, on.clubId],
    )
    const elsewhere = await on.enter(await on.trial({ club_id: club }))
    const settled = await on.enterAndPay(await on.trial())
    const queued = await waiting()
    const open = await on.enter(await on.trial())
    await on.begin(open)
    const refused = async (a: number, b: number) => refusalOf(await move(a, b)).slice(0, 2)
    expect(await refused(from, from)).toEqual([422, 'SAME_ENTRY'])
    expect(await refused(from, elsewhere.entry.id)).toEqual([422, 'OTHER_CLUBS_ENTRY'])
    expect(await refused(from, settled.entry.id)).toEqual([422, 'ENTRY_OWES_NOTHING'])
    expect(await refused(from, queued.entry.id)).toEqual([422, 'ENTRY_OWES_NOTHING'])
    expect(await refused(open.entry.id, to)).toEqual([422, 'PAYMENT_NOT_SETTLED'])
    expect(refusalOf(await move(from, to, { dueCents: FEE - 1 }))).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(refusalOf(await move(from, to, { moves: 1 }))).toEqual([409, 'CHANGED_MEANWHILE'])
    await refund(from, 100)
    expect(await refused(from, to)).toEqual([422, 'PAYMENT_HAS_REFUND'])
    await withdraw(settled.entry.trial.id, settled.entry.id)
    await agentOfBoth.json(path(settled.entry.id, 'keep'), { owedCents: FEE, reason: 'Ei todistusta' })
    expect(await refused(settled.entry.id, to)).toEqual([422, 'PAYMENT_IS_KEPT'])
    await withdraw(owing.entry.trial.id, to)
    expect(await refused(paid.entry.id, to)).toEqual([422, 'ENTRY_OWES_NOTHING'])
    expect(await moneyOf(to)).toMatchObject({ payments: [], moves: [] })
  })

  test('G3: two that go opposite ways at once both end, and no cent is lost', async () => {
    const trials = [await on.trial(), await on.trial()] as const
    const [a, b] = [await on.enter(trials[0]), await on.enter(trials[1])]
    const [c, d] = [await on.enter(trials[0]), await on.enter(trials[1])]
    await payTwice(a)
    await payTwice(b)
    const ways = [
      [a.entry.id, d.entry.id],
      [b.entry.id, c.entry.id],
    ] as const
    const sent = await Promise.all(
      [...ways, ...ways].map(async ([from, to]) => [from, await moveOf(from, to)] as const),
    )
    const answers = await Promise.all(
      sent.map(([from, body]) => on.agent.json(path(from, 'move-payment'), body)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    for (const { entry } of [a, b, c, d]) expect(await moneyOf(entry.id)).toMatchObject({ paidCents: FEE })
    await expectLedger()
  })
})

describe('cases', () => {
  const rowsOf = async (trialId: number): Promise<EntryRow[]> => {
    const { places, reserve, withdrawn } = await on.participants(trialId)
    return [...places, ...reserve, ...withdrawn]
  }
  const casesOf = async ({ entry }: Entered) =>
    (await rowsOf(entry.trial.id)).find(({ id }) => id === entry.id)!.cases
  const counted = async (trialId: number): Promise<number | undefined> =>
    (await on.agent.get('/api/auth/trials/needs'))
      .json<{ id: number; moneyCases: number }[]>()
      .find(({ id }) => id === trialId)?.moneyCases

  test('G10: two payments for one entry are given back or moved', async () => {
    const entered = await on.enter(await on.trial())
    await payTwice(entered)
    expect(await casesOf(entered)).toEqual([{ kind: 'paidTwice', owedCents: FEE, acts: ['refund', 'move'] }])
    expect(await counted(entered.entry.trial.id)).toBe(1)
    await refund(entered.entry.id, FEE)
    expect(await casesOf(entered)).toEqual([])
    expect(await counted(entered.entry.trial.id)).toBeUndefined()
  })

  test('G10: more than the fee in one payment', async () => {
    const entered = await on.enter(await on.trial(), { method: 'transfer' })
    const received = {
      key: crypto.randomUUID(),
      amountCents: FEE + 700,
      bookedOn: on.now.toISOString().slice(0, 10),
      note: '',
      dueCents: FEE,
    }
    await on.agent.json(path(entered.entry.id, 'transfers'), received)
    expect(await casesOf(entered)).toEqual([{ kind: 'overpaid', owedCents: 700, acts: ['refund', 'move'] }])
  })

  test('G10: a payment that came after the dog had left, which is kept, moved or given back', async () => {
    const entered = await on.enter(await on.trial())
    const page = await on.begin(entered)
    await withdraw(entered.entry.trial.id, entered.entry.id)
    on.wait(5)
    page.status = 'ok'
    await on.tell(on.provider.told(page, 'ok'))
    const acts = ['refund', 'move', 'keep']
    expect(await casesOf(entered)).toEqual([{ kind: 'paidAfterLeaving', owedCents: FEE, acts }])
    const owing = await on.enter(await on.trial())
    expect((await move(entered.entry.id, owing.entry.id)).statusCode).toBe(200)
    expect(await casesOf(entered)).toEqual([])
  })

  test('G10: a dog that was paid for and then taken out, which is kept', async () => {
    const entered = await on.enterAndPay(await on.trial())
    await withdraw(entered.entry.trial.id, entered.entry.id)
    const acts = ['refund', 'move', 'keep']
    expect(await casesOf(entered)).toEqual([{ kind: 'owedAfterLeaving', owedCents: FEE, acts }])
    await on.agent.json(path(entered.entry.id, 'keep'), { owedCents: FEE, reason: 'Sovittu' })
    expect(await casesOf(entered)).toEqual([])
  })

  test('G10: a refund that failed or was not answered, which is no more to be moved', async () => {
    const entered = await on.enterAndPay(await on.trial())
    await withdraw(entered.entry.trial.id, entered.entry.id)
    await on.look()
    on.provider.refundAnswers.push({ outcome: 'unknown', reason: 'timeout' })
    await refund(entered.entry.id, FEE)
    await on.look()
    expect(await casesOf(entered)).toEqual([{ kind: 'refundUnknown', owedCents: null, acts: [] }])
    await on.agent.json(path(entered.entry.id, 'settle-refund'), {
      refundId: (await moneyOf(entered.entry.id)).refunds[0]!.id,
      done: false,
      reason: 'Katsottu',
    })
    expect(await casesOf(entered)).toEqual([
      { kind: 'refundFailed', owedCents: FEE, acts: ['refund', 'keep'] },
    ])
    await refund(entered.entry.id, FEE)
    expect(await casesOf(entered)).toEqual([])
  })

  test('a transfer that should have come', async () => {
    const entered = await on.enter(await on.trial(), { method: 'transfer' })
    expect(await casesOf(entered)).toEqual([])
    on.waitUntil(on.now.toISOString())
    on.wait(3 * 24 * 60)
    for (let days = 0; days < 4 && (await casesOf(entered)).length === 0; days++) on.wait(24 * 60)
    expect(await casesOf(entered)).toEqual([{ kind: 'transferOverdue', owedCents: null, acts: [] }])
    expect(await counted(entered.entry.trial.id)).toBe(1)
  })
})

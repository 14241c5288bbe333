import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EntryMoney } from '#contract/payments.ts'
import { testDatabase } from '#tools/test/database.ts'
import { FEE, OwnEntering } from '../ownEntries/ownEntries.test-helper.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { refusalOf } from '../testing/refusal.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

const path = (id: number, verb = 'money') => `/api/auth/entries/${id}/${verb}`
const moneyOf = async (id: number) => (await on.agent.get(path(id))).json<EntryMoney>()
const refund = async (id: number, amountCents: number) => {
  const { refundedCents } = await moneyOf(id)
  return on.agent.json(path(id, 'refund'), {
    amountCents,
    refundedCents,
    reason: 'Sovittu järjestäjän kanssa',
  })
}
const withdraw = (trialId: number, entryId: number) =>
  on.agent.json(`/api/auth/trials/${trialId}/entries/withdraw`, { entryId, reason: 'Kiimainen' })

test('is the organiser’s alone to see and to change', async () => {
  const { entry, browser } = await on.enterAndPay(await on.trial())
  const stranger = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['TRIALAGENT'] }))
  const bodies = {
    refund: { amountCents: 100, refundedCents: 0, reason: 'Syy' },
    keep: { owedCents: FEE, reason: 'Syy' },
    forgive: { dueCents: FEE, reason: 'Syy' },
    'settle-refund': { refundId: 1, done: true, reason: 'Syy' },
  }
  expect((await browser.get(path(entry.id))).statusCode).toBe(401)
  expect(refusalOf(await stranger.get(path(entry.id)))).toEqual([403, 'FORBIDDEN'])
  expect(refusalOf(await on.agent.get(path(999_999)))).toEqual([404, 'ENTRY_NOT_FOUND'])
  for (const [verb, body] of Object.entries(bodies)) {
    expect((await browser.json(path(entry.id, verb), body)).statusCode, verb).toBe(401)
    expect(refusalOf(await stranger.json(path(entry.id, verb), body)), verb).toEqual([403, 'FORBIDDEN'])
    expect((await on.agent.json(path(entry.id, verb), {})).statusCode, verb).toBe(400)
    expect(refusalOf(await on.agent.json(path(999_999, verb), body)), verb).toEqual([404, 'ENTRY_NOT_FOUND'])
  }
  expect(await moneyOf(entry.id)).toMatchObject({ paidCents: FEE, refundedCents: 0 })
})

test('lets the rest of a fee go: the place is kept for good, twice at once is once, and nothing paid leaves no rest', async () => {
  const entered = await on.enter(await on.trial(), { method: 'transfer' })
  const { entry } = entered
  const forgive = (dueCents: number) =>
    on.agent.json(path(entry.id, 'forgive'), { dueCents, reason: 'Pankin kulut' })
  expect(refusalOf(await forgive(FEE))).toEqual([422, 'NOTHING_TO_FORGIVE'])
  await on.agent.json(path(entry.id, 'transfers'), {
    key: crypto.randomUUID(),
    amountCents: FEE - 1,
    bookedOn: on.now.toISOString().slice(0, 10),
    note: '',
    dueCents: FEE,
  })
  expect(await on.own(entered)).toMatchObject({ state: 'held', money: { dueCents: 1 } })
  expect(refusalOf(await forgive(2))).toEqual([409, 'CHANGED_MEANWHILE'])
  const answers = await Promise.all([forgive(1), forgive(1)])
  expect(answers.map(refusalOf).toSorted()).toEqual([[200], [422, 'NOTHING_TO_FORGIVE']])
  expect(await on.own(entered)).toMatchObject({
    state: 'placed',
    heldUntil: null,
    money: { feeCents: FEE - 1, dueCents: 0, standing: 'paid' },
  })
  const { rows } = await on.database.pool.query('select * from ledger_difference')
  expect(rows).toEqual([])
})

test('G12: gives back in parts, never more than was paid, asked for twice at once', async () => {
  const trialId = await on.trial()
  const { entry } = await on.enterAndPay(trialId)
  const twice = { amountCents: 3000, refundedCents: 0, reason: 'Sovittu' }
  const answers = await Promise.all([1, 2].map(() => on.agent.json(path(entry.id, 'refund'), twice)))
  const refused = [422, 'MORE_THAN_PAID', { amountCents: 'MORE_THAN_PAID' }]
  expect(answers.map(refusalOf).toSorted()).toEqual([[200], [409, 'CHANGED_MEANWHILE']])
  expect((await refund(entry.id, 2000)).statusCode).toBe(200)
  expect(refusalOf(await refund(entry.id, 1))).toEqual(refused)
  await on.look()
  expect(await moneyOf(entry.id)).toMatchObject({
    refundedCents: FEE,
    refunds: [
      { amountCents: 3000, state: 'done' },
      { amountCents: 2000, state: 'done' },
    ],
  })
})

test('G10: lists money that is owed for a dog that has left, which is kept or given back', async () => {
  const trialId = await on.trial()
  const { entry } = await on.enterAndPay(trialId)
  expect(refusalOf(await on.agent.json(path(entry.id, 'keep'), { owedCents: FEE, reason: 'Syy' }))).toEqual([
    422,
    'NOTHING_TO_KEEP',
  ])
  await withdraw(trialId, entry.id)
  expect((await on.participants(trialId)).withdrawn).toMatchObject([
    { leftBy: 'organiser', money: { standing: 'overpaid', dueCents: -FEE } },
  ])
  const kept = await on.agent.json(path(entry.id, 'keep'), { owedCents: FEE, reason: 'Ei todistusta' })
  expect(kept.json<EntryMoney>()).toMatchObject({ keptCents: FEE, dueCents: 0, standing: 'settled' })
  expect((await refund(entry.id, 2000)).json<EntryMoney>()).toMatchObject({
    keptCents: 3000,
    dueCents: 0,
    standing: 'settled',
  })
})

test('G12: is told by a person what became of a refund that the provider did not answer', async () => {
  const trialId = await on.trial()
  const { entry } = await on.enterAndPay(trialId)
  await on.look()
  on.provider.refundAnswers.push({ outcome: 'unknown', reason: 'timeout' })
  await refund(entry.id, FEE)
  await on.look()
  const { refunds } = await moneyOf(entry.id)
  const settle = (refundId: number, done: boolean) =>
    on.agent.json(path(entry.id, 'settle-refund'), { refundId, done, reason: 'Katsottu palvelusta' })
  expect(refusalOf(await settle(999_999, true))).toEqual([404, 'REFUND_NOT_FOUND'])
  expect((await settle(refunds[0]!.id, false)).json<EntryMoney>()).toMatchObject({
    refundedCents: 0,
    refunds: [{ state: 'failed' }],
  })
  expect(refusalOf(await settle(refunds[0]!.id, true))).toEqual([422, 'REFUND_IS_SETTLED'])
  await on.tell(on.provider.told(on.provider.refunds.at(-1)!, 'ok'))
  expect(await moneyOf(entry.id)).toMatchObject({ refundedCents: FEE, refunds: [{ state: 'done' }] })
})

test('shows the organiser how each entry stands', async () => {
  const trialId = await on.trial()
  const paid = await on.enterAndPay(trialId)
  const held = await on.enter(trialId)
  const queued = await on.enter(trialId)
  const { places, reserve } = await on.participants(trialId)
  expect(places).toMatchObject([
    { id: paid.entry.id, hold: null, money: { standing: 'paid', paidCents: FEE } },
    { id: held.entry.id, hold: 'entering', heldUntil: held.entry.heldUntil, money: { standing: 'unpaid' } },
  ])
  expect(reserve).toMatchObject([
    { id: queued.entry.id, hold: null, money: { standing: 'unpaid', dueCents: FEE } },
  ])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { ENTRANT_ACTIONS, type EntrantAction, OWN_ENTRY_STATES } from '#domain/entries/ownEntry.ts'
import { PAYMENT_STATES, REFUND_STATES, refundStatesBefore, statesBefore } from '#domain/payments/states.ts'
import { testDatabase } from '#tools/test/database.ts'
import { setPaymentState } from '../payments/payments.store.ts'
import { setRefundState, stepTransfers } from '../payments/refunds.store.ts'
import { makeDog, makeShowResult } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import { FEE, OwnEntering } from './ownEntries.test-helper.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

type Entered = Awaited<ReturnType<OwnEntering['enter']>>
type Answer = Parameters<typeof refusalOf>[0]

/** Enters a dog that may start in NUO and AVO in AVO. */
async function enter(trialId: number): Promise<Entered> {
  const { id, regnr } = await makeDog(on.database.db, { birth_date: '2025-02-01' })
  await makeShowResult(on.database.db, id, {}, '2026-05-01')
  return on.enter(trialId, { regnr })
}

async function enterAndPay(trialId: number): Promise<Entered> {
  const entered = await enter(trialId)
  await on.tell(on.provider.told(await on.begin(entered), 'ok'))
  return entered
}

/** An entry in each state, by what brings one there. */
const MAKE: Readonly<Record<OwnEntry['state'], () => Promise<Entered>>> = {
  held: async () => enter(await on.trial()),
  placed: async () => enterAndPay(await on.trial()),
  queued: async () => {
    const trialId = await on.trial({ capacity: 1 })
    await enterAndPay(trialId)
    return enter(trialId)
  },
  undrawn: async () => enter((await on.drawTrial()).id),
  offered: async () => {
    const trialId = await on.trial({ capacity: 1 })
    await enter(trialId)
    const next = await enter(trialId)
    on.wait(30)
    await on.look()
    return next
  },
  cancelled: async () => {
    const entered = await enter(await on.trial())
    await DO.cancel(entered)
    return entered
  },
  removed: async () => {
    const trialId = await on.trial()
    const entered = await enter(trialId)
    await on.agent.json(`/api/auth/trials/${trialId}/entries/withdraw`, {
      entryId: entered.entry.id,
      reason: 'Este',
    })
    return entered
  },
  expired: async () => {
    const entered = await enter(await on.trial())
    on.wait(30)
    await on.look()
    return entered
  },
}

/** Does what an entrant may do, or may not. */
const DO: Readonly<Record<EntrantAction, (entered: Entered) => Promise<Answer>>> = {
  pay: ({ browser, entry }) => browser.command(`/api/entries/${entry.id}/pay`),
  transfer: (entered) => send(entered, 'transfer', {}),
  change: (entered) =>
    send(entered, 'change', { handler: '', contactName: '', contactPhone: '', language: 'fi' }),
  changeClass: async (entered) =>
    send(entered, 'class', {
      class: 'NUO',
      productId: await on.productId('Nuorten luokka'),
      confirmed: ['CLASS_CHANGE_QUEUES'],
    }),
  cancel: (entered) => send(entered, 'cancel', { reason: 'Este' }),
}

async function send(entered: Entered, verb: string, body: object): Promise<Answer> {
  const { version } = await on.own(entered)
  return entered.browser.json(`/api/entries/${entered.entry.id}/${verb}`, { version, ...body })
}

test.each(OWN_ENTRY_STATES)(
  'G19: lets the entrant of an entry that is %s do what its page offers, and nothing else',
  async (state) => {
    for (const action of ENTRANT_ACTIONS) {
      const entered = await MAKE[state]()
      const shown = await on.own(entered)
      expect(shown.state).toBe(state)
      const refusal = shown.refusals[action]
      expect(refusalOf(await DO[action](entered)), action).toEqual(refusal === null ? [200] : [422, refusal])
    }
  },
)

test('G19: brings payments and refunds in the database from state to state by the one table of each', async () => {
  const { entry } = await on.enter(await on.trial())
  const insert = async (from: string) => {
    const { rows } = await on.database.pool.query<{ id: number }>(
      `insert into payment (entry_id, stamp, amount_cents, provider, created_at, state, confirmed_at, applied_at)
       values ($1, gen_random_uuid(), $2, 'sandbox', $3, $4, $5, $5) returning id`,
      [entry.id, FEE, on.now, from, from === 'confirmed' ? on.now : null],
    )
    return rows[0]!.id
  }
  for (const to of PAYMENT_STATES)
    for (const from of PAYMENT_STATES)
      expect(
        await setPaymentState(on.database.db, await insert(from), to, { at: on.now, transactionId: null }),
        `${from} → ${to}`,
      ).toBe(statesBefore(to).includes(from))
  const paymentId = await insert('confirmed')
  for (const to of REFUND_STATES)
    for (const from of REFUND_STATES) {
      const { rows } = await on.database.pool.query<{ id: number }>(
        `insert into refund (payment_id, stamp, amount_cents, reason, created_at, state)
         values ($1, gen_random_uuid(), 1, 'x', $2, $3) returning id`,
        [paymentId, on.now, from],
      )
      expect(await setRefundState(on.database.db, rows[0]!.id, to, on.now), `${from} → ${to}`).toBe(
        refundStatesBefore(to).includes(from),
      )
    }
  const { rows: lists } = await on.database.pool.query<{ id: number }>(
    `insert into refund_list (club_id, iban, bic, account_holder, made_at) values ($1, 'FI2112345600000785', 'NDEAFIHH', 'x', $2) returning id`,
    [on.clubId, on.now],
  )
  for (const to of ['intended', 'sending', 'done', 'failed'] as const)
    for (const from of ['intended', 'sending', 'done', 'failed'] as const) {
      const listId = lists[0]!.id
      const { rows } = await on.database.pool.query<{ id: number }>(
        `insert into refund (payment_id, stamp, amount_cents, reason, created_at, state, by_transfer, list_id)
         values ($1, gen_random_uuid(), 1, 'x', $2, $3, true, $4) returning id`,
        [paymentId, on.now, from, from === 'sending' ? listId : null],
      )
      const step = { state: to, listId: to === 'sending' ? listId : null, at: on.now }
      expect(
        await stepTransfers(on.database.db, [rows[0]!.id], step),
        `by transfer ${from} → ${to}`,
      ).toHaveLength(refundStatesBefore(to, 'transfer').includes(from) ? 1 : 0)
      expect(await setRefundState(on.database.db, rows[0]!.id, 'done', on.now), 'by the provider').toBe(false)
    }
})

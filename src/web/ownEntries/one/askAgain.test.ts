import { expect, test } from 'vitest'
import { askAgainAfter } from './askAgain.ts'

const now = Date.parse('2026-05-17T10:00:00Z')
const payment = (state: 'open' | 'confirmed' | 'failed', id = 1) => ({
  id,
  method: 'card' as const,
  bookedOn: null,
  amountCents: 4000,
  state,
  createdAt: '2026-05-17T09:59:00Z',
  confirmedAt: null,
})
const entry = (payments: ReturnType<typeof payment>[], dueCents = 4000) => ({
  state: 'held' as const,
  heldUntil: '2026-05-17T10:30:00Z',
  money: {
    product: null,
    method: 'card' as const,
    bill: null,
    feeCents: 4000,
    paidCents: 4000 - dueCents,
    refundedCents: 0,
    dueCents,
    standing: 'unpaid' as const,
    payments,
    claim: null,
    refunds: [],
  },
})
const HALF_AN_HOUR = 30 * 60_000 + 1000

test('asks every two seconds after coming back from a payment, ever less often, and at least every ten', () => {
  const after = (waited: number) => askAgainAfter(entry([payment('open')]), { returned: true, waited, now })
  expect(after(0)).toBe(2000)
  expect(after(20_000)).toBe(6000)
  expect(after(40_000)).toBe(10_000)
  expect(after(3_600_000)).toBe(10_000)
})

test('waits no longer for a payment that failed, was made, or was never begun', () => {
  const after = (given: ReturnType<typeof entry>) => askAgainAfter(given, { returned: true, waited: 0, now })
  expect(after(entry([payment('open', 1), payment('failed', 2)]))).toBe(HALF_AN_HOUR)
  expect(after(entry([]))).toBe(HALF_AN_HOUR)
  expect(
    after({ ...entry([payment('confirmed')], 0), state: 'placed' as 'held', heldUntil: null as never }),
  ).toBe(false)
})

test('asks when the time of a kept place is over, and then every ten seconds', () => {
  const after = (later: number) => askAgainAfter(entry([]), { returned: false, waited: 0, now: now + later })
  expect(after(0)).toBe(HALF_AN_HOUR)
  expect(after(31 * 60_000)).toBe(10_000)
})

test('asks until a refund is on its way', () => {
  const after = (state: 'intended' | 'pending') => {
    const { money } = entry([payment('confirmed')], 0)
    const refund = { id: 1, paymentId: 1, method: 'card' as const, mistake: false, amountCents: 4000 }
    const refunds = [{ ...refund, state, createdAt: '2026-05-17T10:00:00Z' }]
    const cancelled = { state: 'cancelled' as const, heldUntil: null, money: { ...money, refunds } }
    return askAgainAfter(cancelled, { returned: false, waited: 0, now })
  }
  expect(after('intended')).toBe(5000)
  expect(after('pending')).toBe(false)
})

test('asks nothing again of what nobody waits for', () => {
  const queued = { ...entry([]), state: 'queued' as 'held', heldUntil: null as never }
  expect(askAgainAfter(queued, { returned: true, waited: 0, now })).toBe(false)
  expect(askAgainAfter(undefined, { returned: true, waited: 0, now })).toBe(false)
})

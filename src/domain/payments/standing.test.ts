import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueCents, type MoneyFacts, standingOf } from './standing.ts'

const cents = fc.integer({ min: 0, max: 20_000 })
const facts: fc.Arbitrary<MoneyFacts> = fc.record({
  feeCents: fc.option(fc.integer({ min: 1, max: 10_000 })),
  gone: fc.boolean(),
  keptCents: cents,
  paidCents: cents,
  refundedCents: cents,
})

test.each([
  ['free', {}],
  ['unpaid', { feeCents: 5000 }],
  ['unpaid', { feeCents: 5000, paidCents: 4999 }],
  ['paid', { feeCents: 5000, paidCents: 5000 }],
  ['unpaid', { feeCents: 5000, paidCents: 5000, refundedCents: 1 }],
  ['overpaid', { feeCents: 5000, paidCents: 10_000 }],
  ['paid', { feeCents: 5000, paidCents: 10_000, refundedCents: 5000 }],
  ['overpaid', { feeCents: 5000, gone: true, paidCents: 5000 }],
  ['settled', { feeCents: 5000, gone: true, paidCents: 5000, refundedCents: 5000 }],
  ['settled', { feeCents: 5000, gone: true, paidCents: 5000, keptCents: 5000 }],
  ['settled', { feeCents: 5000, gone: true }],
] as const)('G9: is %s by the sum of its money: %j', (standing, given) => {
  const none = { feeCents: null, gone: false, keptCents: 0, paidCents: 0, refundedCents: 0 }
  expect(standingOf({ ...none, ...given })).toBe(standing)
})

test('G9: is the same however the sum came together, and paid of an entry that is in only where nothing is due', () => {
  fc.assert(
    fc.property(facts, cents, (money, more) => {
      const turned = {
        ...money,
        paidCents: money.paidCents + more,
        refundedCents: money.refundedCents + more,
      }
      expect(standingOf(turned)).toBe(standingOf(money))
      if (!money.gone && money.feeCents !== null)
        expect(standingOf(money) === 'unpaid').toBe(dueCents(money) > 0)
    }),
  )
})

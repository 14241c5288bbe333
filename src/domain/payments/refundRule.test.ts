import { expect, test } from 'vitest'
import { backCents, groundByItself, type RefundRule, refundRuleOn } from './refundRule.ts'

const rule = (overrides: Partial<RefundRule> = {}): RefundRule => ({
  id: 1,
  ground: 'heat',
  validFrom: '2026-01-01',
  share: 100,
  handlingCents: 0,
  needsCertificate: true,
  ...overrides,
})

test('takes the latest rule of the ground that has begun', () => {
  const rules = [
    rule({ id: 1 }),
    rule({ id: 2, validFrom: '2026-09-01' }),
    rule({ id: 3, validFrom: '2026-10-01' }),
    rule({ id: 4, ground: 'death', validFrom: '2026-09-15' }),
  ]
  expect(refundRuleOn(rules, 'heat', '2026-08-31')?.id).toBe(1)
  expect(refundRuleOn(rules, 'heat', '2026-09-01')?.id).toBe(2)
  expect(refundRuleOn(rules, 'heat', '2025-12-31')).toBeUndefined()
})

test.each([
  [5000, { share: 100 }, 5000],
  [5000, { share: 100, handlingCents: 1000 }, 4000],
  [5000, { share: 50 }, 2500],
  [3333, { share: 50 }, 1667],
  [5000, { share: 10, handlingCents: 1000 }, 0],
  [5000, { share: 0 }, 0],
] as const)('gives of %d cents by %j back %d', (paid, overrides, back) => {
  expect(backCents(paid, rule(overrides))).toBe(back)
})

test('gives nothing back without a rule', () => {
  expect(backCents(5000, undefined)).toBe(0)
})

test.each([
  [{}, '2026-09-01', 'beforeClosing'],
  [{}, '2026-09-02', null],
  [{ moved: true }, '2026-09-01', 'beforeClosing'],
  [{ moved: true }, '2026-09-11', 'trialMoved'],
  [{ moved: true }, '2026-09-12', null],
  [{ registrationEnd: null }, '2026-08-01', null],
] as const)('of %j on %s the ground is %s', (overrides, day, ground) => {
  const trial = { heldOn: '2026-09-12', registrationEnd: '2026-09-01', moved: false, ...overrides }
  expect(groundByItself(trial, day)).toBe(ground)
})

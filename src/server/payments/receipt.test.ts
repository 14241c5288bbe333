import { expect, test } from 'vitest'
import type { Payment, Refund } from './payments.types.ts'
import { receiptOf } from './receipt.service.ts'

const AT = new Date('2026-08-20T22:30:00Z')
const payment = (id: number, parts: Partial<Payment> = {}) =>
  ({
    id,
    amountCents: 5000,
    provider: 'paytrail',
    state: 'confirmed',
    confirmedAt: AT,
    bookedOn: null,
    ...parts,
  }) as Payment
const refund = (id: number, parts: Partial<Refund> = {}) =>
  ({
    id,
    paymentId: 1,
    amountCents: 2000,
    byTransfer: false,
    state: 'done',
    mistake: false,
    settledAt: AT,
    ...parts,
  }) as Refund
const untaxed = { club: { vatPermille: null } } as never
const taxed = { club: { vatPermille: 255 } } as never

test('tells what came and what went back, each with its Finnish day', () => {
  const payments = [payment(1), payment(2, { provider: 'bank', bookedOn: '2026-08-19' })]
  const refunds = [refund(3), refund(4, { byTransfer: true, amountCents: 1000 })]
  expect(receiptOf({ payments, refunds }, untaxed)).toEqual({
    paid: [
      { id: 1, day: '2026-08-21', method: 'card', amountCents: 5000 },
      { id: 2, day: '2026-08-19', method: 'transfer', amountCents: 5000 },
    ],
    returned: [
      { id: 3, day: '2026-08-21', method: 'card', amountCents: 2000 },
      { id: 4, day: '2026-08-21', method: 'transfer', amountCents: 1000 },
    ],
    onWayCents: 0,
    totalCents: 7000,
    vat: null,
  })
})

test('tells apart what is on its way back, and takes the tax of what has stayed', () => {
  const refunds = (['intended', 'sending', 'pending', 'unknown'] as const).map((state, id) =>
    refund(id, { state, amountCents: 100, settledAt: null }),
  )
  const receipt = receiptOf({ payments: [payment(1)], refunds: [...refunds, refund(9)] }, taxed)
  expect(receipt).toMatchObject({ onWayCents: 400, totalCents: 3000, vat: { permille: 255, cents: 610 } })
})

test('leaves out what was marked by mistake, what failed and what is not confirmed', () => {
  const payments = [payment(1), payment(2), payment(3, { state: 'failed' }), payment(4, { state: 'open' })]
  const refunds = [
    refund(5, { paymentId: 2, mistake: true, amountCents: 5000 }),
    refund(6, { state: 'failed' }),
  ]
  expect(receiptOf({ payments, refunds }, untaxed)).toMatchObject({
    paid: [{ id: 1 }],
    returned: [],
    onWayCents: 0,
    totalCents: 5000,
  })
  expect(receiptOf({ payments: payments.slice(1), refunds }, untaxed)).toBeNull()
})

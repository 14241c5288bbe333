import { expect, test } from 'vitest'
import { isSignedWith, signatureOf } from './signature.ts'

/** The key of the test account that Paytrail publishes. */
const KEY = 'SAIPPUAKAUPPIAS'

/** https://docs.paytrail.com/#/examples?id=hmac-calculation-nodejs */
const CREATE = {
  fields: {
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-method': 'POST',
    'checkout-nonce': '564635208570151',
    'checkout-timestamp': '2018-07-06T10:01:31.904Z',
  },
  body: JSON.stringify({
    stamp: 'unique-identifier-for-merchant',
    reference: '3759170',
    amount: 1525,
    currency: 'EUR',
    language: 'FI',
    items: [
      {
        unitPrice: 1525,
        units: 1,
        vatPercentage: 24,
        productCode: '#1234',
        deliveryDate: '2018-09-01',
      },
    ],
    customer: { email: 'test.customer@example.com' },
    redirectUrls: {
      success: 'https://ecom.example.com/cart/success',
      cancel: 'https://ecom.example.com/cart/cancel',
    },
  }),
  signature: '3708f6497ae7cc55a2e6009fc90aa10c3ad0ef125260ee91b19168750f6d74f6',
}

/** https://docs.paytrail.com/#/examples?id=get: its headers are not in order */
const GET = {
  fields: {
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-method': 'GET',
    'checkout-timestamp': '2019-11-01T08:48:50.832Z',
    'checkout-transaction-id': '681538c4-fc84-11e9-83bc-2ffcef4c3453',
    'checkout-nonce': '87ac41e1-e6e6-4789-b8e0-c83930cfc447',
  },
  body: '',
  signature: '4d84e3aedaa847b23e672ff3bc9c57ae5d1c1e84aec251ce39914eaf250bb8b2',
}

/** https://docs.paytrail.com/#/?id=redirect-and-callback-url-parameters */
const REDIRECT = {
  fields: {
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-amount': '2964',
    'checkout-stamp': '15336332710015',
    'checkout-reference': '192387192837195',
    'checkout-transaction-id': '4b300af6-9a22-11e8-9184-abb6de7fd2d0',
    'checkout-status': 'ok',
    'checkout-provider': 'nordea',
  },
  body: '',
  signature: 'b2d3ecdda2c04563a4638fcade3d4e77dfdc58829b429ad2c2cb422d0fc64080',
}

const PUBLISHED = [
  { name: 'request for a payment', ...CREATE },
  { name: 'request about a payment', ...GET },
  { name: 'redirect', ...REDIRECT },
]

test.each(PUBLISHED)('signs the published $name as Paytrail does', ({ fields, body, signature }) => {
  expect(signatureOf(KEY, fields, body)).toBe(signature)
  expect(isSignedWith(KEY, fields, signature, body)).toBe(true)
})

test.each(PUBLISHED)('signs the $name in whatever order its fields come', ({ fields, body, signature }) => {
  const backwards = Object.fromEntries(Object.entries(fields).toReversed())
  expect(signatureOf(KEY, backwards, body)).toBe(signature)
})

test('sorts by code unit, capitals and hyphens before letters', () => {
  const mixed = {
    'checkout-b': '1',
    'checkout-a-b': '2',
    'checkout-ab': '3',
    'checkout-B': '4',
    'checkout-ä': '5',
  }
  const sorted = ['checkout-B', 'checkout-a-b', 'checkout-ab', 'checkout-b', 'checkout-ä'] as const
  const before = sorted.map((name) => `${name}:${mixed[name]}\n`).join('')
  // The lines as a body give the same text to sign as the fields do.
  expect(signatureOf(KEY, mixed)).toBe(signatureOf(KEY, {}, before))
})

test('signs no field but those of checkout', () => {
  const others = { ...REDIRECT.fields, signature: 'x', 'content-type': 'y', lang: 'fi' }
  expect(signatureOf(KEY, others)).toBe(REDIRECT.signature)
})

test('takes no other signature, field, body or key', () => {
  const { fields, signature } = REDIRECT
  for (const other of [
    '',
    'ä',
    signature.slice(1),
    `${signature}0`,
    signature.toUpperCase(),
    `0${signature.slice(1)}`,
  ])
    expect([other, isSignedWith(KEY, fields, other)]).toEqual([other, false])
  expect(isSignedWith(KEY, { ...fields, 'checkout-amount': '2965' }, signature)).toBe(false)
  expect(isSignedWith(KEY, { ...fields, 'checkout-new': '' }, signature)).toBe(false)
  expect(isSignedWith(KEY, fields, signature, ' ')).toBe(false)
  expect(isSignedWith('SAIPPUAKAUPPIAT', fields, signature)).toBe(false)
})

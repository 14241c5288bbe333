import { expect, test } from 'vitest'
import { Paytrail } from './paytrail.ts'
import { signatureOf } from './signature.ts'

const KEY = 'SAIPPUAKAUPPIAS'
const provider = new Paytrail({
  name: 'paytrail',
  url: 'https://services.paytrail.com',
  account: '375917',
  key: KEY,
  heard: () => undefined,
})

/** The redirect that Paytrail publishes: https://docs.paytrail.com/#/?id=redirect-and-callback-url-parameters */
const PUBLISHED = {
  'checkout-account': '375917',
  'checkout-algorithm': 'sha256',
  'checkout-amount': '2964',
  'checkout-stamp': '15336332710015',
  'checkout-reference': '192387192837195',
  'checkout-transaction-id': '4b300af6-9a22-11e8-9184-abb6de7fd2d0',
  'checkout-status': 'ok',
  'checkout-provider': 'nordea',
  signature: 'b2d3ecdda2c04563a4638fcade3d4e77dfdc58829b429ad2c2cb422d0fc64080',
}

const read = (query: Record<string, unknown>) => provider.readCallback(query)
const refused = (reason: string) => ({ valid: false, reason })

/** As somebody with the key would have sent it. */
function signed(changes: Record<string, string | undefined>): Record<string, string> {
  const { signature, ...fields } = PUBLISHED
  const all = Object.entries({ ...fields, ...changes }).filter(
    (entry): entry is [string, string] => !!entry[1],
  )
  return { ...Object.fromEntries(all), signature: signatureOf(KEY, Object.fromEntries(all)) }
}

test('reads the published redirect, in whatever order and with whatever else it comes', () => {
  const callback = {
    transactionId: '4b300af6-9a22-11e8-9184-abb6de7fd2d0',
    stamp: '15336332710015',
    reference: '192387192837195',
    amountCents: 2964,
    status: 'ok',
    method: 'nordea',
  }
  expect(read(PUBLISHED)).toEqual({ valid: true, callback })
  const backwards = Object.fromEntries(Object.entries(PUBLISHED).toReversed())
  expect(read({ ...backwards, lang: 'sv' })).toEqual({ valid: true, callback })
})

test.each([
  ['amount', { 'checkout-amount': '1' }],
  ['status', { 'checkout-status': 'fail' }],
  ['stamp', { 'checkout-stamp': '1' }],
  ['transaction', { 'checkout-transaction-id': 'x' }],
  ['account', { 'checkout-account': '375918' }],
  ['additional field', { 'checkout-new': '1' }],
  ['signature', { signature: 'f'.repeat(64) }],
  ['empty signature', { signature: '' }],
])('refuses a callback whose %s was changed on the way', (_what, change) => {
  expect(read({ ...PUBLISHED, ...change })).toEqual(refused('wrongSignature'))
})

test('refuses a callback without signature, and one without anything', () => {
  const { signature, ...unsigned } = PUBLISHED
  expect(read(unsigned)).toEqual(refused('wrongSignature'))
  expect(read({})).toEqual(refused('wrongSignature'))
})

test('refuses a signed callback of another account', () => {
  expect(read(signed({ 'checkout-account': '375918' }))).toEqual(refused('wrongAccount'))
})

test('reads fields that Paytrail adds later, and a refund that was never begun', () => {
  expect(read(signed({ 'checkout-settlement-reference': '9' })).valid).toBe(true)
  expect(
    read(signed({ 'checkout-transaction-id': undefined, 'checkout-provider': undefined })),
  ).toMatchObject({
    valid: true,
    callback: { transactionId: null, method: null },
  })
})

test.each([
  { 'checkout-amount': '29.64' },
  { 'checkout-amount': '-1' },
  { 'checkout-amount': '999999999' },
  { 'checkout-amount': undefined },
  { 'checkout-status': 'paid' },
  { 'checkout-status': undefined },
  { 'checkout-stamp': undefined },
  { 'checkout-algorithm': 'sha512' },
])('refuses the signed but senseless %j', (changes) => {
  expect(read(signed(changes))).toEqual(refused('malformed'))
})

test('refuses a parameter that comes twice, and one that pretends to be two', () => {
  expect(read({ ...PUBLISHED, 'checkout-status': ['ok', 'fail'] })).toEqual(refused('malformed'))
  const whole = signed({ 'checkout-settlement-reference': '9' })
  const { 'checkout-settlement-reference': settlement, ...rest } = whole
  const pretended = `${whole['checkout-reference']}\ncheckout-settlement-reference:${settlement}`
  const merged = { ...rest, 'checkout-reference': pretended }
  // The text that is signed is the same.
  expect(signatureOf(KEY, merged)).toBe(whole.signature)
  expect(read(merged)).toEqual(refused('malformed'))
})

import { expect, test } from 'vitest'
import { newPayment, newRefund, openSandbox } from '../../testing/paymentSandbox.ts'
import { openReceiver } from '../../testing/receiver.ts'
import { Paytrail } from '../provider/paytrail.ts'
import type { CallbackReading } from '../provider/provider.types.ts'
import type { Outcome, Switches } from './sandbox.types.ts'

const { sandbox, provider } = await openSandbox({ timeoutMs: 500 })
const merchant = await openReceiver()

/** A new payment, ready to be paid. */
async function opened(given: Parameters<typeof newPayment>[1] = {}): Promise<string> {
  merchant.calls.length = 0
  merchant.answer = (_request, response) => response.writeHead(204).end()
  const answer = await provider.create(newPayment(merchant.url, given))
  if (answer.outcome !== 'created') throw new Error(answer.outcome)
  return answer.transactionId
}

async function paid(switches: Partial<Switches> = {}): Promise<string> {
  const transactionId = await opened()
  await sandbox.settle(transactionId, 'ok', switches).told
  merchant.calls.length = 0
  return transactionId
}

const press = (transactionId: string, fields: Record<string, string>) =>
  fetch(`${sandbox.url}/pay/${transactionId}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

/** The path and what the provider reads there. */
function readAt(address: URL | string): [string, CallbackReading] {
  const { pathname, searchParams } = new URL(address)
  return [pathname, provider.readCallback(Object.fromEntries(searchParams))]
}
const told = () =>
  merchant.calls.map(readAt).map(([path, read]) => [path, read.valid && read.callback.status])

test('opens a payment that is new, at a page of its own', async () => {
  const payment = newPayment(merchant.url, { stamp: 'oma-1', amountCents: 1, language: 'sv' })
  const answer = await provider.create(payment)
  expect(answer).toMatchObject({
    outcome: 'created',
    href: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/pay\//),
  })
  const { transactionId } = answer as { transactionId: string }
  expect(await provider.find(transactionId)).toEqual({
    outcome: 'found',
    transactionId,
    status: 'new',
    amountCents: 1,
    stamp: 'oma-1',
    reference: payment.reference,
  })
})

test('takes a stamp once', async () => {
  await opened({ stamp: 'kerran' })
  expect(await provider.create(newPayment(merchant.url, { stamp: 'kerran' }))).toMatchObject({
    outcome: 'refused',
    code: 'invalid',
  })
})

test('knows no payment but its own', async () => {
  const no = { code: 'notFound' }
  expect(await provider.find('tuntematon')).toMatchObject({ outcome: 'refused', ...no })
  const refund = newRefund(merchant.url, { transactionId: 'tuntematon' })
  expect(await provider.refund(refund)).toMatchObject({ outcome: 'failed', ...no })
  expect(() => sandbox.settle('tuntematon', 'ok')).toThrow('no such payment')
})

test.each([
  ['pay', 'ok', 'success'],
  ['fail', 'fail', 'cancel'],
  ['cancel', 'fail', 'cancel'],
])('the button %s calls back with %s before the browser goes back', async (button, status, side) => {
  const transactionId = await opened({ stamp: `nappi-${button}` })
  const response = await press(transactionId, { button })
  expect(told()).toEqual([[`/told/${side}`, status]])
  expect(response.status).toBe(303)
  const back = readAt(response.headers.get('location')!)
  expect(back).toEqual([
    `/back/${side}`,
    {
      valid: true,
      callback: {
        transactionId,
        stamp: `nappi-${button}`,
        reference: 'Koe 2026-05-17',
        amountCents: 4050,
        status,
        method: 'sandbox',
      },
    },
  ])
  expect(await provider.find(transactionId)).toMatchObject({ status })
})

test('pays a payment that was cancelled before, but none twice', async () => {
  const transactionId = await opened()
  await press(transactionId, { button: 'cancel' })
  expect((await press(transactionId, { button: 'pay' })).status).toBe(303)
  expect((await press(transactionId, { button: 'pay' })).status).toBe(409)
  expect((await press(transactionId, { button: 'cancel' })).status).toBe(409)
  expect(told()).toEqual([
    ['/told/cancel', 'fail'],
    ['/told/success', 'ok'],
  ])
})

test('delayed: the browser is back before the callback comes', async () => {
  const transactionId = await opened()
  const response = await press(transactionId, { button: 'pay', telling: 'delayed', seconds: '1' })
  expect([response.status, told()]).toEqual([303, []])
  await expect.poll(told).toEqual([['/told/success', 'ok']])
})

test.each([
  ['lost', []],
  [
    'doubled',
    [
      ['/told/success', 'ok'],
      ['/told/success', 'ok'],
    ],
  ],
  [
    'outOfOrder',
    [
      ['/told/success', 'ok'],
      ['/told/cancel', 'fail'],
    ],
  ],
] as const)('%s: the payment is paid, and the service is told %j', async (telling, callbacks) => {
  const transactionId = await opened()
  const response = await press(transactionId, { button: 'pay', telling })
  expect(told()).toEqual(callbacks)
  expect(readAt(response.headers.get('location')!)).toMatchObject(['/back/success', { valid: true }])
  expect(await provider.find(transactionId)).toMatchObject({ status: 'ok' })
})

test('forged: nothing is paid, and neither callback nor return is believed', async () => {
  const transactionId = await opened()
  const response = await press(transactionId, { button: 'pay', telling: 'forged' })
  const wrong = { valid: false, reason: 'wrongSignature' }
  expect(merchant.calls.map(readAt)).toEqual([['/told/success', wrong]])
  expect(readAt(response.headers.get('location')!)).toEqual(['/back/success', wrong])
  expect(await provider.find(transactionId)).toMatchObject({ status: 'new' })
})

test('slow: the browser waits', async () => {
  const transactionId = await opened()
  const started = performance.now()
  await press(transactionId, { button: 'pay', slow: 'true', seconds: '1' })
  expect(performance.now() - started).toBeGreaterThan(900)
})

test.each(['pending', 'delayed'] satisfies Outcome[])('settles %s first, and ok later', async (first) => {
  const transactionId = await opened()
  await sandbox.settle(transactionId, first).told
  expect(await provider.find(transactionId)).toMatchObject({ status: first })
  await sandbox.settle(transactionId, 'ok').told
  expect(told()).toEqual([
    ['/told/success', first],
    ['/told/success', 'ok'],
  ])
})

test('calls again until it is heard, three times at most, and follows no redirect', async () => {
  const transactionId = await opened()
  merchant.answer = (_request, response) => response.writeHead(merchant.calls.length > 1 ? 200 : 503).end()
  await sandbox.settle(transactionId, 'ok').told
  expect(merchant.calls).toHaveLength(2)
  merchant.calls.length = 0
  merchant.answer = (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end()
  await sandbox.settle(transactionId, 'ok').told
  expect(told().map(([path]) => path)).toEqual(['/told/success', '/told/success', '/told/success'])
})

test.each([
  ['done', { outcome: 'done' }, 'success'],
  ['pending', { outcome: 'pending' }, 'success'],
  ['failing', { outcome: 'pending' }, 'cancel'],
  ['unanswered', { outcome: 'unknown', reason: 'timeout' }, 'success'],
] as const)('a refund that is %s answers %j, and its callback comes', async (refunds, answer, side) => {
  const transactionId = await paid({ refunds })
  const refund = newRefund(merchant.url, { transactionId, amountCents: 4000 })
  expect(await provider.refund(refund)).toMatchObject(answer)
  await expect.poll(() => merchant.calls.length).toBe(1)
  const [path, read] = readAt(merchant.calls[0]!)
  const isMade = side === 'success'
  const made = sandbox.payments.get(transactionId)!.refunds
  expect(made.map(({ stamp }) => stamp)).toEqual(isMade ? [refund.stamp] : [])
  expect([path, read]).toMatchObject([
    `/refunded/${side}`,
    {
      valid: true,
      callback: {
        stamp: refund.stamp,
        reference: 'Palautus',
        amountCents: 4000,
        status: isMade ? 'ok' : 'fail',
        transactionId: made[0]?.transactionId ?? null,
      },
    },
  ])
})

test.each([
  ['failed', { outcome: 'failed', code: 'rejected' }],
  ['refused', { outcome: 'failed', code: 'notSupported' }],
  ['silent', { outcome: 'unknown', reason: 'timeout' }],
] as const)('a refund that is %s answers %j; nothing is made or told', async (refunds, answer) => {
  const transactionId = await paid()
  sandbox.payments.get(transactionId)!.refundWay = refunds
  expect(await provider.refund(newRefund(merchant.url, { transactionId }))).toMatchObject(answer)
  expect([sandbox.payments.get(transactionId)!.refunds, merchant.calls]).toEqual([[], []])
})

test('refunds no more than was paid, in parts too, and nothing that was not paid', async () => {
  const transactionId = await paid()
  const part = (amountCents: number) =>
    provider.refund(newRefund(merchant.url, { transactionId, amountCents }))
  expect((await part(4000)).outcome).toBe('done')
  expect(await part(51)).toMatchObject({ outcome: 'failed', code: 'invalid' })
  expect((await part(50)).outcome).toBe('done')
  const page = await (await fetch(`${sandbox.url}/pay/${transactionId}`)).text()
  expect(page.replaceAll('\u00a0', ' ')).toContain('<dt>Palautettu</dt><dd>40,50 €</dd>')
  const unpaid = await opened()
  expect(await provider.refund(newRefund(merchant.url, { transactionId: unpaid }))).toMatchObject({
    outcome: 'failed',
    code: 'invalid',
  })
})

test.each([
  { stamp: 's'.repeat(201) },
  { stamp: '' },
  { reference: 'r'.repeat(201) },
  { amountCents: 0 },
  { amountCents: 1.5 },
  { amountCents: 100_000_000 },
  { email: 'ei osoite' },
  { callbackUrls: { success: 'https://koirakanta.example/a', cancel: 'http://127.0.0.1/b' } },
  { redirectUrls: { success: 'http://127.0.0.1/a', cancel: 'http://127.0.0.1.evil.example/b' } },
  { redirectUrls: { success: 'http://127.0.0.1@evil.example/', cancel: 'http://localhost/b' } },
  { redirectUrls: { success: 'javascript:alert(1)', cancel: 'http://localhost/b' } },
  { redirectUrls: { success: `http://127.0.0.1/${'a'.repeat(300)}`, cancel: 'http://localhost/b' } },
])('refuses to open %j', async (wrong) => {
  const answer = await provider.create(newPayment(merchant.url, wrong))
  expect(answer).toMatchObject({ outcome: 'refused', code: 'invalid' })
})

test('refuses another account and another key', async () => {
  const { url, account, key } = sandbox
  for (const other of [
    { account: '1', key },
    { account, key: 'vieras avain' },
  ]) {
    const stranger = new Paytrail({ name: 'sandbox', url, ...other, heard: () => undefined })
    expect(await stranger.create(newPayment(merchant.url))).toMatchObject({
      outcome: 'refused',
      code: 'unauthorized',
    })
  }
})

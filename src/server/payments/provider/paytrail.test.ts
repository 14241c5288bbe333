import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { newPayment, newRefund } from '../../testing/paymentSandbox.ts'
import { openReceiver } from '../../testing/receiver.ts'
import { Paytrail, type ProviderCall } from './paytrail.ts'
import { signatureOf } from './signature.ts'

const KEY = 'SAIPPUAKAUPPIAS'
const BASE = 'https://koirakanta.example'
const company = await openReceiver()
const heard: ProviderCall[] = []
const providerAt = (url: string) =>
  new Paytrail({
    name: 'paytrail',
    url,
    account: '375917',
    key: KEY,
    timeoutMs: 300,
    heard: (call) => heard.push(call),
  })
const provider = providerAt(company.url)

const ID = randomUUID()
const CALLS = {
  create: () => provider.create(newPayment(BASE)),
  find: () => provider.find(ID),
  refund: () => provider.refund(newRefund(BASE, { transactionId: ID })),
}
const EVERY = Object.entries(CALLS)
const unknown = (reason: string) => ({ outcome: 'unknown', reason })

/** The company answers so from now on; signed, unless headers say otherwise. */
function answers(status: number, body: string, headers: Record<string, string> = signedFor(body)): void {
  company.answer = (_request, response) => response.writeHead(status, headers).end(body)
}

function signedFor(body: string, key = KEY): Record<string, string> {
  const fields = {
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-nonce': randomUUID(),
  }
  return { ...fields, signature: signatureOf(key, fields, body), 'request-id': 'pyynto-1' }
}

test.each(EVERY)('%s: an answer that never comes leaves unknown what happened', async (_name, call) => {
  company.answer = () => undefined
  expect(await call()).toEqual(unknown('timeout'))
})

test.each(EVERY)(
  '%s: so does one that stops in the middle, by time or by a broken line',
  async (_name, call) => {
    company.answer = (_request, response) => response.writeHead(200).write('{')
    expect(await call()).toEqual(unknown('timeout'))
    company.answer = (request) => request.socket.destroy()
    expect(await call()).toEqual(unknown('connection'))
  },
)

test.each(EVERY)('%s: so does an error of the company’s server, signed or not', async (_name, call) => {
  for (const status of [500, 502, 503]) {
    answers(status, '{"status":"error","message":"x"}')
    expect(await call()).toEqual(unknown('serverError'))
    answers(status, '<html>', {})
    expect(await call()).toEqual(unknown('serverError'))
  }
})

test.each(EVERY)('%s: a redirect is not followed', async (_name, call) => {
  company.calls.length = 0
  for (const status of [301, 302, 303, 307, 308]) {
    answers(status, '', { location: `${company.url}/elsewhere` })
    expect(await call()).toEqual(unknown('redirect'))
  }
  expect(company.calls.map(({ pathname }) => pathname)).not.toContain('/elsewhere')
})

test.each(EVERY)('%s: an answer of more than a megabyte is not read to its end', async (_name, call) => {
  let isCut = false
  company.answer = (_request, response) => {
    response.on('close', () => {
      isCut = !response.writableFinished
    })
    response.writeHead(200, signedFor('x'))
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  }
  expect(await call()).toEqual(unknown('tooLarge'))
  await expect.poll(() => isCut).toBe(true)
})

test.each(EVERY)('%s: what is no answer is none, though it is signed', async (_name, call) => {
  for (const body of ['', 'null', '[]', '{}', 'garbage', '{"status":"ok"', '"ok"', '{"transactionId":1}']) {
    answers(200, body)
    const answer = await call()
    expect([body, answer.outcome]).toEqual([body, 'unknown'])
    answers(400, body)
    expect([body, await call()]).toEqual([body, unknown('unreadable')])
  }
})

const GOOD = {
  create: JSON.stringify({ transactionId: ID, href: 'https://pay.paytrail.com/pay/1' }),
  find: JSON.stringify({ transactionId: ID, status: 'ok', amount: 4050, stamp: 's', reference: 'r' }),
  refund: JSON.stringify({ transactionId: ID, status: 'ok' }),
}

test.each(EVERY)('%s: a good answer is believed only with the signature of our key', async (name, call) => {
  const body = GOOD[name as keyof typeof GOOD]
  answers(200, body, {})
  expect(await call()).toEqual(unknown('notSigned'))
  answers(200, body, signedFor(body, 'another key'))
  expect(await call()).toEqual(unknown('notSigned'))
  answers(200, body, { ...signedFor(body), 'checkout-nonce': 'another' })
  expect(await call()).toEqual(unknown('notSigned'))
  answers(200, body, signedFor(`${body} `))
  expect(await call()).toEqual(unknown('notSigned'))
  answers(200, body)
  expect(['created', 'found', 'done']).toContain((await call()).outcome)
})

test('takes neither a payment that was not asked for nor an address that is none', async () => {
  answers(200, GOOD.find.replace(ID, randomUUID()))
  expect(await CALLS.find()).toEqual(unknown('unreadable'))
  for (const href of ['javascript:alert(1)', 'pay', 'ftp://pay.example']) {
    answers(201, JSON.stringify({ transactionId: ID, href }))
    expect([href, await CALLS.create()]).toEqual([href, unknown('unreadable')])
  }
})

test.each([
  [400, 'invalid'],
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [404, 'notFound'],
  [422, 'notSupported'],
  [429, 'invalid'],
])('knows a refusal by %i, with the company’s words', async (status, code) => {
  const message = 'Merchant account balance too low'
  answers(status, JSON.stringify({ status: 'error', message, meta: ['x'] }))
  const no = { code, message }
  expect(await CALLS.create()).toEqual({ outcome: 'refused', ...no })
  expect(await CALLS.find()).toEqual({ outcome: 'refused', ...no })
  expect(await CALLS.refund()).toEqual({ outcome: 'failed', ...no })
})

test('knows a refusal that nobody signed, but none that somebody else signed', async () => {
  const body = '{"status":"error","message":"Signature mismatch"}'
  answers(401, body, {})
  expect(await CALLS.refund()).toMatchObject({ outcome: 'failed', code: 'unauthorized' })
  answers(401, body, signedFor(body, 'another key'))
  expect(await CALLS.refund()).toEqual(unknown('notSigned'))
})

test('says that nothing was sent where nobody listens, or nobody is known by the name', async () => {
  const gone = { code: 'unreachable', message: '' }
  const closed = createServer()
  await new Promise<void>((resolve) => {
    closed.listen(0, '127.0.0.1', resolve)
  })
  const { port } = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  for (const url of [`http://127.0.0.1:${port}`, 'http://koirakanta.invalid']) {
    const absent = providerAt(url)
    expect([url, await absent.create(newPayment(BASE))]).toEqual([url, { outcome: 'refused', ...gone }])
    expect(await absent.refund(newRefund(BASE, { transactionId: ID }))).toEqual({
      outcome: 'failed',
      ...gone,
    })
  }
})

test.each([
  ['ok', 'done'],
  ['pending', 'pending'],
] as const)('calls a refund that is %s %s', async (status, outcome) => {
  answers(201, JSON.stringify({ status, transactionId: 'refund-1', provider: 'nordea' }))
  expect(await CALLS.refund()).toEqual({ outcome, transactionId: 'refund-1' })
  answers(201, JSON.stringify({ status }))
  expect(await CALLS.refund()).toEqual({ outcome, transactionId: null })
})

test('asks once, whatever comes', async () => {
  for (const reply of [
    () => answers(503, ''),
    () => answers(302, '', { location: '/' }),
    () => answers(429, ''),
  ]) {
    reply()
    company.calls.length = 0
    await CALLS.refund()
    expect(company.calls).toHaveLength(1)
  }
})

test('tells the log how a call ended and what Paytrail calls it, and nothing of the payer', async () => {
  heard.length = 0
  answers(200, GOOD.create)
  await CALLS.create()
  answers(422, '{"status":"error","message":"maksaja@example.fi"}')
  await CALLS.refund()
  answers(500, '')
  await CALLS.find()
  expect(heard).toEqual([
    { call: 'create', outcome: 'answered', requestId: 'pyynto-1' },
    { call: 'refund', outcome: 'refused notSupported', requestId: 'pyynto-1' },
    { call: 'find', outcome: 'unknown serverError', requestId: 'pyynto-1' },
  ])
})

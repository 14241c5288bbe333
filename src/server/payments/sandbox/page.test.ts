import { expect, test } from 'vitest'
import { makeDog, makeEntry, makePayment, makeRefund, makeTrial } from '../../testing/factories.ts'
import { openService } from '../../testing/openService.ts'
import { newPayment, newRefund, openSandbox } from '../../testing/paymentSandbox.ts'
import type {} from '../paymentProviders.service.ts'

const { sandbox, provider } = await openSandbox()
const BASE = 'http://localhost:3000'

async function pageOf(given: Parameters<typeof newPayment>[1] = {}): Promise<Response> {
  const answer = await provider.create(newPayment(BASE, given))
  if (answer.outcome !== 'created') throw new Error(answer.outcome)
  return fetch(answer.href)
}

test.each([
  ['fi', 'Tämä on testi.', '40,50 €', 'Maksa'],
  ['sv', 'Det här är ett test.', '40,50 €', 'Betala'],
  ['en', 'This is a test.', '€40.50', 'Pay'],
] as const)('the page in %s says that it is a test, what is paid and how', async (language, ...words) => {
  const html = await (await pageOf({ language, reference: 'Koe 5 / Rölli' })).text()
  expect(html).toContain(`<html lang="${language}">`)
  const text = html.replaceAll('\u00a0', ' ')
  for (const word of [...words, 'Koe 5 / Rölli']) expect(text).toContain(word)
  expect(html).not.toMatch(/\b(statuses|buttons|telling|refunds)\.\w/)
})

test('the page lets no text be markup, no script run and no form end elsewhere', async () => {
  const response = await pageOf({
    reference: '<script>alert("x")</script>\'&',
    redirectUrls: { success: `${BASE}/"><b>`, cancel: 'http://127.0.0.1:3001/' },
  })
  const html = await response.text()
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;')
  expect(html).not.toMatch(/<script|<b>/)
  const policy = response.headers.get('content-security-policy')!.split('; ')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'self' http://localhost:3000 http://127.0.0.1:3001")
  expect(policy.join()).not.toMatch(/script|unsafe/)
})

test('an unknown payment has no page, to look at or to press on, nor is there another address', async () => {
  for (const path of ['/pay/tuntematon', '/pay/%3Cscript%3E', '/', '/pay'])
    for (const method of ['GET', 'POST']) {
      const response = await fetch(sandbox.url + path, { method })
      expect([path, method, response.status]).toEqual([path, method, 404])
      expect(await response.text()).toMatch(/Tällaista.*Det finns ingen.*There is no/s)
    }
})

test('a press that the page does not offer changes nothing', async () => {
  const { url } = await pageOf()
  for (const fields of [
    {},
    { button: 'steal' },
    { button: 'pay', telling: 'x' },
    { button: 'pay', seconds: '999' },
  ]) {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields as Record<string, string>),
    })
    expect([fields, response.status]).toEqual([fields, 400])
  }
  expect(sandbox.payments.get(url.split('/').at(-1)!)?.status).toBe('new')
})

test('answers nobody who came by another name or over a proxy', async () => {
  const { url } = await pageOf()
  const strangers: readonly [string, string][] = [
    ['x-forwarded-for', '10.0.0.1'],
    ['via', '1.1 x'],
    ['origin', 'https://evil.example'],
  ]
  for (const stranger of strangers) expect((await fetch(url, { headers: [stranger] })).status).toBe(403)
})

test('remembers the newest two thousand payments', async () => {
  const first = [...sandbox.payments.keys()][0]!
  for (let opened = 0; opened < 2000; opened += 100)
    await Promise.all(Array.from({ length: 100 }, () => provider.create(newPayment(BASE))))
  expect(sandbox.payments.size).toBe(2000)
  expect(sandbox.payments.has(first)).toBe(false)
})

test('the service has the sandbox with the demo, Paytrail by its settings, else nobody', async () => {
  const PAYTRAIL = { PAYTRAIL_ACCOUNT: '375917', PAYTRAIL_KEY: 'SAIPPUAKAUPPIAS' }
  const anyTrial = { club: { id: 1 } }
  const providerBy = async (env: Record<string, string>) =>
    (await openService({ env })).app.services.paymentProviders.ofTrial(anyTrial)
  expect(await providerBy({})).toBeNull()
  expect((await providerBy({ ...PAYTRAIL, PUBLIC_URL: 'https://koirakanta.example' }))?.name).toBe('paytrail')
  const ofDemo = await providerBy({ DEMO: 'small' })
  expect(ofDemo?.name).toBe('sandbox')
  expect(await ofDemo?.create(newPayment(BASE))).toMatchObject({ outcome: 'created' })
})

test('refunds by card what was paid before it was started, and never more than that', async () => {
  const { app, database } = await openService({ env: { DEMO: 'small' } })
  const { db } = database
  const dog = await makeDog(db)
  const entryId = await makeEntry(db, await makeTrial(db), dog.id)
  const payment = await makePayment(db, entryId, { transaction_id: 'demo-1' })
  await makeRefund(db, payment, { amount_cents: 1000 })
  const ofDemo = app.services.paymentProviders.ofTrial({ club: { id: 1 } })!
  expect(await ofDemo.find('demo-1')).toMatchObject({ outcome: 'found', status: 'ok', amountCents: 5000 })
  const refund = (amountCents: number) =>
    ofDemo.refund(newRefund(BASE, { transactionId: 'demo-1', amountCents }))
  expect(await refund(4001)).toMatchObject({ outcome: 'failed' })
  expect(await refund(4000)).toMatchObject({ outcome: 'done' })
  expect(await refund(1)).toMatchObject({ outcome: 'failed' })
})

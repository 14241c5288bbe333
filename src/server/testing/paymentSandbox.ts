import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { Paytrail, type PaytrailOptions } from '../payments/provider/paytrail.ts'
import type { NewPayment, NewRefund } from '../payments/provider/provider.types.ts'
import { startSandbox } from '../payments/sandbox/sandbox.ts'

/** The sandbox and the provider that speaks with it, closed after the last test of the calling file. */
export async function openSandbox(options: Partial<PaytrailOptions> = {}) {
  const sandbox = await startSandbox()
  afterAll(sandbox.close)
  const { url, account, key } = sandbox
  return {
    sandbox,
    provider: new Paytrail({ name: 'sandbox', url, account, key, heard: () => undefined, ...options }),
  }
}

/** Addresses of one base, a path each. */
const addressesAt = (base: string, path: string) => ({
  success: `${base}${path}/success`,
  cancel: `${base}${path}/cancel`,
})

/** A payment whose outcome is told to `base`. */
export const newPayment = (base: string, given: Partial<NewPayment> = {}): NewPayment => ({
  stamp: `stamp-${randomUUID()}`,
  reference: 'Koe 2026-05-17',
  amountCents: 4050,
  language: 'fi',
  email: 'maksaja@example.fi',
  redirectUrls: addressesAt(base, '/back'),
  callbackUrls: addressesAt(base, '/told'),
  ...given,
})

/** A refund whose outcome is told to `base`. */
export const newRefund = (
  base: string,
  given: Partial<NewRefund> & { transactionId: string },
): NewRefund => ({
  stamp: `stamp-${randomUUID()}`,
  reference: 'Palautus',
  amountCents: 1000,
  callbackUrls: addressesAt(base, '/refunded'),
  ...given,
})

import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { Paytrail, type ProviderCall } from './provider/paytrail.ts'
import type { PaymentProvider } from './provider/provider.types.ts'

declare module '../platform/services.ts' {
  interface Services {
    /** null: money comes by bank transfer alone */
    readonly paymentProvider: PaymentProvider | null
  }
}

const PAYTRAIL_URL = 'https://services.paytrail.com'

/** Paytrail where the settings name an account, else nobody. */
export function paymentProvider({ paytrail }: Config, log: FastifyBaseLogger): PaymentProvider | null {
  const heard = (call: ProviderCall) =>
    log[call.outcome === 'answered' ? 'info' : 'warn']({ payment: call }, 'payment provider')
  return paytrail ? new Paytrail({ name: 'paytrail', url: PAYTRAIL_URL, ...paytrail, heard }) : null
}

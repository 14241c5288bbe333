import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { Paytrail, type ProviderCall } from './provider/paytrail.ts'
import type { PaymentProvider } from './provider/provider.types.ts'
import { startSandbox } from './sandbox/sandbox.ts'

declare module '../platform/services.ts' {
  interface Services {
    /** null: money comes by bank transfer alone */
    readonly paymentProvider: PaymentProvider | null
  }
}

const PAYTRAIL_URL = 'https://services.paytrail.com'

/** Paytrail where the settings name an account; the sandbox with the demo, as long as the application runs; else nobody. */
export async function paymentProvider(
  app: FastifyInstance,
  { paytrail, demo }: Config,
): Promise<PaymentProvider | null> {
  const heard = (call: ProviderCall) =>
    app.log[call.outcome === 'answered' ? 'info' : 'warn']({ payment: call }, 'payment provider')
  if (paytrail) return new Paytrail({ name: 'paytrail', url: PAYTRAIL_URL, ...paytrail, heard })
  if (demo === 'off') return null
  const { close, url, account, key } = await startSandbox()
  app.addHook('onClose', close)
  return new Paytrail({ name: 'sandbox', url, account, key, heard })
}

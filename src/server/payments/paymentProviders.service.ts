import type { FastifyInstance } from 'fastify'
import type { Config, PaytrailAccount } from '../config.ts'
import type { Db } from '../platform/database.ts'
import { earlierPayment } from './payments.store.ts'
import { Paytrail, type ProviderCall } from './provider/paytrail.ts'
import { PaymentProviders } from './providers.ts'
import { startSandbox } from './sandbox/sandbox.ts'

declare module '../platform/services.ts' {
  interface Services {
    readonly paymentProviders: PaymentProviders
  }
}

const PAYTRAIL_URL = 'https://services.paytrail.com'

/** Paytrail for the accounts that the settings name; the sandbox with the demo, as long as the application runs; else nobody. */
export async function paymentProviders(
  app: FastifyInstance,
  db: Db,
  { paytrail, paytrailOfClubs, demo }: Config,
): Promise<PaymentProviders> {
  const heard = (call: ProviderCall) =>
    app.log[call.outcome === 'answered' ? 'info' : 'warn']({ payment: call }, 'payment provider')
  if (demo !== 'off') {
    const { close, ...sandbox } = await startSandbox((transactionId) => earlierPayment(db, transactionId))
    app.addHook('onClose', close)
    return new PaymentProviders(new Paytrail({ name: 'sandbox', ...sandbox, heard }))
  }
  const ofAccount = (name: string, account: PaytrailAccount) =>
    new Paytrail({ name, url: PAYTRAIL_URL, ...account, heard })
  const ofClubs = Map.groupBy(paytrailOfClubs, ({ clubId }) => clubId)
  return new PaymentProviders(
    paytrail ? ofAccount('paytrail', paytrail) : null,
    new Map(
      [...ofClubs].map(([id, accounts]) => [
        id,
        accounts.map((account) => ofAccount(`paytrail:${account.account}`, account)),
      ]),
    ),
  )
}

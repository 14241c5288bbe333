import type { Reader } from '../platform/act.ts'
import { eachOf } from '../platform/eachOf.ts'
import { AppError } from '../platform/errors.ts'
import type { Limit } from '../platform/limits/attempts.ts'
import { takeWord } from './applying.service.ts'
import { insertMessage, setHandled, unhandledMessages } from './inbox.store.ts'
import { paymentByStamp } from './payments.store.ts'
import type { Callback } from './provider/provider.types.ts'
import { takeRefundWord } from './refunding.service.ts'
import { refundByStamp } from './refunds.store.ts'

/** Messages that are signed wrong, from one network: more are neither kept nor read. */
const FORGED_FROM: Limit = { name: 'forged-from', most: 30, windowMs: 3_600_000 }

/**
 * Messages about one payment or refund. The payer has a signed one, in the address of the way back; what the provider could not tell because of the
 * limit it is asked for.
 */
const TOLD_OF: Limit = { name: 'told-of', most: 50, windowMs: 3_600_000 }

/** `taken`: kept and carried out, or told before; `refused`: not the provider's. */
export type CallbackOutcome = 'taken' | 'refused'

/**
 * Takes what comes to the callback address. It is kept first, as it came; what is signed wrong changes nothing.
 * @throws AppError 404 NOT_FOUND where nobody takes cards, 429 for the one who sends many of those, or the same again and again
 */
export async function takeCallback(
  reader: Reader,
  query: Readonly<Record<string, unknown>>,
): Promise<CallbackOutcome> {
  const { attempts, at, db, paymentProviders, visit } = reader
  const message = paymentProviders.read(query)
  if (!message) throw new AppError('notFound', 'NOT_FOUND')
  const { provider, reading } = message
  if (reading.valid) await attempts.take(TOLD_OF, reading.callback.stamp)
  else await attempts.take(FORGED_FROM, visit.network)
  const id = await insertMessage(db, provider.name, query, at)
  if (!reading.valid) {
    await setHandled(db, id, reading.reason, at)
    return 'refused'
  }
  await handle(reader, { id, provider: provider.name }, reading.callback)
  return 'taken'
}

/** Carries out messages that were left lying when the service was killed. */
export async function handleLeft(reader: Reader): Promise<void> {
  const { at, db, paymentProviders } = reader
  await eachOf(await unhandledMessages(db, paymentProviders.names), async ({ id, provider, content }) => {
    const reading = paymentProviders.named(provider)!.readCallback(content)
    if (reading.valid) await handle(reader, { id, provider }, reading.callback)
    else await setHandled(db, id, reading.reason, at)
  })
}

/** Our own names of payments and refunds. */
const STAMP = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

async function handle(
  reader: Reader,
  { id, provider }: { readonly id: number; readonly provider: string },
  callback: Callback,
): Promise<void> {
  const fault = STAMP.test(callback.stamp) ? await takeSaid(reader, provider, callback) : 'UNKNOWN_STAMP'
  await setHandled(reader.db, id, fault, reader.at)
}

/** One account has nothing to say of the money of another. @returns why nothing was made of it; null: it was taken */
async function takeSaid(reader: Reader, provider: string, callback: Callback): Promise<string | null> {
  const payment = await paymentByStamp(reader.db, callback.stamp)
  const refund = payment ? undefined : await refundByStamp(reader.db, callback.stamp)
  const thing = payment ?? refund
  if (thing && thing.provider !== provider) return 'ANOTHER_ACCOUNT'
  if (payment) return takeWord(reader, payment, callback)
  return refund ? takeRefundWord(reader, refund, callback) : 'UNKNOWN_STAMP'
}

import type { Reader } from '../platform/act.ts'
import { eachOf } from '../platform/eachOf.ts'
import type { Limit } from '../platform/limits/attempts.ts'
import { takeWord } from './applying.service.ts'
import { insertMessage, setHandled, unhandledMessages } from './inbox.store.ts'
import { paymentByStamp } from './payments.store.ts'
import type { Callback, PaymentProvider } from './provider/provider.types.ts'
import { takeRefundWord } from './refunding.service.ts'

/** Messages that are signed wrong, from one network: more are neither kept nor read. */
const FORGED_FROM: Limit = { name: 'forged-from', most: 30, windowMs: 3_600_000 }

/** `taken`: kept and carried out, or told before; `refused`: not the provider's. */
export type CallbackOutcome = 'taken' | 'refused'

/**
 * Takes what comes to the callback address. It is kept first, as it came; what is signed wrong changes nothing.
 * @throws AppError 429 for the one who sends many of those
 */
export async function takeCallback(
  reader: Reader,
  provider: PaymentProvider,
  query: Readonly<Record<string, unknown>>,
): Promise<CallbackOutcome> {
  const { attempts, at, db, visit } = reader
  const reading = provider.readCallback(query)
  if (!reading.valid) await attempts.take(FORGED_FROM, visit.network)
  const id = await insertMessage(db, provider.name, query, at)
  if (!reading.valid) {
    await setHandled(db, id, reading.reason, at)
    return 'refused'
  }
  await handle(reader, id, reading.callback)
  return 'taken'
}

/** Carries out messages that were left lying when the service was killed. */
export async function handleLeft(reader: Reader, provider: PaymentProvider): Promise<void> {
  await eachOf(await unhandledMessages(reader.db), async ({ id, content }) => {
    const reading = provider.readCallback(content)
    if (reading.valid) await handle(reader, id, reading.callback)
    else await setHandled(reader.db, id, reading.reason, reader.at)
  })
}

/** Our own names of payments and refunds. */
const STAMP = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

async function handle(reader: Reader, messageId: number, callback: Callback): Promise<void> {
  const fault = STAMP.test(callback.stamp) ? await takeCallbackWord(reader, callback) : 'UNKNOWN_STAMP'
  await setHandled(reader.db, messageId, fault, reader.at)
}

async function takeCallbackWord(reader: Reader, callback: Callback): Promise<string | null> {
  const payment = await paymentByStamp(reader.db, callback.stamp)
  return payment ? takeWord(reader, payment, callback) : takeRefundWord(reader, callback.stamp, callback)
}

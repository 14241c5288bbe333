import { ownEntryPage } from '../entries/ownMails.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { eachOf } from '../platform/eachOf.ts'
import { AppError } from '../platform/errors.ts'
import type { Language } from '../platform/http/language.ts'
import type { Limit } from '../platform/limits/attempts.ts'
import { callbackUrls } from './addresses.ts'
import { takeWord } from './applying.service.ts'
import { insertPayment, paymentsOfExpired, setPaymentState, takeUnsettled } from './payments.store.ts'
import type { Payment } from './payments.types.ts'

/** Payments that are begun for one entry: each is a page at the provider. */
const PAYMENTS_OF: Limit = { name: 'payments-of', most: 10, windowMs: 3_600_000, code: 'TOO_MANY_PAYMENTS' }
/** Days for which the provider is asked about a payment. */
const ASKED_DAYS = 7

/** A payment that is being begun. */
export interface BegunPayment {
  readonly id: number
  readonly entryId: number
  readonly stamp: string
  readonly amountCents: number
  readonly reference: string
  readonly email: string
  readonly language: Language
  /** whom it goes through */
  readonly provider: string
  /** where the payer goes; undefined: the provider has not been asked */
  readonly href?: string
}

/** Counts a payment that is to be begun, outside of any transaction. @throws AppError 429 TOO_MANY_PAYMENTS */
export const countPayment = async ({ attempts }: Reader, entryId: number): Promise<void> => {
  await attempts.take(PAYMENTS_OF, String(entryId))
}

/** Writes down that a payment is begun, before its provider is asked. */
export async function beginPayment(
  { at, db }: Act,
  payment: Omit<BegunPayment, 'id' | 'stamp' | 'href'>,
): Promise<BegunPayment> {
  const stamp = crypto.randomUUID()
  return { ...payment, stamp, id: await insertPayment(db, { ...payment, stamp }, at) }
}

/** Asks the provider for the page of a payment. @throws AppError 503 PAYMENT_SERVICE_FAILED: nothing has been paid, and one can try again */
export async function openPayment(reader: Reader, payment: BegunPayment): Promise<BegunPayment> {
  const { at, db, paymentProviders, baseUrl } = reader
  const page = `${baseUrl}${ownEntryPage(payment.entryId)}?lang=${payment.language}`
  const { stamp, reference, amountCents, language, email } = payment
  const answer = await paymentProviders.named(payment.provider)!.create({
    stamp,
    reference,
    amountCents,
    language,
    email,
    redirectUrls: { success: `${page}&maksu=palattu`, cancel: `${page}&maksu=keskeytetty` },
    callbackUrls: callbackUrls(reader),
  })
  if (answer.outcome !== 'created') throw new AppError('busy', 'PAYMENT_SERVICE_FAILED')
  await setPaymentState(db, payment.id, 'open', { at, transactionId: answer.transactionId })
  return { ...payment, href: answer.href }
}

/** Asks the providers about payments that nobody has told the end of, each the less often the older it is. */
export async function askUnsettled(reader: Reader): Promise<void> {
  const { at, db, paymentProviders } = reader
  const since = new Date(at.getTime() - ASKED_DAYS * 86_400_000)
  const payments = await takeUnsettled(db, paymentProviders.names, { at, since })
  await eachOf(payments, (payment) => ask(reader, payment))
}

/**
 * Asks about the payments of a trial's places that are about to be lost: a payment that was made counts.
 * @returns entries of which the provider could not say that they are not paid
 */
export async function askBeforeExpiry(reader: Reader, trialId: number): Promise<ReadonlySet<number>> {
  const { at, db, paymentProviders } = reader
  const uncertain = new Set<number>()
  for (const payment of await paymentsOfExpired(db, paymentProviders.names, { trialId, at }))
    if (!(await ask(reader, payment))) uncertain.add(payment.entryId)
  return uncertain
}

/** @returns whether the provider has said how the payment stands for good, as far as it can be known now */
async function ask(reader: Reader, payment: Payment): Promise<boolean> {
  const found = await reader.paymentProviders.named(payment.provider)!.find(payment.transactionId!)
  if (found.outcome === 'unknown') return false
  if (found.outcome !== 'found' || found.stamp !== payment.stamp) return true
  await takeWord(reader, payment, found)
  return found.status !== 'pending' && found.status !== 'delayed'
}

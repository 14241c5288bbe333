import { transferUntil } from '#domain/entries/holds.ts'
import { type MethodFacts, PAYMENT_METHODS, whyNotMethod } from '#domain/payments/methods.ts'
import type { ListedEntry } from '../entries/entries.types.ts'
import type { Reader } from '../platform/act.ts'
import type { Trial } from '../trials/trials.types.ts'

/**
 * What decides how a trial, or an entry of it, can be paid now. Where a place is kept for a transfer already, or for good, no more time is asked
 * for.
 */
export function methodFacts(
  { paymentProviders, today }: Reader,
  trial: Trial,
  entry?: Pick<ListedEntry, 'hold' | 'heldUntil'>,
): MethodFacts {
  const isKept = entry !== undefined && (entry.hold === null || entry.hold === 'transfer')
  return {
    hasProvider: paymentProviders.ofTrial(trial) !== null,
    hasAccount: trial.club.payee !== null,
    inTime: isKept || transferUntil(today, trial.heldOn!) !== null,
  }
}

/** Each method with why it is not possible for a new entry of a trial; null: it is. */
export function describeMethods(reader: Reader, trial: Trial) {
  const facts = methodFacts(reader, trial)
  return PAYMENT_METHODS.map((name) => ({ name, refused: whyNotMethod(name, facts) }))
}

import { transferDueOn } from '#domain/entries/holds.ts'
import { bankDayBefore } from '#domain/payments/bankDays.ts'
import { epcCode } from '#domain/payments/epcCode.ts'
import { referenceOf, rfReference } from '#domain/payments/reference.ts'
import { dueCents } from '#domain/payments/standing.ts'
import { virtualBarcode } from '#domain/payments/virtualBarcode.ts'
import type { ListedEntry } from '../entries/entries.types.ts'
import { moneyFacts, stateOf } from '../entries/lists.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { Bill } from './payments.types.ts'

/** The bill of an entry whose entrant has agreed to pay by bank transfer; null: nothing is due, or not that way. */
export function billOf(entry: ListedEntry, trial: Trial): Bill | null {
  const { payee } = trial.club
  const amountCents = dueCents(moneyFacts(entry, trial))
  const { heldUntil, hold, method } = entry
  const isAgreed = method === 'transfer' && (hold === 'transfer' || stateOf(entry, trial) === 'placed')
  if (payee === null || amountCents <= 0 || !isAgreed) return null
  const reference = referenceOf(entry.id)
  const rf = rfReference(reference)
  const dueOn = heldUntil ? transferDueOn(heldUntil) : bankDayBefore(trial.heldOn!)
  return {
    payee,
    amountCents,
    reference,
    rf,
    dueOn,
    barcode: virtualBarcode({ iban: payee.iban, amountCents, reference, dueOn }),
    epc: epcCode(payee, amountCents, rf),
  }
}

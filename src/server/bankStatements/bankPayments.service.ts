import { lockEntryOfTrial } from '../payments/entryMoney.service.ts'
import { recordTransfer } from '../payments/transfers.service.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { paymentNamed } from './bankStatements.store.ts'
import type { BankTransaction } from './bankStatements.types.ts'

/**
 * Records that a transaction pays an entry, once.
 * @param timesReopened how often a payment of it was taken back
 * @returns id of the payment
 * @throws AppError 409 CHANGED_MEANWHILE where it was recorded
 */
export async function payEntry(
  act: Act,
  entryId: number,
  {
    iban,
    archiveId,
    amountCents,
    bookedOn,
  }: Pick<BankTransaction, 'iban' | 'archiveId' | 'amountCents' | 'bookedOn'>,
  timesReopened = 0,
): Promise<number> {
  const again = timesReopened > 0 ? `#${timesReopened + 1}` : ''
  const transactionId = `${iban}/${archiveId}/${amountCents}${again}`
  const owned = await lockEntryOfTrial(act, entryId)
  if (!(await recordTransfer(act, owned, { amountCents, bookedOn, transactionId })))
    throw new AppError('conflict', 'CHANGED_MEANWHILE')
  return (await paymentNamed(act.db, transactionId))!
}

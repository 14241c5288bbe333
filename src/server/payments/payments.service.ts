import type { Reader } from '../platform/act.ts'
import { paymentsOfEntry } from './payments.store.ts'
import { refundsOfEntry } from './refunds.store.ts'

/** The payments and refunds of an entry, in the order in which they were begun. */
export const moneyRowsOf = async ({ db }: Reader, entryId: number) => ({
  payments: await paymentsOfEntry(db, entryId),
  refunds: await refundsOfEntry(db, entryId),
})

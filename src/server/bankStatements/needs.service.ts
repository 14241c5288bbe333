import { ownClubs } from '../bankAccounts/bankAccounts.service.ts'
import type { Reader } from '../platform/act.ts'
import { countNeeds } from './bankStatements.store.ts'

/** How many transactions, refunds and payment lists of the reader's clubs wait for somebody. */
export const readNeeds = async (reader: Reader) =>
  countNeeds(
    reader.db,
    (await ownClubs(reader)).map(({ id }) => id),
  )

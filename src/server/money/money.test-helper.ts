import type { Insertable } from 'kysely'
import { FEE, type OwnEntering } from '../ownEntries/ownEntries.test-helper.ts'
import type { Schema } from '../platform/schema.ts'
import { makeDog, makeEntry, makePayment } from '../testing/factories.ts'

export type Given<Table extends 'entry' | 'payment'> = Partial<Insertable<Schema[Table]>>

/** An entry with a fee and one payment of it. @returns id of the payment */
export async function payEntryOf(
  on: OwnEntering,
  trialId: number,
  payment: Given<'payment'>,
  entry: Given<'entry'> = {},
): Promise<number> {
  const { db } = on.database
  const dog = await makeDog(db)
  const product_id = await on.productId()
  const entryId = await makeEntry(db, trialId, dog.id, { fee_cents: FEE, product_id, ...entry })
  return makePayment(db, entryId, payment)
}

/** The account of `on.agent`. */
export async function agentId({ database, clubId }: OwnEntering): Promise<number> {
  const { account_id } = await database.db
    .selectFrom('club_agent')
    .select('account_id')
    .where('club_id', '=', clubId)
    .executeTakeFirstOrThrow()
  return account_id
}

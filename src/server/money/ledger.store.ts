import { sql } from 'kysely'
import { LEDGER_ACCOUNTS } from '#contract/constants.ts'
import type { Db } from '../platform/database.ts'
import type { Balance, LedgerAccount } from './settlements.types.ts'

/** What stands on each account that is not empty. */
export async function ledgerBalances(db: Db): Promise<Balance[]> {
  const { rows } = await sql<Balance>`
    select account, sum(amount_cents) as "amountCents" from ledger_entry
    group by account having sum(amount_cents) <> 0
    order by array_position(${[...LEDGER_ACCOUNTS]}::text[], account)`.execute(db)
  return rows
}

/** Entries whose money is not as posted. */
export async function countDifferences(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('ledger_difference')
    .select(({ fn }) => fn.count<number>('entry_id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Posts a settlement; its cents by account add up to nothing, which the database holds it to. */
export async function postSettlement(
  tx: Db,
  { id, settledOn }: { readonly id: number; readonly settledOn: string },
  posting: ReadonlyMap<LedgerAccount, number>,
): Promise<void> {
  const transaction = await tx
    .insertInto('ledger_transaction')
    .values({
      happened_at: sql`${settledOn}::date::timestamp at time zone 'Europe/Helsinki'`,
      kind: 'settlement',
      settlement_id: id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entries = [...posting].filter(([, amount]) => amount !== 0)
  if (entries.length === 0) return
  await tx
    .insertInto('ledger_entry')
    .values(
      entries.map(([account, amount_cents]) => ({ transaction_id: transaction.id, account, amount_cents })),
    )
    .execute()
}

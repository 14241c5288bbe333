import { sql } from 'kysely'
import { finnishMoment } from '#domain/moments.ts'
import { sumsOf } from '#domain/payments/settlementReport.ts'
import type { Db } from '#server/platform/database.ts'

/** What the sandbox keeps of a payment, in hundredths of a cent: src/server/payments/sandbox/settlements.ts. */
const feeOf = (cents: number): number => (cents > 0 ? 3500 + Math.round(cents * 1.5) : 0)

interface Movement {
  readonly stamp: string
  readonly cents: number
  readonly payment: number | null
  readonly refund: number | null
}

/** One settlement of all that has been paid by card and given back, imported by SYSADMIN, with what it is in the ledger. */
export async function settleAll(tx: Db, settledOn: string, now: Date): Promise<void> {
  const { rows } = await sql<Movement>`
    select p.stamp, p.amount_cents as cents, p.id as payment, null as refund from payment p where p.provider = 'sandbox'
    union all
    select r.stamp, -r.amount_cents, null, r.id
    from refund r join payment p on p.id = r.payment_id where p.provider = 'sandbox' and not r.by_transfer
    order by 1`.execute(tx)
  if (rows.length === 0) return
  const reported = rows.map(({ cents }) => ({ amountCents: cents, feeHundredths: feeOf(cents) }))
  const { grossCents, feeCents, payoutCents } = sumsOf(reported)
  const { id } = await tx
    .insertInto('settlement')
    .values(({ selectFrom }) => ({
      provider: 'sandbox',
      reference: '1001',
      settled_on: settledOn,
      imported_at: now,
      account_id: selectFrom('account').select('id').where('username', '=', 'yllapito'),
      file_name: 'tilitys-1001.csv',
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('settlement_row')
    .values(
      rows.map(({ stamp, cents, payment, refund }, index) => ({
        settlement_id: id,
        line: index + 2,
        stamp,
        reference: '',
        amount_cents: cents,
        fee_hundredths: feeOf(cents),
        payment_id: payment,
        refund_id: refund,
      })),
    )
    .execute()
  const transaction = await tx
    .insertInto('ledger_transaction')
    .values({ happened_at: finnishMoment(settledOn, '00:00'), kind: 'settlement', settlement_id: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const posting = { payout: payoutCents, fees: feeCents, provider: -grossCents } as const
  await tx
    .insertInto('ledger_entry')
    .values(
      (['payout', 'fees', 'provider'] as const).map((account) => ({
        transaction_id: transaction.id,
        account,
        amount_cents: posting[account],
      })),
    )
    .execute()
}

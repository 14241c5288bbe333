import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Voucher } from './payments.types.ts'

/** The vouchers of the payments that are with an entry now. */
export async function vouchersOfEntry(db: Db, entryId: number): Promise<Voucher[]> {
  const { rows } = await sql<Voucher>`
    select v.payment_id as "paymentId", v.payer, voucher_until(v.payment_id) as "keptUntil"
    from payment_voucher v join payment p on p.id = v.payment_id where p.entry_id = ${entryId}`.execute(db)
  return rows
}

/** Drops the vouchers whose time is over. @param today ISO day in Finland */
export async function dropOldVouchers(db: Db, today: string): Promise<void> {
  await db
    .deleteFrom('payment_voucher')
    .where(sql<boolean>`voucher_until(payment_id) < ${today}::date`)
    .execute()
}

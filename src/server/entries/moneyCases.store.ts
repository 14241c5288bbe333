import { sql } from 'kysely'
import type { PaidPart } from '#domain/payments/cases.ts'
import type { Db } from '../platform/database.ts'

/** The confirmed payments of the entries of a trial that wait for somebody, but those that were a mistake, in the order in which they came. */
export async function paidPartsOfWaiting(
  db: Db,
  trialId: number,
): Promise<ReadonlyMap<number, readonly PaidPart[]>> {
  const { rows } = await sql<PaidPart & { entryId: number }>`
    select p.entry_id as "entryId", p.amount_cents as "amountCents", p.confirmed_at as "confirmedAt", p.applied_at is not null as settled,
      count(r.id) > 0 as "hasRefund",
      p.amount_cents - coalesce(sum(r.amount_cents) filter (where r.state <> 'failed'), 0)::integer as "leftCents",
      coalesce((array_agg(r.state order by r.id desc))[1] = 'failed', false) as "lastFailed"
    from entry_waiting w join entry e on e.id = w.entry_id join payment p on p.entry_id = e.id left join refund r on r.payment_id = p.id
    where e.trial_id = ${trialId} and p.state = 'confirmed' and not exists (select from refund x where x.payment_id = p.id and x.mistake)
    group by p.id order by p.confirmed_at, p.id`.execute(db)
  return Map.groupBy(rows, ({ entryId }) => entryId)
}

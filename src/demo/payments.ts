import { sql } from 'kysely'
import { finnishDay } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/database.ts'

export interface PaidTrial {
  readonly id: number
  readonly clubId: number
  readonly type: string
  readonly heldOn: string
  readonly registrationEnd: string
}

export interface PaidEntry {
  readonly id: number
  readonly dogId: number
  readonly list: 'place' | 'reserve'
  readonly enteredAt: Date
  readonly feeCents: number
}

/** Gives each entry the fee of who is no member. @returns the entries in the order in which they were made */
export async function chargeEntries(tx: Db, { id, type }: PaidTrial): Promise<PaidEntry[]> {
  await sql`
    update entry e set product_id = p.id, fee_cents = p.amount_cents, method = 'card'
    from product p
    where e.trial_id = ${id} and not p.member_only and ${type} = any (p.trial_types) and e.class = any (p.classes)`.execute(
    tx,
  )
  const { rows } = await sql<PaidEntry>`
    select e.id, e.dog_id as "dogId", l.list, e.entered_at as "enteredAt", e.fee_cents as "feeCents"
    from entry e join entry_list l on l.trial_id = e.trial_id and l.entry_id = e.id
    where e.trial_id = ${id} and e.fee_cents is not null order by e.id`.execute(tx)
  return rows
}

/** The same in every demo, and no name of a real payment. */
const stampOf = (kind: string, id: number) => `${kind}0000000-0000-4000-8000-${String(id).padStart(12, '0')}`
const MINUTE = 60_000

/** A payment some minutes after the dog was entered, by bank transfer the next day. @returns its id */
export async function pay(
  tx: Db,
  { id, enteredAt, feeCents }: PaidEntry,
  provider: 'sandbox' | 'bank',
): Promise<number> {
  const at = new Date(enteredAt.getTime() + 4 * MINUTE)
  if (provider === 'bank')
    await tx.updateTable('entry').set({ method: 'transfer' }).where('id', '=', id).execute()
  const payment = await tx
    .insertInto('payment')
    .values({
      entry_id: id,
      stamp: stampOf('a', id),
      amount_cents: feeCents,
      provider,
      transaction_id: `demo-${id}`,
      state: 'confirmed',
      created_at: at,
      confirmed_at: at,
      applied_at: at,
      booked_on: provider === 'bank' ? finnishDay(at) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return payment.id
}

interface DemoRefund {
  readonly id: number
  readonly feeCents: number
  readonly state: 'done' | 'intended'
  readonly by_transfer: boolean
  readonly at: Date
}

export const refund = (tx: Db, payment_id: number, { id, feeCents, state, by_transfer, at }: DemoRefund) =>
  tx
    .insertInto('refund')
    .values({
      payment_id,
      stamp: stampOf('b', id),
      amount_cents: feeCents,
      reason: 'Osallistuminen peruttiin',
      state,
      by_transfer,
      created_at: at,
      sent_at: state === 'done' ? at : null,
      settled_at: state === 'done' ? at : null,
    })
    .execute()

export const withdraw = (
  tx: Db,
  { id }: PaidEntry,
  left_by: 'entrant' | 'organiser',
  reason: string,
  at: Date,
) =>
  tx
    .updateTable('entry')
    .set({ withdrawn_at: at, withdrawn_reason: reason, left_by })
    .where('id', '=', id)
    .execute()

import { sql } from 'kysely'
import { isEntryLike } from '../entries/entrySearch.store.ts'
import type { Db } from '../platform/database.ts'
import type { Payable, PaymentMove } from './payments.types.ts'

const namedEntry = sql`e.id, t.id as "trialId", json_build_object('regnr', n.regnr, 'name', d.name) as dog, t.held_on as "heldOn", t.place`
const joinedEntry = sql`join trial t on t.id = e.trial_id join dog d on d.id = e.dog_id join written_number n on n.dog_id = e.dog_id`

/** The entry that a payment came from last; undefined: it was never moved. */
export async function cameFrom(db: Db, paymentId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('payment_move')
    .select('from_entry_id')
    .where('payment_id', '=', paymentId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.from_entry_id
}

/**
 * Entries with a place at a trial of a club for which something is to be paid, by a part of the dog's number or name, of a contact or of the
 * trial's place, and the one that the payment came from: that first, then those of whom as much is due, then the latest.
 */
export async function payableLike(
  db: Db,
  {
    clubId,
    payment,
    pattern,
    most,
  }: {
    readonly clubId: number
    readonly payment: { readonly id: number; readonly entryId: number; readonly amountCents: number }
    readonly pattern: string
    readonly most: number
  },
): Promise<Payable[]> {
  const back = (await cameFrom(db, payment.id)) ?? null
  const { rows } = await sql<Payable>`
    select ${namedEntry}, m.due_cents as "dueCents", e.id is not distinct from ${back}::bigint as back
    from entry e ${joinedEntry} join entry_money m on m.entry_id = e.id
      join entry_list l on l.entry_id = e.id and l.trial_id = e.trial_id
    where t.club_id = ${clubId} and e.id <> ${payment.entryId} and ${isEntryLike(pattern)}
      and (e.id = ${back} or (e.withdrawn_at is null and t.cancelled_at is null and l.list = 'place' and m.due_cents > 0))
    order by back desc, m.due_cents = ${payment.amountCents} desc, t.held_on desc nulls last, e.id desc
    limit ${most}`.execute(db)
  return rows
}

/** Keeps that a payment of one entry went to another. @returns id of the move */
export async function insertMove(
  tx: Db,
  move: {
    readonly paymentId: number
    readonly from: number
    readonly to: number
    readonly reason: string
    readonly by: number | null
  },
  at: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('payment_move')
    .values({
      payment_id: move.paymentId,
      from_entry_id: move.from,
      to_entry_id: move.to,
      reason: move.reason,
      moved_at: at,
      account_id: move.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Payments that were moved to an entry or from it, in their order. */
export async function movesOfEntry(db: Db, entryId: number): Promise<PaymentMove[]> {
  const { rows } = await sql<PaymentMove>`
    select m.id, p.amount_cents as "amountCents", m.moved_at as "movedAt", m.reason,
      case when m.to_entry_id = ${entryId} then 'in' else 'out' end as direction, to_json(o) as other
    from payment_move m join payment p on p.id = m.payment_id cross join lateral (
      select ${namedEntry} from entry e ${joinedEntry}
      where e.id = case when m.to_entry_id = ${entryId} then m.from_entry_id else m.to_entry_id end
    ) o
    where ${entryId} in (m.from_entry_id, m.to_entry_id) order by m.id`.execute(db)
  return rows
}

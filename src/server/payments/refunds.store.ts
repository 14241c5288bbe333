import { sql } from 'kysely'
import { type RefundState, refundStatesBefore } from '#domain/payments/states.ts'
import type { Db } from '../platform/database.ts'
import type { Refund } from './payments.types.ts'

const selectRefunds = (db: Db) =>
  db
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .select([
      'r.id',
      'r.payment_id as paymentId',
      'p.entry_id as entryId',
      'r.stamp',
      'r.amount_cents as amountCents',
      'r.state',
      'r.reason',
      'r.mistake',
      'r.by_transfer as byTransfer',
      'p.provider',
      'r.created_at as createdAt',
      'r.settled_at as settledAt',
    ])

/** Those of an entry, in the order in which they were asked for. */
export function refundsOfEntry(db: Db, entryId: number): Promise<Refund[]> {
  return selectRefunds(db).where('p.entry_id', '=', entryId).orderBy('r.id').execute()
}

/** The refund with our name of it; undefined: none. */
export function refundByStamp(db: Db, stamp: string): Promise<Refund | undefined> {
  return selectRefunds(db).where('r.stamp', '=', stamp).executeTakeFirst()
}

/** What of each confirmed payment of an entry has not gone back, in cents, the latest payment first. */
export async function refundable(
  tx: Db,
  entryId: number,
): Promise<readonly { readonly paymentId: number; readonly provider: string; readonly leftCents: number }[]> {
  const { rows } = await sql<{ paymentId: number; provider: string; leftCents: number }>`
    select p.id as "paymentId", p.provider, p.amount_cents - coalesce(
        (select sum(r.amount_cents) from refund r where r.payment_id = p.id and r.state <> 'failed'), 0)::integer as "leftCents"
    from payment p where p.entry_id = ${entryId} and p.state = 'confirmed' order by p.id desc`.execute(tx)
  return rows
}

/** @returns id of the refund */
export async function insertRefund(
  tx: Db,
  refund: Pick<Refund, 'paymentId' | 'stamp' | 'amountCents' | 'reason' | 'byTransfer'> & {
    readonly by: number | null
  },
  at: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('refund')
    .values({
      payment_id: refund.paymentId,
      stamp: refund.stamp,
      amount_cents: refund.amountCents,
      reason: refund.reason,
      by_transfer: refund.byTransfer,
      account_id: refund.by,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Keeps that a payment of a locked trial had been recorded by mistake: nothing goes back. */
export async function insertMistake(
  tx: Db,
  mistake: Parameters<typeof insertRefund>[1],
  at: Date,
): Promise<void> {
  const id = await insertRefund(tx, mistake, at)
  await tx
    .updateTable('refund')
    .set({ mistake: true, state: 'done', settled_at: at })
    .where('id', '=', id)
    .execute()
}

/** A refund that is to be sent, taken by whoever gets it here: nobody else gets it again. */
export interface TakenRefund {
  readonly id: number
  readonly entryId: number
  readonly stamp: string
  readonly amountCents: number
  /** of the payment */
  readonly transactionId: string
  /** that the payment went through */
  readonly provider: string
}

/**
 * Takes the earliest refund that nobody has sent, of a payment by one of some providers; undefined: there is none. What came by bank transfer is
 * of none: its refunds stay intended until a person pays them.
 */
export async function takeIntended(
  db: Db,
  providers: readonly string[],
  at: Date,
): Promise<TakenRefund | undefined> {
  const { rows } = await sql<TakenRefund>`
    update refund r set state = 'sending', sent_at = ${at}
    from payment p
    where p.id = r.payment_id and p.transaction_id is not null and r.id = (
      select i.id from refund i join payment ip on ip.id = i.payment_id
      where i.state = 'intended' and not i.by_transfer and ip.transaction_id is not null and ip.provider = any(${[...providers]}) order by i.id limit 1 for update of i skip locked)
    returning r.id, p.entry_id as "entryId", r.stamp, r.amount_cents as "amountCents", p.transaction_id as "transactionId",
      p.provider`.execute(db)
  return rows[0]
}

/** Brings a refund that a provider makes into a state, where it may still come into it. @returns whether it did */
export async function setRefundState(tx: Db, id: number, state: RefundState, at: Date): Promise<boolean> {
  const isSettled = state === 'done' || state === 'failed'
  const { numUpdatedRows } = await tx
    .updateTable('refund')
    .set({ state, ...(isSettled && { settled_at: at }) })
    .where('id', '=', id)
    .where('by_transfer', '=', false)
    .where('state', 'in', refundStatesBefore(state))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What was being sent when the service was killed: nobody can say whether the provider has done it. */
export async function giveUpSending(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('refund')
    .set({ state: 'unknown' })
    .where('state', '=', 'sending')
    .where('by_transfer', '=', false)
    .where('sent_at', '<', before)
    .execute()
}

/** Entries of cancelled trials of whose money something is left to give back. */
export async function owedOfCancelledTrials(
  db: Db,
): Promise<readonly { readonly trialId: number; readonly entryId: number }[]> {
  return db
    .selectFrom('entry as e')
    .innerJoin('trial as t', 't.id', 'e.trial_id')
    .innerJoin('entry_money as m', 'm.entry_id', 'e.id')
    .select(['e.trial_id as trialId', 'e.id as entryId'])
    .where('t.cancelled_at', 'is not', null)
    .where('e.fee_cents', 'is not', null)
    .whereRef('m.paid_cents', '>', 'm.refunded_cents')
    .where((b) =>
      b.not(
        b.exists(
          b
            .selectFrom('refund as r')
            .innerJoin('payment as p', 'p.id', 'r.payment_id')
            .select('r.id')
            .whereRef('p.entry_id', '=', 'e.id')
            .where('r.state', '=', 'failed'),
        ),
      ),
    )
    .limit(100)
    .execute()
}

/** A refund by transfer that has changed. */
export interface ChangedTransfer {
  readonly id: number
  readonly entryId: number
  /** integer cents */
  readonly amountCents: number
}

interface Step {
  readonly state: Extract<RefundState, 'sending' | 'intended' | 'done' | 'failed'>
  /** the payment list that they go into; absent: they stay in theirs */
  readonly listId?: number | null
  /** only those that stand in this list now */
  readonly of?: number
  readonly at: Date
}

/**
 * Brings refunds by transfer into a state, each where it may still come into it. The guard stands in the statement, so that of two at once
 * one changes it.
 * @returns those that it did
 */
export async function stepTransfers(
  tx: Db,
  ids: readonly number[],
  { state, listId, of, at }: Step,
): Promise<ChangedTransfer[]> {
  const before = refundStatesBefore(state, 'transfer')
  const isSettled = state === 'done' || state === 'failed'
  const { rows } = await sql<ChangedTransfer>`
    update refund r set state = ${state}
      ${listId === undefined ? sql`` : sql`, list_id = ${listId}`}
      ${state === 'sending' ? sql`, sent_at = ${at}` : sql``}
      ${isSettled ? sql`, settled_at = ${at}` : sql``}
    from payment p
    where p.id = r.payment_id and r.by_transfer and r.id = any(${[...ids]}::bigint[]) and r.state = any(${before})
      ${of === undefined ? sql`` : sql`and r.list_id = ${of}`}
    returning r.id, p.entry_id as "entryId", r.amount_cents as "amountCents"`.execute(tx)
  return rows
}

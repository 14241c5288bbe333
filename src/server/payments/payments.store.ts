import { sql } from 'kysely'
import { type PaymentState, statesBefore } from '#domain/payments/states.ts'
import type { Db } from '../platform/database.ts'
import { BANK, type Payment } from './payments.types.ts'
import type { EarlierPayment } from './sandbox/sandbox.types.ts'

const selectPayments = (db: Db) =>
  db
    .selectFrom('payment as p')
    .innerJoin('entry as e', 'e.id', 'p.entry_id')
    .select([
      'p.id',
      'p.entry_id as entryId',
      'e.trial_id as trialId',
      'p.stamp',
      'p.amount_cents as amountCents',
      'p.provider',
      'p.transaction_id as transactionId',
      'p.state',
      'p.created_at as createdAt',
      'p.confirmed_at as confirmedAt',
      'p.applied_at as appliedAt',
      'p.booked_on as bookedOn',
      sql<number>`(select count(*)::integer from payment_move m where m.payment_id = p.id)`.as('moves'),
      sql<number | null>`(select min(b.import_id) from bank_transaction b where b.payment_id = p.id)`.as(
        'statementId',
      ),
    ])

/** @returns id of the payment */
export async function insertPayment(
  tx: Db,
  payment: Pick<Payment, 'entryId' | 'stamp' | 'amountCents' | 'provider'>,
  at: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('payment')
    .values({
      entry_id: payment.entryId,
      stamp: payment.stamp,
      amount_cents: payment.amountCents,
      provider: payment.provider,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Records a transfer that the bank has booked: confirmed from the beginning, and once, whoever sees it how often.
 * @returns its id; undefined: it had been recorded
 */
export async function insertTransfer(
  tx: Db,
  transfer: Pick<Payment, 'entryId' | 'stamp' | 'amountCents'> & {
    readonly transactionId: string
    readonly bookedOn: string
  },
  at: Date,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('payment')
    .values({
      entry_id: transfer.entryId,
      stamp: transfer.stamp,
      amount_cents: transfer.amountCents,
      provider: BANK,
      transaction_id: transfer.transactionId,
      booked_on: transfer.bookedOn,
      state: 'confirmed',
      created_at: at,
      confirmed_at: at,
    })
    .onConflict((on) => on.columns(['provider', 'transaction_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The entry that a payment is with now. */
export async function entryOfPayment(db: Db, id: number): Promise<number> {
  const { entry_id } = await db
    .selectFrom('payment')
    .select('entry_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return entry_id
}

/** Those of an entry, in the order in which they were begun. */
export function paymentsOfEntry(db: Db, entryId: number): Promise<Payment[]> {
  return selectPayments(db).where('p.entry_id', '=', entryId).orderBy('p.id').execute()
}

/** The payment with our name of it; undefined: none. */
export function paymentByStamp(db: Db, stamp: string): Promise<Payment | undefined> {
  return selectPayments(db).where('p.stamp', '=', stamp).executeTakeFirst()
}

/** The payment, locked to the end of the transaction. */
export async function lockPayment(tx: Db, id: number): Promise<Payment> {
  await tx.selectFrom('payment').select('id').where('id', '=', id).forUpdate().execute()
  return selectPayments(tx).where('p.id', '=', id).executeTakeFirstOrThrow()
}

/**
 * Brings a payment into a state, where it may still come into it. The guard stands in the statement, so that of two at once one changes it.
 * @returns whether it did
 */
export async function setPaymentState(
  tx: Db,
  id: number,
  state: PaymentState,
  { at, transactionId }: { readonly at: Date; readonly transactionId: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set({
      state,
      ...(transactionId !== null && { transaction_id: transactionId }),
      ...(state === 'confirmed' && { confirmed_at: at }),
    })
    .where('id', '=', id)
    .where('state', 'in', statesBefore(state))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives a payment of one entry to another, of locked trials. */
export async function giveToEntry(
  tx: Db,
  id: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ entry_id: to })
    .where('id', '=', id)
    .where('entry_id', '=', from)
    .executeTakeFirstOrThrow()
}

/** Keeps that what a payment means for its entry was carried out. */
export async function setApplied(tx: Db, id: number, at: Date): Promise<void> {
  await tx.updateTable('payment').set({ applied_at: at }).where('id', '=', id).execute()
}

/** Confirmed payments whose meaning was not carried out, the earliest first. */
export function unappliedPayments(db: Db): Promise<Payment[]> {
  return selectPayments(db)
    .where('p.confirmed_at', 'is not', null)
    .where('p.applied_at', 'is', null)
    .orderBy('p.confirmed_at')
    .limit(100)
    .execute()
}

/**
 * Payments that some providers are to be asked about now, and notes that they are: each the less often the older it is, and none that is older
 * than `since`.
 */
export async function takeUnsettled(
  db: Db,
  providers: readonly string[],
  { at, since }: { readonly at: Date; readonly since: Date },
): Promise<Payment[]> {
  const { rows } = await sql<{ id: number }>`
    update payment set asked_at = ${at}
    where id in (
      select id from payment
      where state in ('created', 'open', 'failed') and transaction_id is not null and created_at > ${since}
        and provider = any(${[...providers]})
        and ${at} - coalesce(asked_at, created_at) > greatest(interval '1 minute', (${at} - created_at) / 10)
      order by created_at limit 20 for update skip locked)
    returning id`.execute(db)
  if (rows.length === 0) return []
  return selectPayments(db)
    .where(
      'p.id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}

/** Payments by some providers, but confirmed ones, of the entries of a trial whose places are kept no longer. */
export function paymentsOfExpired(
  db: Db,
  providers: readonly string[],
  { trialId, at }: { readonly trialId: number; readonly at: Date },
): Promise<Payment[]> {
  return selectPayments(db)
    .where('e.trial_id', '=', trialId)
    .where('e.held_until', '<=', at)
    .where('e.withdrawn_at', 'is', null)
    .where('p.state', '<>', 'confirmed')
    .where('p.transaction_id', 'is not', null)
    .where(sql<boolean>`p.provider = any(${[...providers]})`)
    .execute()
}

/** What the sandbox has been paid by a transaction before it was started; undefined: nothing. */
export async function earlierPayment(db: Db, transactionId: string): Promise<EarlierPayment | undefined> {
  const { rows } = await sql<EarlierPayment>`
    select p.stamp, p.amount_cents as amount, p.created_at as "createdAt",
      exists (select from settlement_row s where s.payment_id = p.id) as "paidOut",
      (select coalesce(json_agg(json_build_object(
        'stamp', r.stamp, 'amount', r.amount_cents, 'createdAt', r.created_at,
        'paidOut', exists (select from settlement_row s where s.refund_id = r.id)
      ) order by r.id), '[]') from refund r where r.payment_id = p.id and r.state = 'done' and not r.by_transfer) as refunds
    from payment p where p.provider = 'sandbox' and p.transaction_id = ${transactionId} and p.state = 'confirmed'`.execute(
    db,
  )
  return rows[0]
}

import { sql } from 'kysely'
import type { ReportedRow } from '#domain/payments/settlementReport.ts'
import type { Db } from '../platform/database.ts'
import { isOverdue, movements, settledRows } from './movements.store.ts'
import type { MatchedRow, SettlementCase, SettlementRow } from './settlements.types.ts'

const MOST_LISTED = 100
const MOST_CASES = 500

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

interface Known {
  readonly line: number
  readonly paymentId: number | null
  readonly refundId: number | null
  readonly cents: number
  readonly done: boolean
  readonly provider: string
  readonly settled: boolean
}

/**
 * What the rows of a report are about: by our own names of payments and refunds, of refunds also by the reference that they were asked for with.
 * A row about something that has been settled before is about nothing.
 */
export async function matchRows(
  db: Db,
  rows: readonly ReportedRow[],
): Promise<{ readonly provider: string | undefined; readonly rows: readonly MatchedRow[] }> {
  const { rows: found } = await sql<Known>`
    with r as (select * from unnest(${rows.map(({ line }) => line)}::integer[],
      ${rows.map(({ stamp }) => (UUID.test(stamp) ? stamp : null))}::uuid[],
      ${rows.map(({ amountCents, reference }) => (amountCents < 0 && /^\d{1,15}$/.test(reference) ? Number(reference) : null))}::bigint[]
    ) as r(line, stamp, refund))
    select distinct on (k.line) k.* from (
      select r.line, p.id as "paymentId", null::bigint as "refundId", p.amount_cents as cents, p.state = 'confirmed' as done, p.provider,
        exists (select from settlement_row s where s.payment_id = p.id) as settled, 1 as rank
      from r join payment p on p.stamp = r.stamp
      union all
      select r.line, null, f.id, -f.amount_cents, f.state = 'done', p.provider,
        exists (select from settlement_row s where s.refund_id = f.id), case when f.stamp = r.stamp then 1 else 2 end
      from r join refund f on f.stamp = r.stamp or f.id = r.refund join payment p on p.id = f.payment_id
    ) k where k.provider <> 'bank' order by k.line, k.rank`.execute(db)
  const known = new Map(found.map((one) => [one.line, one]))
  const used = new Set<string>()
  return {
    provider: found[0]?.provider,
    rows: rows.map((row) => {
      const one = known.get(row.line)
      const key = `${one?.paymentId} ${one?.refundId}`
      if (!one || one.settled || used.has(key))
        return { ...row, paymentId: null, refundId: null, knownCents: null, done: false }
      used.add(key)
      return {
        ...row,
        paymentId: one.paymentId,
        refundId: one.refundId,
        knownCents: one.cents,
        done: one.done,
      }
    }),
  }
}

/** Whether a settlement has been imported. */
export async function isKnown(db: Db, provider: string, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('settlement')
    .select('id')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row !== undefined
}

interface NewSettlement {
  readonly provider: string
  readonly reference: string
  readonly settledOn: string
  readonly fileName: string
  readonly by: number | null
  readonly at: Date
}

/** @returns its id; null: it has been imported before, or is just being imported */
export async function insertSettlement(
  tx: Db,
  { provider, reference, settledOn, fileName, by, at }: NewSettlement,
): Promise<number | null> {
  const row = await tx
    .insertInto('settlement')
    .values({
      provider,
      reference,
      settled_on: settledOn,
      file_name: fileName,
      account_id: by,
      imported_at: at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertSettlementRows(
  tx: Db,
  settlementId: number,
  rows: readonly MatchedRow[],
): Promise<void> {
  await sql`
    insert into settlement_row (settlement_id, line, stamp, reference, amount_cents, fee_hundredths, payment_id, refund_id)
    select ${settlementId}, * from unnest(${rows.map(({ line }) => line)}::integer[], ${rows.map(({ stamp }) => stamp)}::text[],
      ${rows.map(({ reference }) => reference)}::text[], ${rows.map(({ amountCents }) => amountCents)}::integer[],
      ${rows.map(({ feeHundredths }) => feeHundredths)}::integer[], ${rows.map(({ paymentId }) => paymentId)}::bigint[],
      ${rows.map(({ refundId }) => refundId)}::bigint[])`.execute(tx)
}

/** SQL of the rows of settlements with what is known of each, and of what does not agree the kind. */
const comparedRows = sql`(
  select s.id as settlement_id, s.reference as settlement, r.line, r.stamp, r.reference, r.amount_cents, r.fee_hundredths,
    coalesce(p.amount_cents, -f.amount_cents) as known_cents, coalesce(p.entry_id, fp.entry_id) as entry_id,
    case
      when p.id is null and f.id is null and (exists (select from payment where stamp::text = r.stamp) or exists (select from refund where stamp::text = r.stamp)) then 'twice'
      when p.id is null and f.id is null then 'unknown'
      when r.amount_cents <> coalesce(p.amount_cents, -f.amount_cents) then 'differs'
      when coalesce(p.state <> 'confirmed', f.state <> 'done') then 'notDone'
    end as kind
  from settlement_row r join settlement s on s.id = r.settlement_id
    left join payment p on p.id = r.payment_id
    left join refund f on f.id = r.refund_id left join payment fp on fp.id = f.payment_id)`

/** The latest settlements. */
export async function settlementRows(db: Db): Promise<SettlementRow[]> {
  const { rows } = await sql<SettlementRow>`
    select s.id, s.reference, s.settled_on as "settledOn", s.imported_at as "importedAt", s.file_name as "fileName",
      case when a.id is not null then json_build_object('id', a.id, 'username', a.username) end as by,
      count(*) filter (where r.amount_cents > 0) as payments, count(*) filter (where r.amount_cents < 0) as refunds,
      sum(r.amount_cents) as "grossCents", sum(r.fee_hundredths) as "feeHundredths", count(r.kind) as cases
    from settlement s join ${comparedRows} r on r.settlement_id = s.id left join account a on a.id = s.account_id
    group by s.id, a.id order by s.settled_on desc, s.id desc limit ${MOST_LISTED}`.execute(db)
  return rows
}

/**
 * What does not agree, as it stands now: rows of settlements, and payments and refunds that should have been settled by now. Nothing is missing
 * from before the first settlement that was imported.
 */
export async function settlementCases(db: Db): Promise<SettlementCase[]> {
  const { rows } = await sql<SettlementCase>`
    select c.kind, c.settlement, c.reference, c."reportedCents", c."knownCents", e.trial_id as "trialId", n.regnr
    from (
      select kind, settlement, reference, amount_cents as "reportedCents", known_cents as "knownCents", entry_id
      from ${comparedRows} r where kind is not null
      union all
      select 'missing', null, split_part(v.about, ' ', 2), null, v.cents, v.entry_id
      from ${movements} v where ${isOverdue} and not exists (select from ${settledRows} s where s.about = v.about)
    ) c left join entry e on e.id = c.entry_id left join written_number n on n.dog_id = e.dog_id
    order by c.settlement desc nulls first, c.kind, c.reference limit ${MOST_CASES}`.execute(db)
  return rows
}

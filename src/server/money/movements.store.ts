import { type RawBuilder, sql } from 'kysely'

/** Days within which what has moved is to stand in a settlement, or it is missing there. */
const SETTLED_WITHIN_DAYS = 7

/** SQL of whether a payment `p` had been recorded by mistake, so that nothing has come. */
export const isMistake = sql`exists (select from refund x where x.payment_id = p.id and x.mistake)`

/**
 * SQL of money that has moved: what came in when it was confirmed, what went back (negative) when it had arrived, through whom (`bank`: the
 * account of a club), and which payment or refund it is `about`.
 */
export const movements = sql`(
  select e.trial_id, e.id as entry_id, 'payment ' || p.id as about, p.provider, p.confirmed_at as moved_at, p.amount_cents as cents
  from payment p join entry e on e.id = p.entry_id where p.state = 'confirmed' and not ${isMistake}
  union all
  select e.trial_id, e.id, 'refund ' || r.id, case when r.by_transfer then 'bank' else p.provider end, r.settled_at, -r.amount_cents
  from refund r join payment p on p.id = r.payment_id join entry e on e.id = p.entry_id where r.state = 'done' and not r.mistake)`

/**
 * SQL of the rows of settlements, which payment or refund each is `about` (null: none that is known), and its fee in cents: the fees are paid in
 * whole cents for all rows together, so that a row has what its fee adds to those of the rows before it.
 */
export const settledRows = sql`(
  select s.id as settlement_id, s.settled_on, r.line, r.amount_cents,
    case when r.payment_id is not null then 'payment ' || r.payment_id when r.refund_id is not null then 'refund ' || r.refund_id end as about,
    coalesce(p.entry_id, fp.entry_id) as entry_id,
    (floor((sum(r.fee_hundredths) over w + 50) / 100.0)
      - floor((sum(r.fee_hundredths) over w - r.fee_hundredths + 50) / 100.0))::integer as fee_cents
  from settlement_row r join settlement s on s.id = r.settlement_id
    left join payment p on p.id = r.payment_id
    left join refund f on f.id = r.refund_id left join payment fp on fp.id = f.payment_id
  window w as (partition by r.settlement_id order by r.line))`

/** SQL of whether a movement `v` that stands in no settlement should: it is not from before the first one that was imported. */
export const isOverdue = sql`exists (
  select from settlement s where s.provider = v.provider
  having ${inFinland(sql`v.moved_at`)} between min(s.settled_on) - ${SETTLED_WITHIN_DAYS}::integer and max(s.settled_on) - ${SETTLED_WITHIN_DAYS}::integer)`

/** SQL of the day of a moment in Finland. */
function inFinland(moment: RawBuilder<unknown>) {
  return sql`(${moment} at time zone 'Europe/Helsinki')::date`
}

/** SQL of the month of a moment in Finland: `2026-09`. */
export const monthIn = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone 'Europe/Helsinki', 'YYYY-MM')`

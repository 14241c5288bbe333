import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { organisedBy } from '../trials/trials.store.ts'
import type { MoneyEvent, MonthMoney, Period, TrialMoney } from './money.types.ts'

/** SQL of whether a payment `p` had been recorded by mistake, so that nothing has come. */
const isMistake = sql`exists (select from refund x where x.payment_id = p.id and x.mistake)`

/** SQL of money that has moved: what came in when it was confirmed, what went back when it had arrived. */
const movements = sql`(
  select e.trial_id, p.confirmed_at as moved_at, p.amount_cents as in_cents, 0 as back_cents
  from payment p join entry e on e.id = p.entry_id where p.state = 'confirmed' and not ${isMistake}
  union all
  select e.trial_id, r.settled_at, 0, r.amount_cents
  from refund r join payment p on p.id = r.payment_id join entry e on e.id = p.entry_id where r.state = 'done' and not r.mistake)`

/** SQL of whether a moment is in a period of Finnish months. */
const isIn = (moment: RawBuilder<unknown>, { from, to }: Period) =>
  sql`(${moment} >= ${`${from}-01`}::date::timestamp at time zone 'Europe/Helsinki'
    and ${moment} < (${`${to}-01`}::date + interval '1 month') at time zone 'Europe/Helsinki')`

/** SQL of what is owed to the entrant of `m`, a row of entry_money. */
const owed = sql`greatest(-m.due_cents, 0)`

/**
 * All the money of each trial that a viewer runs and that was held in a period, had money moved in it, or waits for somebody; those first, then the
 * latest. A trial without a fee and without money is none of them.
 */
export async function moneyOfTrials(db: Db, viewer: Viewer, period: Period): Promise<TrialMoney[]> {
  const { rows } = await sql<TrialMoney>`
    select t.id, t.held_on as date, t.kaer_nr as "kaerNr", t.place, json_build_object('id', c.id, 'name', c.name) as club,
      count(*) as entries,
      sum(m.paid_cents) as "paidCents",
      sum(m.refunded_cents - m.on_way_cents) as "refundedCents",
      sum(m.on_way_cents) as "onItsWayCents",
      sum(m.paid_cents - m.refunded_cents - ${owed}) as "keptCents",
      sum(${owed}) as "owedCents",
      coalesce(sum(m.due_cents) filter (where m.due_cents > 0 and l.list = 'place' and e.withdrawn_at is null
        and t.cancelled_at is null), 0) as "unpaidCents",
      count(w.entry_id) as waiting
    from trial t join club c on c.id = t.club_id join entry e on e.trial_id = t.id
      join entry_money m on m.entry_id = e.id
      left join entry_waiting w on w.entry_id = e.id
      left join entry_list l on l.trial_id = e.trial_id and l.entry_id = e.id
    where ${organisedBy(viewer)} and ((e.fee_cents is not null and e.withdrawn_at is null) or m.paid_cents > 0)
    group by t.id, c.id
    having to_char(t.held_on, 'YYYY-MM') between ${period.from} and ${period.to} or count(w.entry_id) > 0
      or t.id in (select v.trial_id from ${movements} v where ${isIn(sql`v.moved_at`, period)})
    order by count(w.entry_id) > 0 desc, t.held_on desc nulls first, t.id desc`.execute(db)
  return rows
}

/** The months of a period in which money of the trials that a viewer runs moved, the latest first. */
export async function moneyOfMonths(db: Db, viewer: Viewer, period: Period): Promise<MonthMoney[]> {
  const { rows } = await sql<MonthMoney>`
    select to_char(v.moved_at at time zone 'Europe/Helsinki', 'YYYY-MM') as month,
      sum(v.in_cents) as "inCents", sum(v.back_cents) as "backCents"
    from ${movements} v join trial t on t.id = v.trial_id
    where ${organisedBy(viewer)} and ${isIn(sql`v.moved_at`, period)}
    group by month order by month desc`.execute(db)
  return rows
}

/** Payments that came in a period and refunds that were settled in it or, while they are not, decided in it, in the order of their time. */
export async function moneyEvents(db: Db, viewer: Viewer, period: Period): Promise<MoneyEvent[]> {
  const { rows } = await sql<MoneyEvent>`
    select v.at, v.kind, v.state, v.amount_cents as "amountCents", v.transaction_id as "transactionId",
      t.held_on as "heldOn", t.kaer_nr as "kaerNr", t.place, c.name as club, n.regnr
    from (
      select p.entry_id, p.confirmed_at as at, 'payment' as kind, p.state, p.amount_cents, p.transaction_id, p.id
      from payment p where p.state = 'confirmed' and not ${isMistake}
      union all
      select p.entry_id, coalesce(r.settled_at, r.created_at), 'refund', r.state, r.amount_cents, p.transaction_id, r.id
      from refund r join payment p on p.id = r.payment_id where not r.mistake
    ) v
      join entry e on e.id = v.entry_id join trial t on t.id = e.trial_id join club c on c.id = t.club_id
      join written_number n on n.dog_id = e.dog_id
    where ${organisedBy(viewer)} and ${isIn(sql`v.at`, period)}
    order by v.at, v.kind, v.id`.execute(db)
  return rows
}

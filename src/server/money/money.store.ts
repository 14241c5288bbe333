import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { organisedBy } from '../trials/trials.store.ts'
import type { MoneyEvent, MonthOfTrial, Period, TrialMoney } from './money.types.ts'
import { isMistake, isOverdue, monthIn, movements, settledRows } from './movements.store.ts'

/** SQL of whether a moment is in a period of Finnish months. */
const isIn = (moment: RawBuilder<unknown>, { from, to }: Period) =>
  sql`(${moment} >= ${`${from}-01`}::date::timestamp at time zone 'Europe/Helsinki'
    and ${moment} < (${`${to}-01`}::date + interval '1 month') at time zone 'Europe/Helsinki')`

/** SQL of whether an entry `e` with the money `m` counts: while it is in the trial and has a fee, and for good once money has come for it. */
const hasMoney = sql`((e.fee_cents is not null and e.withdrawn_at is null) or m.paid_cents > 0)`

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
      coalesce(s.fee_cents, 0) as "feeCents",
      count(w.entry_id) as waiting
    from trial t join club c on c.id = t.club_id join entry e on e.trial_id = t.id
      join entry_money m on m.entry_id = e.id
      left join entry_waiting w on w.entry_id = e.id
      left join entry_list l on l.trial_id = e.trial_id and l.entry_id = e.id
      left join (
        select f.trial_id, sum(s.fee_cents) as fee_cents from ${settledRows} s join entry f on f.id = s.entry_id group by f.trial_id
      ) s on s.trial_id = t.id
    where ${organisedBy(viewer)} and ${hasMoney}
    group by t.id, c.id, s.fee_cents
    having to_char(t.held_on, 'YYYY-MM') between ${period.from} and ${period.to} or count(w.entry_id) > 0
      or t.id in (select v.trial_id from ${movements} v where ${isIn(sql`v.moved_at`, period)})
    order by count(w.entry_id) > 0 desc, t.held_on desc nulls first, t.id desc`.execute(db)
  return rows
}

/**
 * What moved in each month of a period for each trial that a viewer runs, what settlements say of it, and what waits for somebody: that belongs to
 * the month in which money last came for the entry. What a settlement says of nothing that is known belongs to the month of the settlement and
 * to no trial. The latest first.
 */
export async function moneyOfMonths(db: Db, viewer: Viewer, period: Period): Promise<MonthOfTrial[]> {
  const { rows } = await sql<MonthOfTrial>`
    with settled as materialized (select * from ${settledRows} r),
    moved as (select v.*, ${isOverdue} as overdue from ${movements} v),
    line as (
      select v.trial_id, ${monthIn(sql`v.moved_at`)} as month, greatest(v.cents, 0) as in_cents, greatest(-v.cents, 0) as back_cents,
        coalesce(s.fee_cents, 0) as fee_cents, 0 as waiting, (v.provider <> 'bank')::integer as compared,
        coalesce(s.amount_cents <> v.cents, v.overdue)::integer as cases,
        case when s.about is not null then s.amount_cents - v.cents when v.overdue then -v.cents else 0 end as difference_cents,
        (v.provider <> 'bank' and s.about is null and not v.overdue)::integer as unsettled,
        case when v.provider <> 'bank' and s.about is null and not v.overdue then v.cents else 0 end as unsettled_cents
      from moved v left join settled s on s.about = v.about
      union all
      select e.trial_id, to_char(s.settled_on, 'YYYY-MM'), 0, 0, s.fee_cents, 0, 1, 1, s.amount_cents, 0, 0
      from settled s left join entry e on e.id = s.entry_id
      where s.about is null or not exists (select from moved v where v.about = s.about)
      union all
      select e.trial_id, ${monthIn(sql`coalesce((select max(p.confirmed_at) from payment p where p.entry_id = e.id), e.entered_at)`)},
        0, 0, 0, 1, 0, 0, 0, 0, 0
      from entry_waiting w join entry e on e.id = w.entry_id join entry_money m on m.entry_id = e.id where ${hasMoney}
    )
    select l.month, case when t.id is not null then json_build_object('id', t.id, 'date', t.held_on, 'kaerNr', t.kaer_nr, 'place', t.place,
        'club', json_build_object('id', c.id, 'name', c.name)) end as trial,
      sum(l.in_cents) as "inCents", sum(l.back_cents) as "backCents", sum(l.fee_cents) as "feeCents", sum(l.waiting) as waiting,
      sum(l.compared) as compared, sum(l.cases) as cases, sum(l.unsettled) as unsettled,
      sum(l.difference_cents) as "differenceCents", sum(l.unsettled_cents) as "unsettledCents"
    from line l left join trial t on t.id = l.trial_id left join club c on c.id = t.club_id
    where ${organisedBy(viewer)} and l.month between ${period.from} and ${period.to}
    group by l.month, t.id, c.id
    order by l.month desc, t.held_on desc nulls last, t.id desc`.execute(db)
  return rows
}

/** Payments that came in a period and refunds that were settled in it or, while they are not, decided in it, in the order of their time. */
export async function moneyEvents(db: Db, viewer: Viewer, period: Period): Promise<MoneyEvent[]> {
  const { rows } = await sql<MoneyEvent>`
    select v.id, v.entry_id as "entryId", v.at, v.kind, v.state, v.booked_on as "bookedOn",
      case when v.by_transfer then 'transfer' else 'card' end as method, v.amount_cents as "amountCents", v.transaction_id as "transactionId",
      t.held_on as "heldOn", t.kaer_nr as "kaerNr", t.place, c.name as club, n.regnr
    from (
      select p.entry_id, p.confirmed_at as at, 'payment' as kind, p.state, p.amount_cents, p.transaction_id, p.id,
        p.provider = 'bank' as by_transfer, p.booked_on
      from payment p where p.state = 'confirmed' and not ${isMistake}
      union all
      select p.entry_id, coalesce(r.settled_at, r.created_at), 'refund', r.state, r.amount_cents, p.transaction_id, r.id,
        r.by_transfer, (select min(b.booked_on) from bank_transaction b where b.refund_id = r.id)
      from refund r join payment p on p.id = r.payment_id where not r.mistake
    ) v
      join entry e on e.id = v.entry_id join trial t on t.id = e.trial_id join club c on c.id = t.club_id
      join written_number n on n.dog_id = e.dog_id
    where ${organisedBy(viewer)} and ${isIn(sql`v.at`, period)}
    order by v.at, v.kind, v.id`.execute(db)
  return rows
}

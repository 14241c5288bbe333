-- What treasurers ask of the money of an entry, said once: the rules are those of src/domain/payments/standing.ts.
create or replace view entry_money as
  select s.entry_id, s.paid_cents, s.refunded_cents, s.unknown_refunds,
    -- of what has gone back or may have, what has not arrived
    s.on_way_cents,
    -- what is still to be paid; negative: what is owed to the entrant
    s.fee_cents - (s.paid_cents - s.refunded_cents) as due_cents,
    -- somebody has to decide: more has come than is owed, or a refund was not answered
    s.fee_cents < s.paid_cents - s.refunded_cents or s.unknown_refunds > 0 as waiting
  from (
    select e.id as entry_id,
      case when e.withdrawn_at is null and t.cancelled_at is null then coalesce(e.fee_cents, 0) else e.kept_cents end as fee_cents,
      coalesce((select sum(p.amount_cents) from payment p where p.entry_id = e.id and p.state = 'confirmed'), 0)::integer as paid_cents,
      coalesce((
        select sum(r.amount_cents) from refund r join payment p on p.id = r.payment_id
        where p.entry_id = e.id and r.state <> 'failed'
      ), 0)::integer as refunded_cents,
      (
        select count(*) from refund r join payment p on p.id = r.payment_id
        where p.entry_id = e.id and r.state = 'unknown'
      ) as unknown_refunds,
      coalesce((
        select sum(r.amount_cents) from refund r join payment p on p.id = r.payment_id
        where p.entry_id = e.id and r.state in ('intended', 'sending', 'pending', 'unknown')
      ), 0)::integer as on_way_cents
    from entry e join trial t on t.id = e.trial_id
  ) s;

-- Paying for an entry by bank transfer to the organiser's account.

alter table club
  add column iban text check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  add column bic text check (bic ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  -- the recipient's name, as the bank knows it
  add column account_holder text check (account_holder <> ''),
  add check (num_nulls(iban, bic, account_holder) in (0, 3));

alter table entry
  -- how the entrant pays; null: nothing is asked for
  add column method text check (method in ('card', 'transfer')),
  drop constraint entry_hold_check,
  add constraint entry_hold_check check (hold in ('entering', 'transfer', 'offer'));
update entry set method = 'card' where fee_cents is not null;
alter table entry add check (method is null or fee_cents is not null);

-- Of provider 'bank': the day on which the bank booked it. Such a payment is confirmed from the beginning.
alter table payment
  add column booked_on date,
  add check ((provider = 'bank') = (booked_on is not null)),
  add check (provider <> 'bank' or state = 'confirmed');

-- Nothing has gone back: the payment had been recorded by mistake, and both count for nothing.
alter table refund
  add column mistake boolean not null default false,
  add check (not mistake or state = 'done');

-- The same as before, but that what was recorded by mistake has neither come in nor gone back.
create or replace view entry_money as
  select s.entry_id, s.paid_cents, s.refunded_cents, s.unknown_refunds, s.on_way_cents,
    s.fee_cents - (s.paid_cents - s.refunded_cents) as due_cents,
    s.fee_cents < s.paid_cents - s.refunded_cents or s.unknown_refunds > 0 as waiting
  from (
    select e.id as entry_id,
      case when e.withdrawn_at is null and t.cancelled_at is null then coalesce(e.fee_cents, 0) else e.kept_cents end as fee_cents,
      coalesce((
        select sum(p.amount_cents) from payment p
        where p.entry_id = e.id and p.state = 'confirmed'
          and not exists (select from refund r where r.payment_id = p.id and r.mistake)
      ), 0)::integer as paid_cents,
      coalesce((
        select sum(r.amount_cents) from refund r join payment p on p.id = r.payment_id
        where p.entry_id = e.id and r.state <> 'failed' and not r.mistake
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

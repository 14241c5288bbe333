-- A double-entry ledger of all money, and what the provider of payments says it has paid out: docs/decisions/0031-a-ledger-that-follows.md.

-- Report of the provider of payments about one payout.
create table settlement (
  id bigint generated always as identity primary key,
  provider text not null,
  -- the provider's name of it
  reference text not null,
  settled_on date not null,
  imported_at timestamptz not null,
  account_id bigint references account on delete set null,
  file_name text not null,
  unique (provider, reference)
);
create index settlement_account on settlement (account_id);

create table settlement_row (
  settlement_id bigint not null references settlement,
  -- of the file
  line integer not null,
  -- our own name of the payment or the refund, as the provider repeats it
  stamp text not null,
  reference text not null,
  -- negative: a refund
  amount_cents integer not null check (amount_cents <> 0),
  -- what the provider keeps for it, in hundredths of a cent
  fee_hundredths integer not null,
  -- null: it is not known here
  payment_id bigint references payment,
  refund_id bigint references refund,
  primary key (settlement_id, line),
  check (num_nonnulls(payment_id, refund_id) <= 1)
);
create unique index settlement_row_payment on settlement_row (payment_id);
create unique index settlement_row_refund on settlement_row (refund_id);

-- Accounts: provider (what the provider of payments owes), bank (a club's account), payout (the account of its payouts), prepaid (fees of dogs that
-- are to start), income (fees that stay), owed (to entrants, nobody has decided yet), refunds (decided, on their way), fees (the provider's), unassigned.
create table ledger_transaction (
  id bigint generated always as identity primary key,
  posted_at timestamptz not null default now(),
  -- the moment of what it tells
  happened_at timestamptz not null,
  kind text not null check (kind in ('opening', 'payment', 'refund', 'decision', 'settlement')),
  entry_id bigint references entry,
  payment_id bigint references payment,
  refund_id bigint references refund,
  settlement_id bigint unique references settlement,
  check ((settlement_id is null) = (entry_id is not null))
);
create index ledger_transaction_entry on ledger_transaction (entry_id);
create index ledger_transaction_payment on ledger_transaction (payment_id);
create index ledger_transaction_refund on ledger_transaction (refund_id);

create table ledger_entry (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transaction,
  account text not null check (account in ('provider', 'bank', 'payout', 'prepaid', 'income', 'owed', 'refunds', 'fees', 'unassigned')),
  -- whose trial it is; null: of the service as a whole
  club_id bigint references club,
  -- debit; negative: credit
  amount_cents integer not null check (amount_cents <> 0)
);
create index ledger_entry_transaction on ledger_entry (transaction_id);
create index ledger_entry_club on ledger_entry (club_id);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was posted stays: % of %', tg_op, tg_table_name using errcode = 'check_violation';
end $$;
create trigger ledger_transaction_stays before update or delete on ledger_transaction
  for each row execute function refuse_ledger_change();
create trigger ledger_entry_stays before update or delete on ledger_entry
  for each row execute function refuse_ledger_change();

create function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from ledger_entry where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balanced after insert on ledger_entry deferrable initially deferred
  for each row execute function refuse_unbalanced();

-- What the accounts have to say of each entry's money now. The five lines of an entry always add up to nothing.
create view entry_position as
  select m.entry_id, t.club_id, a.account, a.amount_cents
  from entry_money m join entry e on e.id = m.entry_id join trial t on t.id = e.trial_id
    cross join lateral (
      select m.paid_cents - m.refunded_cents as stays, greatest(-m.due_cents, 0) as owed,
        (coalesce((
          select sum(p.amount_cents) from payment p
          where p.entry_id = e.id and p.state = 'confirmed' and p.provider = 'bank'
            and not exists (select from refund r where r.payment_id = p.id and r.mistake)
        ), 0) - coalesce((
          select sum(r.amount_cents) from refund r join payment p on p.id = r.payment_id
          where p.entry_id = e.id and r.state = 'done' and r.by_transfer and not r.mistake
        ), 0))::integer as bank
    ) s
    cross join lateral (values
      ('provider', s.stays + m.on_way_cents - s.bank),
      ('bank', s.bank),
      ('refunds', -m.on_way_cents),
      ('owed', -s.owed),
      (case when e.withdrawn_at is null and t.ended_at is null and t.cancelled_at is null then 'prepaid' else 'income' end,
        s.owed - s.stays)
    ) a (account, amount_cents)
  where a.amount_cents <> 0;

-- What has been posted of each entry, by account and club.
create view entry_ledger as
  select t.entry_id, l.club_id, l.account, sum(l.amount_cents)::integer as amount_cents
  from ledger_transaction t join ledger_entry l on l.transaction_id = t.id
  where t.entry_id is not null
  group by t.entry_id, l.club_id, l.account having sum(l.amount_cents) <> 0;

-- What of an entry's money is not as posted: nothing, outside of a transaction.
create view ledger_difference as
  select d.entry_id, d.club_id, d.account, sum(d.amount_cents)::integer as amount_cents
  from (
    select entry_id, club_id, account, amount_cents from entry_position
    union all
    select entry_id, club_id, account, -amount_cents from entry_ledger
  ) d
  group by d.entry_id, d.club_id, d.account having sum(d.amount_cents) <> 0;

-- Posts what of an entry's money is not posted, at the end of the transaction that has changed it. Two at once wait for each other here, so that the
-- second sees what the first has posted; whoever comes here waits for nothing else any more.
create function post_entry(about bigint, why text, happened timestamptz, of_payment bigint, of_refund bigint) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4110, hashint8(about));
  with difference as (
    select * from ledger_difference where entry_id = about
  ), posted as (
    insert into ledger_transaction (happened_at, kind, entry_id, payment_id, refund_id)
    select happened, why, about, of_payment, of_refund where exists (select from difference)
    returning id
  )
  insert into ledger_entry (transaction_id, account, club_id, amount_cents)
  select posted.id, d.account, d.club_id, d.amount_cents from posted, difference d;
end $$;

create function post_payment() returns trigger language plpgsql as $$
begin
  perform post_entry(new.entry_id, 'payment', coalesce(new.confirmed_at, now()), new.id, null);
  if tg_op = 'UPDATE' and old.entry_id <> new.entry_id then
    perform post_entry(old.entry_id, 'payment', now(), new.id, null);
  end if;
  return null;
end $$;
create constraint trigger payment_inserted_posted after insert on payment deferrable initially deferred
  for each row when (new.state = 'confirmed') execute function post_payment();
create constraint trigger payment_updated_posted after update on payment deferrable initially deferred
  for each row when ((old.state, old.entry_id, old.amount_cents) is distinct from (new.state, new.entry_id, new.amount_cents))
  execute function post_payment();

create function post_refund() returns trigger language plpgsql as $$
begin
  perform post_entry((select entry_id from payment where id = new.payment_id), 'refund', coalesce(new.settled_at, new.created_at), null, new.id);
  return null;
end $$;
create constraint trigger refund_posted after insert or update on refund deferrable initially deferred
  for each row execute function post_refund();

create function post_decision() returns trigger language plpgsql as $$
begin
  perform post_entry(new.id, 'decision', now(), null, null);
  return null;
end $$;
create constraint trigger entry_posted after update on entry deferrable initially deferred
  for each row when ((old.kept_cents, old.fee_cents, old.withdrawn_at, old.trial_id)
    is distinct from (new.kept_cents, new.fee_cents, new.withdrawn_at, new.trial_id))
  execute function post_decision();

create function post_trial() returns trigger language plpgsql as $$
begin
  perform post_entry(e.id, 'decision', now(), null, null)
  from (select id from entry where trial_id = new.id and exists (select from payment where entry_id = entry.id) order by id) e;
  return null;
end $$;
create constraint trigger trial_posted after update on trial deferrable initially deferred
  for each row when ((old.cancelled_at, old.ended_at, old.club_id) is distinct from (new.cancelled_at, new.ended_at, new.club_id))
  execute function post_trial();

select post_entry(e.id, 'opening', now(), null, null)
from (select id from entry where exists (select from payment where entry_id = entry.id) order by id) e;

-- Entering a dog by oneself, and paying for it.

alter table entry
  -- what it costs, as it was when it was entered; null: nothing is asked for
  add column product_id bigint references product,
  add column fee_cents integer check (fee_cents > 0),
  -- an unpaid place is kept until then: of a new entry, or of an offer to the first in the queue
  add column hold text check (hold in ('entering', 'offer')),
  add column held_until timestamptz,
  -- of a withdrawn entry: whose doing it was; the system's where its place was not paid in time
  add column left_by text check (left_by in ('organiser', 'entrant', 'system')),
  -- of what was paid, what stays with the organiser although the dog does not start
  add column kept_cents integer not null default 0 check (kept_cents >= 0),
  -- made up by the browser that enters, so that sending it twice is one entry
  add column key uuid,
  add check ((hold is null) = (held_until is null)),
  add check (left_by is null or withdrawn_at is not null),
  add check (fee_cents is null or product_id is not null);
create unique index entry_key on entry (trial_id, key);
create index entry_held_until on entry (held_until) where held_until is not null and withdrawn_at is null;
create index entry_product on entry (product_id);
update entry set left_by = 'organiser' where withdrawn_at is not null;

-- Secrets of links in mails by which an entrant without an account opens the entry.
create table entry_link (
  hash bytea primary key,
  entry_id bigint not null references entry on delete cascade,
  created_at timestamptz not null
);
create index entry_link_entry on entry_link (entry_id);

-- One attempt to pay for an entry by the provider of payments. Bookkeeping: it stays when the entry's people are erased.
create table payment (
  id bigint generated always as identity primary key,
  entry_id bigint not null references entry,
  -- our own name of it, which the provider repeats
  stamp uuid not null unique,
  amount_cents integer not null check (amount_cents > 0),
  provider text not null,
  -- given by the provider; null: it has not answered
  transaction_id text,
  state text not null default 'created' check (state in ('created', 'open', 'confirmed', 'failed')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- when what it means for the entry was carried out
  applied_at timestamptz,
  -- when the provider was last asked about it
  asked_at timestamptz,
  unique (provider, transaction_id),
  check ((state = 'confirmed') = (confirmed_at is not null)),
  check (applied_at is null or confirmed_at is not null)
);
create index payment_entry on payment (entry_id);
create index payment_unsettled on payment (created_at) where state in ('created', 'open', 'failed');
create index payment_unapplied on payment (confirmed_at) where applied_at is null and confirmed_at is not null;

-- What the provider of payments has sent, as it came, before anything is made of it.
create table provider_message (
  id bigint generated always as identity primary key,
  received_at timestamptz not null,
  provider text not null,
  content jsonb not null,
  -- why nothing was made of it; null: it was taken, or has not been looked at
  fault text,
  handled_at timestamptz
);
create index provider_message_received on provider_message (received_at);

-- Money on its way back.
create table refund (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment,
  stamp uuid not null unique,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  account_id bigint references account on delete set null,
  -- sending: the provider is being asked; unknown: nobody can say whether it has done it
  state text not null default 'intended' check (state in ('intended', 'sending', 'pending', 'done', 'failed', 'unknown')),
  created_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz
);
create index refund_payment on refund (payment_id);
create index refund_unsettled on refund (created_at) where state in ('intended', 'sending', 'pending', 'unknown');

-- What has come in for an entry, what has gone back or may have, and how many refunds the provider did not answer; a refund that failed has not gone back.
create view entry_money as
  select e.id as entry_id,
    coalesce((select sum(p.amount_cents) from payment p where p.entry_id = e.id and p.state = 'confirmed'), 0)::integer as paid_cents,
    coalesce((
      select sum(r.amount_cents) from refund r join payment p on p.id = r.payment_id
      where p.entry_id = e.id and r.state <> 'failed'
    ), 0)::integer as refunded_cents,
    (
      select count(*) from refund r join payment p on p.id = r.payment_id
      where p.entry_id = e.id and r.state = 'unknown'
    ) as unknown_refunds
  from entry e;

-- Statements of the accounts of organiser clubs, and money that goes back by bank transfer.

-- How a club's bank heads its tables, as somebody has told once.
create table bank_table (
  club_id bigint primary key references club on delete cascade,
  -- headings by what is read of their columns
  columns jsonb not null
);

-- Statements that were imported. The file is not kept.
create table bank_import (
  id bigint generated always as identity primary key,
  imported_at timestamptz not null,
  account_id bigint references account on delete set null,
  club_id bigint not null references club,
  -- the club's, as it was
  iban text not null,
  file_name text not null,
  -- transactions that paid an entry, that were a refund, that nobody can be told by, and that were known before
  payments integer not null,
  refunds integer not null,
  cases integer not null,
  known integer not null
);
create index bank_import_account on bank_import (account_id);
create index bank_import_club on bank_import (club_id);

-- Payment lists: refunds that one file tells a bank to pay from one account.
create table refund_list (
  id bigint generated always as identity primary key,
  club_id bigint not null references club,
  -- the club's, as it was
  iban text not null,
  bic text not null,
  account_holder text not null,
  made_at timestamptz not null,
  account_id bigint references account on delete set null
);
create index refund_list_club on refund_list (club_id);
create index refund_list_account on refund_list (account_id);

-- A refund by transfer is intended until it stands in a list, and sending until somebody or a statement has told what became of it.
alter table refund
  add column by_transfer boolean not null default false,
  add column list_id bigint references refund_list,
  add check (list_id is null or by_transfer),
  add check (not by_transfer or state in ('intended', 'sending', 'done', 'failed')),
  add check (not by_transfer or (state = 'sending') <= (list_id is not null));
update refund r set by_transfer = true from payment p where p.id = r.payment_id and p.provider = 'bank' and not r.mistake;
create index refund_list_of on refund (list_id) where list_id is not null;
create index refund_waiting on refund (id) where by_transfer and state = 'intended';

-- Where money of an entry goes back to: asked of the entrant, and forgotten when it has gone.
alter table entry
  add column refund_iban text check (refund_iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  add column refund_holder text,
  add column refund_account_at timestamptz;
create index entry_refund_account on entry (refund_account_at) where refund_iban is not null;

-- Booked transactions of the clubs' accounts that are an entry's payment, a refund, or nobody's yet. Others are not kept.
create table bank_transaction (
  id bigint generated always as identity primary key,
  import_id bigint not null references bank_import,
  iban text not null,
  -- the bank's name of it; of one that takes another back some banks write the same
  archive_id text not null,
  -- integer cents of euro; below 0: it went out
  amount_cents integer not null check (amount_cents <> 0),
  booked_on date not null,
  reference text,
  -- who paid and what was written with it; of a case alone, and for a time
  party text not null default '',
  message text not null default '',
  -- why a person has to look at it; null: it was matched by itself
  case_kind text check (case_kind in ('unmatched', 'otherAccount', 'reversal', 'refundDiffers')),
  payment_id bigint references payment,
  refund_id bigint references refund,
  -- of a case: when somebody has assigned it or set it aside, and why
  settled_at timestamptz,
  settled_by bigint references account on delete set null,
  reason text,
  unique (iban, archive_id, amount_cents),
  check (case_kind is not null or payment_id is not null or refund_id is not null),
  check (settled_at is null or case_kind is not null)
);
create index bank_transaction_import on bank_transaction (import_id);
create index bank_transaction_payment on bank_transaction (payment_id);
create index bank_transaction_refund on bank_transaction (refund_id);
create index bank_transaction_settled_by on bank_transaction (settled_by);
create index bank_transaction_cases on bank_transaction (booked_on) where case_kind is not null and settled_at is null;

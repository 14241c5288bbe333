-- An entry that the dog's owner has not agreed to: docs/rules/entries.md#contested-entries.
create table entry_contest (
  id bigint generated always as identity primary key,
  entry_id bigint not null unique references entry on delete cascade,
  -- the owner; null: erased
  account_id bigint references account on delete set null,
  reason text not null check (reason <> ''),
  made_at timestamptz not null,
  verdict text check (verdict in ('kept', 'removed')),
  verdict_reason text,
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  check (num_nulls(verdict, decided_at) in (0, 2))
);
create index entry_contest_account on entry_contest (account_id);
create index entry_contest_decided_by on entry_contest (decided_by);

-- Those that wait: of a dog that is in a trial which is to be held.
create view open_contest as
  select c.* from entry_contest c join entry e on e.id = c.entry_id join trial t on t.id = e.trial_id
  where c.verdict is null and e.withdrawn_at is null and t.cancelled_at is null and t.ended_at is null;

-- Entries that wait for somebody to decide: about money that is owed or not answered for, or that is asked back, or whether the dog stays.
create or replace view entry_waiting as
  select m.entry_id from entry_money m where m.waiting
  union
  select o.entry_id from open_claim o
  union
  select o.entry_id from open_contest o;

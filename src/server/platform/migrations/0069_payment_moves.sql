-- Money that was moved from one entry to another of the same club: docs/rules/entries.md#moving-money.
create table payment_move (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment,
  from_entry_id bigint not null references entry,
  to_entry_id bigint not null references entry,
  reason text not null check (reason <> ''),
  moved_at timestamptz not null,
  account_id bigint references account on delete set null,
  check (from_entry_id <> to_entry_id)
);
create index payment_move_payment on payment_move (payment_id);
create index payment_move_from on payment_move (from_entry_id);
create index payment_move_to on payment_move (to_entry_id);
create index payment_move_account on payment_move (account_id);

-- As before, but what is moved is posted on both sides as of the move: until then it stood with the first entry alone.
create or replace function post_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.entry_id <> new.entry_id then
    perform post_entry(least(old.entry_id, new.entry_id), 'decision', now(), new.id, null);
    perform post_entry(greatest(old.entry_id, new.entry_id), 'decision', now(), new.id, null);
  else
    perform post_entry(new.entry_id, 'payment', coalesce(new.confirmed_at, now()), new.id, null);
  end if;
  return null;
end $$;

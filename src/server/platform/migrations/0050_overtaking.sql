-- Why the organiser put a dog before others that wait: docs/rules/entries.md#overtaking.
alter table entry_move
  -- null: nobody was overtaken, or it undoes another move
  add column reason text check (length(reason) between 1 and 500),
  add column undoes boolean not null default false;

-- Whoever was overtaken and is still to be told of it, once the minute in which the move can be undone is over.
create table overtaken_entry (
  move_id integer not null references entry_move on delete cascade,
  entry_id integer not null references entry on delete cascade,
  tell_at timestamptz not null,
  primary key (move_id, entry_id)
);
create index on overtaken_entry (entry_id);
create index on overtaken_entry (tell_at);

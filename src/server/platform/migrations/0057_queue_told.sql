-- Which number in the queue an entrant was told last: docs/rules/entries.md#moving-up.
create table queue_told (
  entry_id bigint primary key references entry on delete cascade,
  number smallint not null check (number > 0),
  told_at timestamptz not null
);

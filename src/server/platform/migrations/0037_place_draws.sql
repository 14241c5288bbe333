-- A trial fills by queue, or by a draw of its places after the closing.

alter table trial add column filling text not null default 'queue' check (filling in ('queue', 'draw'));

-- The draw of a trial's places. The seed is made at publishing and told to nobody before it is drawn; its hash is public from then on.
create table place_draw (
  trial_id bigint primary key references trial,
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash = encode(sha256(seed::bytea), 'hex')),
  made_at timestamptz not null,
  -- null: not yet
  drawn_at timestamptz
);

-- The dogs of a draw in the drawn order, as they were published.
create table drawn_entry (
  trial_id bigint not null references place_draw,
  position integer not null check (position > 0),
  entry_id bigint not null references entry,
  -- number of the dog as it was then
  regnr text not null,
  class text not null check (class in ('NUO', 'AVO', 'VOI')),
  primary key (trial_id, position),
  unique (trial_id, entry_id)
);
create index drawn_entry_entry on drawn_entry (entry_id);

create trigger place_draw_page_changed after insert or update or delete or truncate on place_draw
  for each statement execute function note_page_change('trials');

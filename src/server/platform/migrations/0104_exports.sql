-- The open data as it was made by night, for whoever asks; what it holds: docs/rules/exports.md.
create table open_data (
  id bigint generated always as identity primary key,
  -- the night it belongs to
  night date not null,
  made_at timestamptz not null,
  -- of the archive in bytes; null: it is being made, or whoever made it was killed
  size bigint check (size > 0),
  sha256 bytea check (length(sha256) = 32),
  -- rows by table
  rows jsonb,
  check ((size is null) = (sha256 is null) and (size is null) = (rows is null))
);
create unique index open_data_night on open_data (night) where size is not null;
-- One is made at a time: of two runs that begin at once one fails.
create unique index open_data_unfinished on open_data ((true)) where size is null;

-- Its archive in pieces, in their order.
create table open_data_part (
  open_data_id bigint not null references open_data on delete cascade,
  number integer not null,
  content bytea not null,
  primary key (open_data_id, number)
);
alter table open_data_part alter column content set storage external;

-- Keys by which partners read what is public, by programs of their own.
create table api_key (
  id bigint generated always as identity primary key,
  -- whom it was given to
  partner text not null check (partner <> ''),
  -- what for, and whom to ask
  note text not null default '',
  -- how it begins, by which people tell it from others
  beginning text not null check (length(beginning) between 6 and 12),
  -- SHA-256 of the key, which nobody has but the partner
  key_hash bytea not null unique check (length(key_hash) = 32),
  -- tokens of the budget that come back each minute; a plain call takes one
  per_minute integer not null check (per_minute between 60 and 6000),
  created_at timestamptz not null,
  created_by bigint references account on delete set null,
  revoked_at timestamptz,
  revoked_by bigint references account on delete set null,
  last_used_at timestamptz
);
create index api_key_created_by on api_key (created_by);
create index api_key_revoked_by on api_key (revoked_by);

-- Calls with a key on a Finnish day, and how many of them were refused for their number.
create table api_key_use (
  key_id bigint not null references api_key on delete cascade,
  day date not null,
  calls integer not null default 0 check (calls >= 0),
  refused integer not null default 0 check (refused >= 0),
  primary key (key_id, day)
);

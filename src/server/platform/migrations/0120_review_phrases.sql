-- The club's own phrases for judges' reviews. They are hidden, never removed.
create table review_phrase (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  kind text not null check (kind in ('hunt', 'water')),
  -- the part or feature that it is about; null: any
  topic text,
  text_fi text not null,
  text_sv text not null default '',
  text_en text not null default '',
  hidden boolean not null default false,
  -- in the list, from 1
  place integer not null
);

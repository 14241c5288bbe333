-- The kept list of champion titles. A dog's title refers to it by `code`, without a foreign key: an import may bring a title that the
-- list does not hold.
create table champion_title (
  id bigint generated always as identity primary key,
  code text not null unique check (code <> ''),
  name_fi text not null,
  name_sv text not null,
  name_en text not null,
  -- two letters; empty: international
  country text not null check (country ~ '^([A-Z]{2})?$'),
  -- its place in the list, from 1
  place integer not null,
  offered boolean not null default true,
  -- what show results tell of it, see domain/shows/titleRules.ts; null: the title is entered
  rule jsonb,
  version integer not null default 1
);

-- Where a title was won, and from where it is known; empty: not told.
alter table dog_title add column country text not null default '' check (country ~ '^([A-Z]{2})?$');
alter table dog_title add column source text not null default '';
-- Grows with every change, so that a form that was opened before is told of it.
alter table dog_title add column version integer not null default 1;

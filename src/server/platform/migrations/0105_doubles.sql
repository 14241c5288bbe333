-- Pairs of records that may be of one dog, as the last search found them. How: docs/rules/doubles.md.
create table double_pair (
  id        bigint generated always as identity primary key,
  low_id    bigint not null references dog on delete cascade,
  high_id   bigint not null references dog on delete cascade,
  -- of the first record, without its variety
  family    text not null,
  -- binary logarithm of the odds
  score     numeric(5, 1) not null,
  otherwise text not null check (otherwise in ('litter', 'unrelated')),
  -- domain/doubles/score.ts Evidence
  evidence  jsonb not null,
  -- the fields in which the two agree
  agreeing  text[] not null,
  found_at  timestamptz not null,
  unique (low_id, high_id),
  check (low_id < high_id)
);
create index double_pair_high on double_pair (high_id);
create index double_pair_score on double_pair (score desc, id);
create index double_pair_family on double_pair (family, score desc, id);

-- That somebody has looked at a pair and found two dogs. Without foreign keys to the dogs: a record that is merged and split again keeps it.
create table double_dismissal (
  low_id       bigint not null,
  high_id      bigint not null,
  account_id   bigint references account on delete set null,
  dismissed_at timestamptz not null,
  -- what was known then
  score        numeric(5, 1) not null,
  evidence     jsonb not null,
  -- when so much had changed that the pair came back
  lapsed_at    timestamptz,
  primary key (low_id, high_id)
);

-- A search through all records, breed after breed.
create table double_search (
  id          bigint generated always as identity primary key,
  -- null: by the clock
  started_by  bigint references account on delete set null,
  started_at  timestamptz not null,
  finished_at timestamptz,
  -- the breed it is done with last, in the order of their codes as text
  last_family text,
  dogs        integer not null default 0,
  candidates  integer not null default 0
);
-- never two at once
create unique index double_search_unfinished on double_search ((true)) where finished_at is null;

-- Two spellings of a number have the same digits: digitsOf of domain/doubles/comparison.ts.
create index dog_number_digits on dog_number (regexp_replace(key, '\D', '', 'g'));
create index check_in_chip on check_in (chip_number) where chip_number is not null;

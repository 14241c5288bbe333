-- Searches for a mate that people have saved; those shared are read by the breed adviser.
create table mate_search (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null,
  note text not null default '',
  -- of the bitch as it was written, so that dogs are merged and split without it
  regnr text not null,
  choice text not null check (choice in ('listed', 'breed')),
  weights jsonb not null,
  score text not null,
  -- null: the day on which it is opened
  mated_on date,
  shared boolean not null default false,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index mate_search_account on mate_search (account_id);
create index mate_search_shared on mate_search (updated_at) where shared;

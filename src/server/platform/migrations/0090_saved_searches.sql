-- Searches by features that people have saved, and of which dogs they have been told.
create table saved_search (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null,
  -- a mail is wanted when another dog fits
  mail boolean not null,
  -- what the address of the search says
  condition smallint not null check (condition in (1, 2, 3)),
  least smallint not null check (least between 1 and 10),
  breed text,
  sex text check (sex in ('male', 'female')),
  conditions text not null,
  -- dogs that fitted when it was saved, or that a mail has told of: bit n is the dog with id n
  seen bytea not null,
  -- the night of the last look for other dogs
  looked_on date not null,
  -- mails that have told of dogs
  mails integer not null default 0,
  saved_at timestamptz not null,
  -- for a while it can be restored
  removed_at timestamptz,
  version integer not null default 1
);
create index saved_search_account on saved_search (account_id);
create index saved_search_due on saved_search (looked_on) where mail and removed_at is null;
create index saved_search_removed on saved_search (removed_at) where removed_at is not null;

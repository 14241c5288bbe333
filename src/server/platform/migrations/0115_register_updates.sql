-- Many entries of the breeding register decided at once.
create table register_update (
  id bigint generated always as identity primary key,
  -- of whoever sends it: the same one sent twice decides once
  key uuid not null unique,
  -- code of the breed or family whose list was updated
  breed text not null,
  action text not null check (action in ('accept', 'decline', 'remove', 'keep', 'reactivate', 'reopen')),
  reason text,
  decided_at timestamptz not null,
  account_id bigint references account on delete set null,
  -- mails to owners that it queued
  mails integer not null default 0,
  undone_at timestamptz,
  undone_by bigint references account on delete set null
);
create index register_update_account on register_update (account_id);
create index register_update_undone_by on register_update (undone_by);

-- Its entries as they stood before; `version`: as it left them, so that what was changed since is known.
create table register_update_entry (
  id bigint generated always as identity primary key,
  update_id bigint not null references register_update on delete cascade,
  entry_id bigint not null references register_entry on delete cascade,
  version integer not null,
  state text not null check (state in ('applied', 'active', 'declined', 'removed')),
  added_on date,
  removed_on date,
  reason text,
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  weighed text[] not null,
  -- an undoing has given the entry back what it had
  restored boolean not null default false,
  unique (update_id, entry_id)
);
create index register_update_entry_entry on register_update_entry (entry_id);
create index register_update_entry_decided_by on register_update_entry (decided_by);

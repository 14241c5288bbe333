-- Updates of the data from files that somebody sends: imports in the browser, each as one unit that can be undone.

create table data_update (
  id bigint generated always as identity primary key,
  made_at timestamptz not null,
  account_id bigint references account on delete set null,
  file_name text not null,
  -- bytes
  size integer not null check (size between 1 and 104857600),
  -- how the file is written; null: to be recognised by its columns
  mapping text,
  state text not null default 'uploading' check (state in (
    'uploading', 'comparing', 'ready', 'applying', 'applied', 'undoing', 'undone', 'cancelled', 'failed', 'interrupted'
  )),
  -- the run that is at it; null: nobody is
  run uuid,
  phase text,
  done bigint not null default 0,
  total bigint not null default 0,
  -- why it has failed or stopped, and where
  failure text,
  failure_at text,
  -- what would change, or has changed, by number
  counts jsonb,
  -- of the difference that was shown: an update writes that and no other
  digest numeric,
  source_id bigint references change_source,
  -- breeds that it has added
  breeds text[] not null default '{}',
  compared_at timestamptz,
  applied_at timestamptz,
  applied_by bigint references account on delete set null,
  undone_at timestamptz,
  undone_by bigint references account on delete set null
);
create index data_update_account on data_update (account_id);
create index data_update_applied_by on data_update (applied_by);
create index data_update_undone_by on data_update (undone_by);
create index data_update_source on data_update (source_id);
-- One at a time is compared, written or undone.
create unique index data_update_at_work on data_update ((true)) where state in ('comparing', 'applying', 'undoing');

-- The file, in the parts in which it came: until it is applied, cancelled or thirty days old.
create table data_update_part (
  update_id bigint not null references data_update on delete cascade,
  number integer not null,
  content bytea not null,
  primary key (update_id, number)
);
alter table data_update_part alter column content set storage external;

-- What the file would change, for as long as the file is kept; and what an undoing has left, with who had changed it since.
create table data_update_row (
  update_id bigint not null references data_update on delete cascade,
  place integer not null,
  kind text not null check (kind in ('new', 'changed', 'refused', 'stayed')),
  sheet text,
  line integer,
  regnr text,
  -- of a refused row why
  code text,
  field text,
  former text,
  value text,
  changed_at timestamptz,
  changed_by bigint references account on delete set null,
  primary key (update_id, place)
);
create index data_update_row_kind on data_update_row (update_id, kind, place);
create index data_update_row_changed_by on data_update_row (changed_by) where changed_by is not null;

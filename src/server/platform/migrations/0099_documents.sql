-- Documents of the club in folders, and of trials, each with all its versions.
create table document_folder (
  id       bigint generated always as identity primary key,
  name_fi  text not null check (name_fi <> ''),
  -- empty: as in Finnish
  name_sv  text not null,
  name_en  text not null,
  position integer not null,
  version  integer not null default 1
);
create unique index document_folder_name on document_folder (lower(name_fi));

create table document (
  id         bigint generated always as identity primary key,
  -- null: it stands in none
  folder_id  bigint references document_folder,
  -- null: it is the club's
  trial_id   bigint references trial on delete cascade,
  title_fi   text not null check (title_fi <> ''),
  title_sv   text not null,
  title_en   text not null,
  -- false: for staff only
  public     boolean not null,
  brought_at    timestamptz not null,
  -- who brought it, whose own it is
  account_id bigint references account on delete set null,
  removed_at timestamptz,
  version    integer not null default 1,
  check (folder_id is null or trial_id is null)
);
-- Of two that get the same title at once in the same place the second is refused.
create unique index document_title on document (coalesce(trial_id, 0), coalesce(folder_id, 0), lower(title_fi))
  where removed_at is null;
create index document_folder_of on document (folder_id);
create index document_trial on document (trial_id) where trial_id is not null;
create index document_account on document (account_id);
create index document_removed on document (removed_at) where removed_at is not null;

-- The newest is given out; an earlier one that is put back is a new one with the same file.
create table document_version (
  id            bigint generated always as identity primary key,
  document_id   bigint not null references document on delete cascade,
  number        integer not null check (number > 0),
  file_id       bigint not null references file,
  -- as whoever brought it called the file
  file_name     text not null,
  restored_from integer,
  brought_at       timestamptz not null,
  account_id    bigint references account on delete set null,
  unique (document_id, number)
);
create index document_version_file on document_version (file_id);
create index document_version_account on document_version (account_id);
create trigger document_version_gone after delete on document_version
  for each row execute function drop_brought_file();

-- A file that was brought before its document: it waits for a day, for whoever brought it.
create table document_upload (
  id         bigint generated always as identity primary key,
  file_id    bigint not null references file,
  file_name  text not null,
  brought_at    timestamptz not null,
  account_id bigint not null references account on delete cascade
);
create index document_upload_file on document_upload (file_id);
create index document_upload_account on document_upload (account_id);
create trigger document_upload_gone after delete on document_upload
  for each row execute function drop_brought_file();

-- Pages of information that the club writes, each with its texts: the newest is shown, earlier ones can be put back.
create table information_page (
  id         bigint generated always as identity primary key,
  -- the last part of its address, which stays
  slug       text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position   integer not null,
  -- false: a draft, which nobody but its staff sees
  published  boolean not null,
  -- whose documents stand on it
  folder_id  bigint references document_folder on delete set null,
  removed_at timestamptz,
  changed_at timestamptz not null,
  -- who changed it last
  account_id bigint references account on delete set null,
  version    integer not null default 1
);
-- A removed one keeps its address, so that it can be put back.
create unique index information_page_slug on information_page (slug);
create index information_page_folder on information_page (folder_id);
create index information_page_account on information_page (account_id);

create table information_text (
  id            bigint generated always as identity primary key,
  page_id       bigint not null references information_page on delete cascade,
  number        integer not null check (number > 0),
  title_fi      text not null check (title_fi <> ''),
  -- empty: as in Finnish
  title_sv      text not null,
  title_en      text not null,
  text_fi       text not null check (text_fi <> ''),
  text_sv       text not null,
  text_en       text not null,
  restored_from integer,
  written_at    timestamptz not null,
  account_id    bigint references account on delete set null,
  unique (page_id, number)
);
create index information_text_account on information_text (account_id);

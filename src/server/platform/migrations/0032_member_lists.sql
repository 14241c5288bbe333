-- Imports of the club's member list. The list itself is not kept: only how many rows it had, and whose confirmation it changed.
create table member_import (
  id          bigint generated always as identity primary key,
  imported_at timestamptz not null,
  account_id  bigint references account on delete set null,
  file_name   text not null,
  -- false: it only added members
  whole_list  boolean not null,
  row_count   integer not null,
  confirmed   integer not null,
  lapsed      integer not null,
  conflicts   integer not null,
  undone_at   timestamptz,
  undone_by   bigint references account on delete set null
);
create index member_import_account on member_import (account_id);
create index member_import_undone_by on member_import (undone_by);

-- What the newest import changed, so that it can be undone; those of earlier ones go.
create table member_change (
  id                bigint generated always as identity primary key,
  import_id         bigint not null references member_import on delete cascade,
  account_id        bigint not null references account on delete cascade,
  -- the number that was confirmed or lapsed: undoing gives no confirmation to another
  membership_number text not null,
  confirmed_before  timestamptz,
  confirmed_after   timestamptz,
  unique (import_id, account_id),
  check ((confirmed_before is null) <> (confirmed_after is null))
);
create index member_change_account on member_change (account_id);

-- SYSADMIN keeps the breeds.
alter table breed
  add column id bigint generated always as identity unique,
  -- true: not offered where a breed is chosen, as long as no dog has it
  add column hidden boolean not null default false,
  -- true: added or changed by hand, so that no start of the service writes over it
  add column edited boolean not null default false,
  add column version integer not null default 1;
-- Pages that are kept in memory name breeds.
create trigger breed_page_changed after update on breed
  for each statement execute function note_page_change();

-- The service's own news get titles, drafts and a removal that can be undone.
alter table system_update
  add column title_fi text not null default 'Palvelun päivitys' check (title_fi <> ''),
  add column title_sv text not null default 'Uppdatering av tjänsten',
  add column title_en text not null default 'Service update',
  -- false: a draft, which nobody but its staff sees
  add column published boolean not null default true,
  add column removed_at timestamptz,
  add column version integer not null default 1;
alter table system_update
  alter column title_fi drop default,
  alter column title_sv drop default,
  alter column title_en drop default,
  alter column published drop default;
create index system_update_shown on system_update (published_at desc, id desc) where published and removed_at is null;

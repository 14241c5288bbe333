-- The health code list: scales of statements and findings of health inquiries. Shape: domain/health/codes.ts. Statements refer to it by
-- `scale`, without a foreign key: an import may bring a scale that the list does not hold.
create table health_code (
  id bigint generated always as identity primary key,
  code text not null unique check (code <> ''),
  kind text not null,
  name_fi text not null,
  name_sv text not null,
  name_en text not null,
  -- [{ value, label: { fi, sv, en }, meaning: { fi, sv, en } }], from best to worst
  grades jsonb not null default '[]',
  affected_from text,
  worst text,
  -- false: an assumption that the club must confirm
  confirmed boolean not null default false,
  offered boolean not null default true,
  version integer not null default 1
);
-- How dogs stand by the conditions of the register follows from it.
create trigger health_code_page_changed after insert or update or delete or truncate on health_code
  for each statement execute function note_page_change();

-- How files of others are written, as staff have said it: saved by name, shared, and found again by the headings.

create table data_mapping (
  id bigint generated always as identity primary key,
  name text not null,
  -- each sheet's name, headings and mapping: src/contract/mappingShape.ts
  sheets jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by bigint references account on delete set null,
  changed_at timestamptz not null,
  changed_by bigint references account on delete set null
);
create unique index data_mapping_name on data_mapping (lower(name));
create index data_mapping_created_by on data_mapping (created_by);
create index data_mapping_changed_by on data_mapping (changed_by);

-- The one that an update is read by; null: one that ships with the program, or none yet.
alter table data_update add column mapping_id bigint references data_mapping on delete set null;
create index data_update_mapping on data_update (mapping_id);

-- The beginning of each sheet of a file, by which it is mapped: goes with the file.
create table data_update_sample (
  update_id bigint primary key references data_update on delete cascade,
  content bytea not null
);

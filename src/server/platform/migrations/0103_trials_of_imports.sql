-- Trials of the past that an import brings carry its source, so that they go with its undo.
alter table trial add column source_id bigint;
create index trial_source on trial (source_id) where source_id is not null;

-- The correction that added a person: its undo takes the person away again. null: whoever came otherwise.
alter table person add column source_id bigint;
create index person_source on person (source_id) where source_id is not null;

-- The saves of a show are found by the results that have stood in it.
create index record_change_show on record_change ((former ->> 'show_id')) where table_name = 'show_result';

-- The history of what is recorded of dogs: where every row comes from, and what every change replaced.

-- Where a transaction's changes come from. A command of a person is told by its audit rows, which name the same source.
create table change_source (
  id        bigint generated always as identity primary key,
  made_at   timestamptz not null default now(),
  -- null: a command, or SQL by hand
  origin    text check (origin in ('import', 'demo')),
  file_name text,
  -- of a workbook its sheets: a line then counts through all of them (domain/imports/rowPlace.ts)
  sheets    text[] not null default '{}'
);


-- The source of the running transaction, made when it is first asked for.
create function current_source() returns bigint language plpgsql as $$
declare
  source bigint := nullif(current_setting('koirakanta.source', true), '');
begin
  if source is null then
    insert into change_source default values returning id into source;
    perform set_config('koirakanta.source', source::text, true);
  end if;
  return source;
end $$;

alter table audit add column source_id bigint references change_source;
alter table audit alter column source_id set default nullif(current_setting('koirakanta.source', true), '')::bigint;
create index audit_source on audit (source_id) where source_id is not null;

-- What a command logs before it changes anything gets the source, too: by the end of its transaction there is one.
create function note_audit_source() returns trigger language plpgsql as $$
declare
  source bigint := nullif(current_setting('koirakanta.source', true), '');
begin
  if source is not null then update audit set source_id = source where id = new.id; end if;
  return null;
end $$;
create constraint trigger audit_sourced after insert on audit deferrable initially deferred
  for each row when (new.source_id is null) execute function note_audit_source();

-- One row for each row that was changed or deleted: the values it had before, only those that differ.
create table record_change (
  id         bigint generated always as identity primary key,
  source_id  bigint not null references change_source,
  table_name text not null,
  -- id of the row, as text; of a number its key
  record     text not null,
  former     jsonb not null,
  deleted    boolean not null default false,
  -- of the file that the source names
  line       integer
);
create index record_change_record on record_change (table_name, record, id);
create index record_change_source on record_change (source_id);

-- Arguments: the column that names a row, and the columns that are followed; all without a second argument.
create function note_record_change() returns trigger language plpgsql as $$
declare
  -- what follows from other columns, or changes with every save
  passing text[] := array['name_folded', 'version', 'created_at', 'updated_at', 'saved_at'];
  followed text[] := string_to_array(tg_argv[1], ',');
begin
  -- An erasure leaves nothing of what it takes away.
  if current_setting('koirakanta.history', true) = 'off' then return null; end if;
  if tg_op = 'DELETE' then
    execute format(
      'insert into record_change (source_id, table_name, record, former, deleted)
       select current_source(), $1, %1$I::text, to_jsonb(f) - ''name_folded'', true from former_rows f', tg_argv[0])
    using tg_table_name;
  else
    execute format(
      'insert into record_change (source_id, table_name, record, former)
       select current_source(), $1, n.%1$I::text, changed.former
       from former_rows f join new_rows n using (%1$I)
       cross join lateral (
         select jsonb_object_agg(v.key, v.value) as former
         from jsonb_each(to_jsonb(f) - $2) v
         where ($3::text[] is null or v.key = any($3)) and to_jsonb(n) -> v.key is distinct from v.value
       ) changed
       where changed.former is not null', tg_argv[0])
    using tg_table_name, passing, followed;
  end if;
  return null;
end $$;

-- Rows that a dog can have several of are followed by a number of their own, which they keep when they go to another dog.
alter table dog_owner add column id bigint generated always as identity unique;
alter table dog_title add column id bigint generated always as identity unique;
alter table breeding_award add column id bigint generated always as identity unique;

do $$
declare
  followed record;
begin
  for followed in
    select * from (values
      ('dog', 'id', null), ('dog_number', 'key', null), ('dog_owner', 'id', null), ('dog_title', 'id', null),
      ('breeding_award', 'id', null), ('health_statement', 'id', null), ('show_result', 'id', null),
      ('breeding_review', 'id', null), ('trial_result', 'id', null), ('water_result', 'id', null),
      -- of these only to which dog they belong
      ('entry', 'id', 'dog_id'), ('litter_inquiry', 'id', 'sire_id,dam_id'), ('consent_log', 'id', 'dog_id')
    ) as t (name, key, columns)
  loop
    execute format(
      'create trigger %I after update on %I referencing old table as former_rows new table as new_rows
         for each statement execute function note_record_change(%s)',
      followed.name || '_changed', followed.name, concat_ws(', ', quote_literal(followed.key), quote_literal(followed.columns))
    );
    continue when followed.columns is not null;
    execute format(
      'create trigger %I after delete on %I referencing old table as former_rows
         for each statement execute function note_record_change(%L)',
      followed.name || '_deleted', followed.name, followed.key
    );
    -- Who added the row; null: from before the history. No foreign key: sources are never deleted, and an import would check a million.
    execute format('alter table %I add column source_id bigint', followed.name);
    execute format('alter table %I alter column source_id set default current_source()', followed.name);
  end loop;
end $$;

-- The line of the imported file that first names the dog, or that tells the statement.
alter table dog add column source_line integer;
alter table health_statement add column source_line integer;

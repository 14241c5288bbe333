-- One row for every transaction that changes what a dog's page shows. Whoever keeps pages in memory remembers the snapshot
-- they were read under; a page is out of date as soon as a change can be seen here that this snapshot did not see.
create table page_change (
  xid xid8 primary key default pg_current_xact_id()
);

create function note_page_change() returns trigger language plpgsql as $$
begin
  insert into page_change default values on conflict do nothing;
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array array[
    'person', 'file', 'dog', 'dog_number', 'dog_owner', 'dog_title', 'breeding_award', 'health_statement',
    'show', 'show_result', 'breeding_review', 'trial', 'trial_result', 'water_result'
  ] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I
         for each statement execute function note_page_change()',
      shown || '_page_changed', shown
    );
  end loop;
end $$;

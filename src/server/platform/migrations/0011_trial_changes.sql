-- What trials show is kept in memory as dogs are, but entering a dog in a trial must not empty what is kept of dogs: each
-- change says what it touches. A trial shows its dogs and results too, so whoever keeps trials listens to both.
alter table page_change
  add column shows text not null default 'dogs' check (shows in ('dogs', 'trials')),
  drop constraint page_change_pkey,
  add primary key (shows, xid);

-- The tables of 0006 give no argument.
create or replace function note_page_change() returns trigger language plpgsql as $$
begin
  insert into page_change (shows) values (coalesce(tg_argv[0], 'dogs')) on conflict do nothing;
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array array[
    'club', 'club_agent', 'judge', 'trial_judge', 'trial_number', 'entry', 'entry_move', 'rulebook'
  ] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I
         for each statement execute function note_page_change(''trials'')',
      shown || '_page_changed', shown
    );
  end loop;
end $$;

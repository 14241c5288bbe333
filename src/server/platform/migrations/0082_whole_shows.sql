-- Grows with every change, so that a page that was opened before is told of it.
alter table show add column version integer not null default 1;
-- Made on the list of shows: it stays without results. Of those that have none now nobody knows who made them: they stay, too.
alter table show add column made_by_hand boolean not null default false;
update show s set made_by_hand = true where not exists (select from show_result r where r.show_id = s.id);

-- Shows are followed by the history, like the results that belong to them.
create trigger show_changed after update on show referencing old table as former_rows new table as new_rows
  for each statement execute function note_record_change('id');
create trigger show_deleted after delete on show referencing old table as former_rows
  for each statement execute function note_record_change('id');
alter table show add column source_id bigint;
alter table show alter column source_id set default current_source();

-- A show goes with its last result, whatever takes that away.
create function remove_emptied_shows() returns trigger language plpgsql as $$
begin
  delete from show s using (select distinct show_id from former_rows) former
  where s.id = former.show_id and not s.made_by_hand and not exists (select from show_result r where r.show_id = s.id);
  return null;
end $$;
-- Named to run after `show_result_deleted`: an undo lays back the newest first, the show before its result.
create trigger show_result_emptied_by_deletion after delete on show_result referencing old table as former_rows
  for each statement execute function remove_emptied_shows();
create trigger show_result_emptied_by_move after update on show_result referencing old table as former_rows
  for each statement execute function remove_emptied_shows();

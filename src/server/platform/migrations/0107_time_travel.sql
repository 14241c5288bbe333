-- What is needed to read the history as on a day (src/server/history/past.store.ts).

-- An undo gives a deleted row back under its old id: it was not there in between. Such a change has no former values.
alter table record_change add column put_back boolean not null default false;
-- Rows that belonged to a dog once.
create index record_change_dog on record_change ((former ->> 'dog_id'), table_name) where former ? 'dog_id';
create index record_change_trial on record_change ((former ->> 'trial_id'), table_name) where former ? 'trial_id';

-- Of a trial what it announces and what it went through, but no contact of a person; of an entry where it stood.
create trigger trial_changed after update on trial referencing old table as former_rows new table as new_rows
  for each statement execute function note_record_change('id',
    'type,held_on,end_date,kaer_nr,place,club_id,district,district_number,form_number,start_time,end_time,divided,classes,registration_start,registration_end,capacity,fee_text,filling,published_at,start_list_at,ended_at,cancelled_at,cancel_reason,moved_from,move_reason');
drop trigger entry_changed on entry;
create trigger entry_changed after update on entry referencing old table as former_rows new table as new_rows
  for each statement execute function note_record_change('id', 'dog_id,class,withdrawn_at,start_number');

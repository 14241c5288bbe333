-- What many statements ask, said once.

-- In which list each entry stands: where its latest move put it.
create view entry_list as
  select distinct on (trial_id, entry_id) trial_id, entry_id, list, id as move_id
  from entry_move
  order by trial_id, entry_id, id desc;

-- The number a dog is shown by.
create view main_number as
  select dog_id, regnr from dog_number where is_primary;

-- What the organiser tells everyone: what to bring; why a trial was moved, from when and where; and whether the reason of a
-- cancellation was given when everyone reads it. Reasons of before were given for the entrants alone and stay so.
alter table trial
  add column bring text,
  add column move_reason text,
  add column moved_from date,
  add column moved_from_place text,
  add column cancel_reason_shown boolean not null default false,
  add constraint trial_moved check ((move_reason is null) = (moved_from is null) and (move_reason is null) = (moved_from_place is null));

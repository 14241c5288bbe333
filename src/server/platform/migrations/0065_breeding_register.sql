-- The breeding register: which dogs the club has accepted for breeding, and which have applied.
create table register_entry (
  id bigint generated always as identity primary key,
  dog_id bigint not null references dog,
  state text not null check (state in ('applied', 'active', 'declined', 'removed')),
  -- it waits for a decision or stands in the register
  open boolean not null generated always as (state in ('applied', 'active')) stored,
  applied_on date not null,
  -- when the dog was accepted first
  added_on date,
  removed_on date,
  -- issue of the club's magazine that has presented the dog
  magazine text,
  -- the owner has given the assurances of the application
  assured boolean not null default false,
  -- the owner agrees that the male stands in the list of males, and offers it
  list_consent boolean not null default false,
  available boolean not null default false,
  -- why it was last decided so; staff alone read it
  reason text,
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  -- what stood against the dog when it was last decided: a later finding is one that is not among these
  weighed text[] not null default '{}',
  version integer not null default 1,
  source_id bigint default current_source(),
  check ((state in ('active', 'removed')) = (added_on is not null)),
  check ((state = 'removed') = (removed_on is not null))
);
create unique index register_entry_open on register_entry (dog_id) where open;
create index register_entry_dog on register_entry (dog_id);
create index register_entry_decided_by on register_entry (decided_by);

create trigger register_entry_changed after update on register_entry referencing old table as former_rows new table as new_rows
  for each statement execute function note_record_change('id');
create trigger register_entry_deleted after delete on register_entry referencing old table as former_rows
  for each statement execute function note_record_change('id');
create trigger register_entry_page_changed after insert or update or delete or truncate on register_entry
  for each statement execute function note_page_change();

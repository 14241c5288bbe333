-- Review days: one reviewer's dogs of a Junkkari or breeding review, written down in the field and published as reviews.
create table review_day (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('junkkari', 'inspection')),
  held_on date not null,
  place text not null,
  reviewer text not null,
  -- null: it is being written
  published_at timestamptz,
  version integer not null default 1
);
create unique index review_day_one on review_day (kind, held_on, fold_text(place), fold_text(reviewer));
create index review_day_held_on on review_day (held_on);

-- A dog of a day that is being written. Published, its values are a breeding_review, and the row goes.
create table review_entry (
  id bigint generated always as identity primary key,
  day_id bigint not null references review_day on delete cascade,
  dog_id bigint not null references dog on delete cascade,
  -- clock, class, height, length, critique; a missing one has not been written
  values jsonb not null default '{}',
  -- raised by every save, so that whoever publishes says what was seen
  version integer not null default 1,
  -- the review that it was before the day was opened again: published anew it has that id
  review_id bigint unique,
  unique (day_id, dog_id)
);
create index review_entry_dog on review_entry (dog_id);

-- Followed like an entry: only to which dog it belongs.
create trigger review_entry_changed after update on review_entry referencing old table as former_rows new table as new_rows
  for each statement execute function note_record_change('id', 'dog_id');

alter table breeding_review
  add column version integer not null default 1,
  -- the day it was published with; null: it was written by itself, or moved to another day since
  add column day_id bigint references review_day on delete set null;
create index breeding_review_day on breeding_review (day_id);
create index breeding_review_held_on on breeding_review (held_on);

-- A dog that is not in the register: data of its entry, until staff link it to a recorded dog or add it.

-- false: the row stands here only so that lists, sheets, results and papers find the dog; nothing of the register knows it.
alter table dog add column registered boolean not null default true;
alter table dog add constraint dog_unregistered check (
  registered or (sire_id is null and dam_id is null and breeder_id is null and kennel_name is null and picture_id is null)
);

-- What an entry says of such a dog beside name, breed, sex and day of birth.
create table unregistered_dog (
  dog_id bigint primary key references dog on delete cascade,
  regnr  text not null,
  -- domain/regnr.ts regnrKey; no key of dog_number when it was entered
  key    text not null check (length(key) >= 4),
  chip   text check (chip ~ '^[0-9]{15}$'),
  -- the parents as they were written, by number or name
  sire   text,
  dam    text
);
create index unregistered_dog_key on unregistered_dog (key);

-- The dog as the entry told it; where `dog_id` is another, staff have linked it to that one.
alter table entry add column entered_as bigint unique references unregistered_dog on delete set null;

-- The number a dog is written with: its main one; of one that is not in the register the number that its entry gives.
create view written_number as
  select dog_id, regnr from dog_number where is_primary
  union all
  select dog_id, regnr from unregistered_dog;

-- null: an entrant says so, and nobody has seen the paper yet
alter table paper_award alter column seen_by drop not null;

-- A dog that is not in the register changes no pedigree: whoever enters one makes nobody compute anything.
create function note_dogs_inserted() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows where registered) then insert into pedigree_change default values; end if;
  return null;
end $$;
drop trigger dog_inserted_or_deleted on dog;
create trigger dog_pedigree_inserted after insert on dog referencing new table as new_rows
  for each statement execute function note_dogs_inserted();
create trigger dog_pedigree_deleted after delete on dog for each statement execute function note_pedigree_change();
drop trigger dog_pedigree_updated on dog;
create trigger dog_pedigree_updated
  after update of registered, sire_id, dam_id, breed_code, sex, birth_date, birth_year, death_date on dog
  for each statement execute function note_pedigree_change();

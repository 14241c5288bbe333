-- A row for every statement that may change a pedigree. The version every copy of the service watches is (max, count) of
-- the rows it can see: unlike a counter row it never makes two writers wait, and unlike a sequence it never runs ahead of a commit.
create table pedigree_change (
  id         bigint generated always as identity primary key,
  changed_at timestamptz not null default now()
);

create function note_pedigree_change() returns trigger language plpgsql as $$
begin
  insert into pedigree_change default values;
  return null;
end $$;

create trigger dog_inserted_or_deleted after insert or delete on dog
  for each statement execute function note_pedigree_change();
create trigger dog_pedigree_updated after update of sire_id, dam_id, breed_code, sex, birth_date, birth_year, death_date on dog
  for each statement execute function note_pedigree_change();

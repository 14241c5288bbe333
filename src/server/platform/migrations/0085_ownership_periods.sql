-- Somebody may own a dog a second time: an ownership is a period of its own.
alter table dog_owner drop constraint dog_owner_pkey;
alter table dog_owner drop constraint dog_owner_id_key;
alter table dog_owner add primary key (id);
create index dog_owner_dog on dog_owner (dog_id);
create unique index dog_owner_now on dog_owner (dog_id, person_id) where end_date is null;

-- Whether a dog names a person as its breeder is asked for every person who goes, as by the undo of an update.

create index dog_breeder on dog (breeder_id) where breeder_id is not null;

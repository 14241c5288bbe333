-- A new dog is compared with those whose numbers are written otherwise: domain/newRegnr.ts bareRegnr.
create index dog_number_bare on dog_number (translate(key, ' ./-', ''));

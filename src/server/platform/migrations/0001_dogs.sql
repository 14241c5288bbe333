-- Dogs, their numbers, people, and everything a dog's page tells.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only stable because its dictionary may change; pinned to one dictionary it is safe to index.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return public.unaccent('public.unaccent'::regdictionary, lower(value));

create table breed (
  code      text primary key check (code ~ '^[0-9]+(\.[0-9]+)?$'),
  family    text not null generated always as (split_part(code, '.', 1)) stored,
  name_fi   text not null,
  name_sv   text not null,
  name_en   text not null,
  -- false: a historical or imported breed that the club does not look after
  club      boolean not null default true
);

create table person (
  id             bigint generated always as identity primary key,
  name           text not null,
  town           text,
  email          text,
  phone          text,
  -- name and town may be shown to everyone
  public_consent boolean not null default false,
  created_at     timestamptz not null default now()
);

-- Files of up to 1 MB live beside their row: one thing to back up, one transaction.
create table file (
  id         bigint generated always as identity primary key,
  name       text not null unique,
  mime       text not null,
  content    bytea not null check (octet_length(content) <= 1048576),
  created_at timestamptz not null default now()
);

create table dog (
  id               bigint generated always as identity primary key,
  breed_code       text not null references breed,
  name             text not null,
  name_folded      text not null generated always as (fold_text(name)) stored,
  nick_name        text,
  -- null: the source does not tell
  sex              text check (sex in ('male', 'female')),
  birth_date       date,
  birth_year       smallint,
  sire_id          bigint references dog,
  dam_id           bigint references dog,
  kennel_name      text,
  breeder_id       bigint references person,
  handler          text,
  height_cm        numeric(4, 1) check (height_cm between 10 and 120),
  length_cm        numeric(4, 1) check (length_cm between 10 and 150),
  weight_kg        numeric(4, 1) check (weight_kg between 1 and 120),
  colour           text,
  picture_id       bigint references file,
  studbook_number  text,
  imported         boolean not null default false,
  beard_gene       text,
  vwd_status       text,
  teeth_remark     text,
  hair_remark      text,
  testicle_remark  text,
  eye_remark       text,
  mental_test      text,
  predator_test    text,
  health_insurance text,
  free_text        text,
  neutered         boolean not null default false,
  death_date       date,
  death_cause      text,
  -- the owner has released date and cause of death
  death_released   boolean not null default false,
  version          integer not null default 1,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  check (sire_id <> id and dam_id <> id and sire_id <> dam_id),
  check (birth_date is null or birth_year = extract(year from birth_date))
);
create index dog_sire on dog (sire_id);
create index dog_dam on dog (dam_id);
create index dog_breed_birth on dog (breed_code, birth_date);
create index dog_name_trigram on dog using gin (name_folded gin_trgm_ops);

-- Every number of a dog: its foreign one, its Finnish one. `key` is domain/regnr.ts regnrKey, `stem` the key without its year.
create table dog_number (
  key        text primary key check (length(key) >= 4),
  stem       text not null,
  regnr      text not null,
  dog_id     bigint not null references dog on delete cascade,
  is_primary boolean not null default false
);
create unique index dog_number_primary on dog_number (dog_id) where is_primary;
create index dog_number_dog on dog_number (dog_id);
create index dog_number_stem on dog_number (stem text_pattern_ops);
create index dog_number_prefix on dog_number (key text_pattern_ops);

create table dog_owner (
  dog_id     bigint not null references dog on delete cascade,
  person_id  bigint not null references person,
  start_date date,
  end_date   date,
  primary key (dog_id, person_id)
);
create index dog_owner_person on dog_owner (person_id);

create table dog_title (
  dog_id     bigint not null references dog on delete cascade,
  code       text not null,
  awarded_on date,
  primary key (dog_id, code)
);

create table breeding_award (
  dog_id     bigint not null references dog on delete cascade,
  level      text not null check (level in ('gold', 'silver', 'bronze')),
  awarded_on date not null,
  grounds    text not null,
  primary key (dog_id, level)
);

create table health_statement (
  id          bigint generated always as identity primary key,
  dog_id      bigint not null references dog on delete cascade,
  -- kind, scale and value: domain/health/statements.ts
  kind        text not null,
  scale       text not null,
  value       text not null,
  left_value  text,
  right_value text,
  examined_on date,
  age_months  integer,
  certificate text,
  remark      text,
  unique nulls not distinct (dog_id, kind, scale, value, examined_on, certificate)
);

create table show (
  id      bigint generated always as identity primary key,
  held_on date not null,
  place   text not null,
  country text not null default 'FI',
  name    text
);
create index show_held_on on show (held_on);

create table show_result (
  id       bigint generated always as identity primary key,
  show_id  bigint not null references show,
  dog_id   bigint not null references dog on delete cascade,
  class    text not null,
  -- grade as it was given; old scales are kept as they are
  grade    text not null,
  "placing" smallint,
  marks    text[] not null default '{}',
  judge    text,
  critique text,
  saved_at timestamptz not null default now(),
  unique (show_id, dog_id, class)
);
create index show_result_dog on show_result (dog_id);

create table breeding_review (
  id         bigint generated always as identity primary key,
  dog_id     bigint not null references dog on delete cascade,
  kind       text not null check (kind in ('junkkari', 'inspection')),
  held_on    date not null,
  clock      time,
  place      text not null,
  reviewer   text not null,
  class      text not null,
  height_cm  numeric(4, 1) not null,
  length_cm  numeric(4, 1) not null,
  critique   text,
  saved_at   timestamptz not null default now()
);
create index breeding_review_dog on breeding_review (dog_id);
create unique index breeding_review_one_junkkari on breeding_review (dog_id) where kind = 'junkkari';

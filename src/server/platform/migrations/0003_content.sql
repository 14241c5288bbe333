-- Litter notices, advertisements and the service's own news.
create table litter_inquiry (
  id           bigint generated always as identity primary key,
  type         text not null check (type in ('litter', 'plan', 'mating', 'stud')),
  sire_id      bigint not null references dog,
  dam_id       bigint not null references dog,
  kennel_name  text,
  mating_date  date,
  birth_date   date,
  females      smallint check (females >= 0),
  males        smallint check (males >= 0),
  sold         boolean not null default false,
  website      text,
  further_information text,
  updated_at   timestamptz not null default now()
);

create table advertisement (
  id         bigint generated always as identity primary key,
  event_name text not null,
  url        text not null,
  banner_id  bigint references file,
  position   integer not null default 0,
  shown      boolean not null default true
);

create table system_update (
  id           bigint generated always as identity primary key,
  published_at timestamptz not null default now(),
  text_fi      text not null,
  text_sv      text not null,
  text_en      text not null
);

-- What happened once to this database: the demo was loaded, the club profile was laid.
create table setting (
  key   text primary key,
  value jsonb not null
);

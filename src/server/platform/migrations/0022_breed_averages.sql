-- How breed averages are made is the rulebook's to say.
update rulebook set data = data || jsonb_build_object(
  'averageMethod', case when valid_from < '2021-06-01' then 'results' else 'dogs' end,
  'averageLeastDogs', 5);

-- A calculation of all breed averages, season after season, the latest first.
create table average_run (
  id           bigint generated always as identity primary key,
  -- the Monday it is for; null: somebody asked for it
  due_at       timestamptz unique,
  started_by   bigint references account on delete set null,
  started_at   timestamptz not null,
  finished_at  timestamptz,
  -- of the results there were when it began; null: there were none
  first_season smallint,
  last_season  smallint,
  check ((first_season is null) = (last_season is null)),
  check (first_season <= last_season)
);
-- never two at once
create unique index average_run_unfinished on average_run ((true)) where finished_at is null;

-- A season that a calculation is done with, and by what rules.
create table average_season (
  run_id        bigint not null references average_run on delete cascade,
  season        smallint not null,
  method        text not null check (method in ('results', 'dogs')),
  least_dogs    integer not null,
  rulebook_id   bigint references rulebook on delete set null,
  results       integer not null,
  calculated_at timestamptz not null,
  primary key (run_id, season)
);
create index average_season_latest on average_season (season, run_id desc);

-- What a calculation has changed: it stands until a later one changes it. No figures: there are no results any more.
create table breed_average (
  run_id  bigint not null,
  season  smallint not null,
  kind    text not null check (kind in ('hunt', 'water')),
  -- the part of the breed's code before the dot
  breed   text not null,
  -- null: of all classes
  class   text check (class in ('NUO', 'AVO', 'VOI')),
  figures jsonb not null,
  foreign key (run_id, season) references average_season on delete cascade,
  unique nulls not distinct (run_id, season, kind, breed, class)
);
create index breed_average_standing on breed_average (season, breed, kind, class, run_id desc);

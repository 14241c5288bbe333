-- Trials as far as results are shown; entry and running a trial come with their own migrations.
create table trial (
  id        bigint generated always as identity primary key,
  type      text not null check (type in ('field', 'forest', 'water_track')),
  held_on   date not null,
  end_date  date,
  -- running number of the trials of that day, given at publishing, never reused
  kaer_nr   integer,
  place     text not null,
  organiser text not null,
  head_judge text,
  unique (held_on, kaer_nr)
);

-- One dog at one field or forest trial. Grades are 0 to 10, features as domain/trials/features.ts has their scales.
create table trial_result (
  id                 bigint generated always as identity primary key,
  trial_id           bigint not null references trial,
  dog_id             bigint not null references dog on delete cascade,
  class              text not null check (class in ('NUO', 'AVO', 'VOI')),
  outcome            text not null check (outcome in ('judged', 'rejected', 'closed', 'withdrawn', 'interrupted', 'absent')),
  prize              smallint not null default 0 check (prize between 0 and 3),
  search_grade       smallint check (search_grade between 0 and 10),
  game_grade         smallint check (game_grade between 0 and 10),
  retrieve_grade     smallint check (retrieve_grade between 0 and 10),
  water_grade        smallint check (water_grade between 0 and 10),
  track_grade        smallint check (track_grade between 0 and 10),
  points             numeric(4, 1) check (points between 0 and 200),
  speed              smallint check (speed between 0 and 5),
  method             smallint check (method between 0 and 5),
  scenting           smallint check (scenting between 0 and 5),
  reporting          smallint check (reporting between 0 and 2),
  point              smallint check (point between 0 and 5),
  flush              smallint check (flush between 0 and 5),
  steadiness         smallint check (steadiness between 0 and 5),
  points_at_game     smallint check (points_at_game >= 0),
  retrieve_eagerness smallint check (retrieve_eagerness between 0 and 5),
  collaboration      smallint check (collaboration between 0 and 5),
  will_to_hunt       smallint check (will_to_hunt between 0 and 5),
  behaviour          smallint check (behaviour between 0 and 5),
  gun_shyness        smallint check (gun_shyness between 0 and 5),
  loudness           smallint check (loudness between 0 and 5),
  judge              text,
  report             text,
  status             text not null default 'preliminary' check (status in ('preliminary', 'official')),
  done_at            timestamptz not null default now(),
  unique (trial_id, dog_id)
);
create index trial_result_dog on trial_result (dog_id);

-- One dog's water and track performance; the letters are the club's own codes.
create table water_result (
  id         bigint generated always as identity primary key,
  trial_id   bigint not null references trial,
  dog_id     bigint not null references dog on delete cascade,
  class      text not null check (class in ('NUO', 'AVO', 'VOI')),
  outcome    text not null check (outcome in ('judged', 'rejected', 'closed', 'withdrawn', 'interrupted', 'absent')),
  water_grade smallint check (water_grade between 0 and 10),
  track_grade smallint check (track_grade between 0 and 10),
  pp smallint check (pp between 0 and 5),
  vh smallint check (vh between 0 and 5),
  pk smallint check (pk between 0 and 3),
  oh smallint check (oh between 0 and 5),
  ti smallint check (ti between 0 and 5),
  jls smallint check (jls between 0 and 5),
  jt smallint check (jt in (1, 3)),
  t  smallint check (t between 0 and 5),
  p  smallint check (p between 0 and 5),
  l  smallint check (l in (0, 3, 5)),
  lp smallint check (lp between 0 and 5),
  judge      text,
  report     text,
  status     text not null default 'preliminary' check (status in ('preliminary', 'official')),
  done_at    timestamptz not null default now(),
  unique (trial_id, dog_id)
);
create index water_result_dog on water_result (dog_id);

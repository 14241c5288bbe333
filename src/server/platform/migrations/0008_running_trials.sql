-- Running trials: who organises and judges, what a trial goes through, who takes part, what is being written down, by which rulebook.

-- Clubs that organise trials; their agents run those trials.
create table club (
  id       bigint generated always as identity primary key,
  name     text not null,
  -- kennel district
  district text,
  email    text,
  phone    text,
  website  text,
  active   boolean not null default true,
  version  integer not null default 1
);
create unique index club_name on club (lower(name));

create table club_agent (
  club_id    bigint not null references club on delete cascade,
  account_id bigint not null references account on delete cascade,
  primary key (club_id, account_id)
);
create index club_agent_account on club_agent (account_id);

-- A judge may be a user: that link decides whose own trial it is.
create table judge (
  id              bigint generated always as identity primary key,
  name            text not null,
  account_id      bigint unique references account on delete set null,
  qualifications  text[] not null default '{}'
                  check (qualifications <@ array['field', 'forest', 'water_track']),
  district        text,
  town            text,
  email           text,
  phone           text,
  -- e-mail and phone may be shown to everyone
  contact_consent boolean not null default false,
  active          boolean not null default true,
  version         integer not null default 1
);
create index judge_name on judge (lower(name));

create table rulebook (
  id         bigint generated always as identity primary key,
  valid_from date not null,
  -- an edited rulebook is a new revision; results keep the one they were judged by
  revision   integer not null default 1,
  data       jsonb not null,
  -- false: an assumption that the club must confirm
  confirmed  boolean not null default false,
  note       text,
  created_at timestamptz not null default now(),
  created_by bigint references account on delete set null,
  unique (valid_from, revision)
);

alter table trial
  alter column type drop not null,
  alter column held_on drop not null,
  alter column place drop not null,
  add column club_id bigint references club,
  add column district text,
  add column start_time time,
  add column end_time time,
  -- divided: water and track are done at trials of their own, and their valid results count
  add column divided boolean not null default true,
  add column classes text[] not null default '{NUO,AVO,VOI}' check (classes <@ array['NUO', 'AVO', 'VOI']),
  add column registration_start date,
  add column registration_end date,
  -- closed before its time, or never opened: by hand it is opened again
  add column closed_by_hand boolean not null default false,
  add column organiser_phone text,
  add column organiser_email text,
  add column invitation text,
  add column head_judge_report_id bigint references file,
  add column bird_species text,
  add column bird_release_count smallint check (bird_release_count >= 0),
  add column bird_release_time time,
  add column dropped_bird_count smallint check (dropped_bird_count >= 0),
  add column capacity smallint check (capacity > 0),
  add column capacity_by_class jsonb not null default '{}',
  -- of the draw of the start order, so that it can be drawn again the same
  add column start_seed text,
  add column published_at timestamptz,
  add column ended_at timestamptz,
  add column cancelled_at timestamptz,
  add column cancel_reason text,
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();

insert into club (name) select distinct organiser from trial;
update trial set
  club_id = (select c.id from club c where c.name = organiser),
  published_at = case when kaer_nr is not null then held_on::timestamptz end,
  ended_at = case when kaer_nr is not null and not exists (
    select from trial_result r where r.trial_id = trial.id and r.status = 'preliminary'
    union all select from water_result w where w.trial_id = trial.id and w.status = 'preliminary'
  ) then held_on::timestamptz + interval '1 day' end;

create table trial_judge (
  trial_id bigint not null references trial on delete cascade,
  judge_id bigint not null references judge,
  head     boolean not null default false,
  primary key (trial_id, judge_id)
);
create unique index trial_judge_head on trial_judge (trial_id) where head;
create index trial_judge_judge on trial_judge (judge_id);

insert into judge (name)
  select head_judge from trial where head_judge is not null
  union select judge from trial_result where judge is not null
  union select judge from water_result where judge is not null;
insert into trial_judge (trial_id, judge_id, head)
  select named.trial_id, j.id, bool_or(named.head)
  from (
    select id as trial_id, head_judge as name, true as head from trial
    union all select trial_id, judge, false from trial_result
    union all select trial_id, judge, false from water_result
  ) named join judge j on j.name = named.name
  group by named.trial_id, j.id;

alter table trial
  alter column club_id set not null,
  drop column organiser,
  drop column head_judge,
  add check (published_at is null or (type is not null and held_on is not null and place is not null and kaer_nr is not null)),
  add check (end_date >= held_on),
  add check (registration_start <= registration_end),
  add check (registration_start < held_on and registration_end < held_on),
  add check (published_at is not null or (ended_at is null and cancelled_at is null)),
  add check (ended_at is null or cancelled_at is null);
create index trial_held_on on trial (held_on);
create index trial_club on trial (club_id);

-- Every number a trial was ever given, so that an old address leads on and no number is given twice.
create table trial_number (
  held_on  date not null,
  kaer_nr  integer not null,
  trial_id bigint not null references trial,
  primary key (held_on, kaer_nr)
);
create index trial_number_trial on trial_number (trial_id);
insert into trial_number select held_on, kaer_nr, id from trial where kaer_nr is not null;

-- One dog entered in one trial; where it stands in the list follows from its moves.
create table entry (
  id            bigint generated always as identity primary key,
  trial_id      bigint not null references trial,
  dog_id        bigint not null references dog on delete cascade,
  class         text not null check (class in ('NUO', 'AVO', 'VOI')),
  entered_at    timestamptz not null default now(),
  -- who manages the entry
  account_id    bigint references account on delete set null,
  handler       text,
  contact_name  text,
  contact_email text,
  contact_phone text,
  language      text not null default 'fi' check (language in ('fi', 'sv', 'en')),
  start_number  smallint check (start_number > 0),
  withdrawn_at  timestamptz,
  version       integer not null default 1
);
create unique index entry_once on entry (trial_id, dog_id) where withdrawn_at is null;
create index entry_dog on entry (dog_id);
create index entry_account on entry (account_id);

-- Where an entry was put, and in front of which other; played again in their order the moves give the list.
create table entry_move (
  id         bigint generated always as identity primary key,
  trial_id   bigint not null references trial,
  entry_id   bigint not null references entry on delete cascade,
  list       text not null check (list in ('place', 'reserve')),
  -- null: to the end of the list
  before_id  bigint references entry on delete set null,
  moved_at   timestamptz not null default now(),
  account_id bigint references account on delete set null
);
create index entry_move_trial on entry_move (trial_id, id);

create table trial_message (
  id         bigint generated always as identity primary key,
  trial_id   bigint not null references trial,
  subject    text not null,
  body       text not null,
  recipients integer not null,
  sent_at    timestamptz not null default now(),
  account_id bigint references account on delete set null
);
create index trial_message_trial on trial_message (trial_id);

-- What is being written down of a dog, seen by staff only. Marking it done moves it to trial_result or water_result,
-- opening it again moves it back: a result is in one place at a time.
create table sheet (
  entry_id   bigint not null references entry on delete cascade,
  kind       text not null check (kind in ('hunt', 'water')),
  "values"   jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (entry_id, kind)
);

-- What an aspirant scores beside the judge; never counted.
create table practice_sheet (
  account_id bigint not null references account on delete cascade,
  entry_id   bigint not null references entry on delete cascade,
  kind       text not null check (kind in ('hunt', 'water')),
  "values"   jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (account_id, entry_id, kind)
);

alter table water_result
  add column rulebook_id bigint references rulebook,
  add column version integer not null default 1;
alter table trial_result
  -- null: judged before rulebooks were kept here
  add column rulebook_id bigint references rulebook,
  add column shot_over boolean,
  -- the water and track performance whose grades count here
  add column water_result_id bigint references water_result on delete set null,
  add column version integer not null default 1;
create index trial_result_trial on trial_result (trial_id);
create index trial_result_water on trial_result (water_result_id);

-- Scales are the rulebook's; the database only keeps out what no scale could have.
do $$
declare
  bound record;
begin
  for bound in
    select c.conname, c.conrelid::regclass as relation, a.attname
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and c.conrelid in ('trial_result'::regclass, 'water_result'::regclass)
      and a.attname not in ('class', 'outcome', 'prize', 'status', 'points', 'points_at_game')
      and a.attname not like '%\_grade'
  loop
    execute format('alter table %s drop constraint %I', bound.relation, bound.conname);
    execute format('alter table %s add check (%I between 0 and 20)', bound.relation, bound.attname);
  end loop;
end $$;

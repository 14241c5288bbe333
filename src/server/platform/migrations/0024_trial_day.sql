-- The day of a trial: which dogs go with which judges, the start list for everyone, and the check-in of the morning.

alter table trial
  -- counts the changes of its parties and of who is told of them: who has seen an earlier one changes nothing
  add column party_version integer not null default 0,
  -- of the draw of the parties, so that it can be drawn again the same; null: by hand, or none
  add column party_seed text,
  -- since when everyone sees the start list
  add column start_list_at timestamptz;

-- Dogs that go with one or two judges.
create table trial_party (
  trial_id  bigint not null references trial on delete cascade,
  number    smallint not null check (number between 1 and 99),
  -- the first day of the trial is 1: a trial that is moved takes its parties along
  trial_day smallint not null default 1 check (trial_day between 1 and 31),
  meets_at  time,
  place     text,
  primary key (trial_id, number)
);

-- Judges of the trial when they were chosen.
create table trial_party_judge (
  trial_id bigint not null,
  number   smallint not null,
  judge_id bigint not null references judge,
  primary key (trial_id, number, judge_id),
  foreign key (trial_id, number) references trial_party on delete cascade
);
create index trial_party_judge_judge on trial_party_judge (judge_id);

alter table entry
  -- counts while the dog has a place; it stays with a dog that leaves the places and comes back
  add column party_number smallint,
  -- when and where to meet, as the entrant was told of it last; null: of nothing yet
  add column told_meeting text,
  add foreign key (trial_id, party_number) references trial_party on delete set null (party_number);

-- What is seen of a dog that comes. That it did not come is a result of its own.
create table check_in (
  entry_id    bigint primary key references entry on delete cascade,
  present     boolean not null default false,
  chip        text check (chip in ('read', 'differs')),
  -- the number that was read, of one that differs
  chip_number text check (chip_number is null or chip = 'differs'),
  vaccinated  boolean not null default false,
  checked_at  timestamptz not null,
  account_id  bigint references account on delete set null
);
create index check_in_account on check_in (account_id);

-- Early warning of health: how families of dogs stand beside their breed. docs/rules/health-warning.md.

-- One look at all breeds in each quarter of the year.
create table health_look (
  id          bigint generated always as identity primary key,
  -- first day of the quarter
  quarter     date not null unique,
  begun_at    timestamptz not null,
  finished_at timestamptz,
  -- the breed it is done with last, in the order of their codes as text
  last_family text
);

-- What a look compared in a breed.
create table health_look_breed (
  look_id  bigint not null references health_look on delete cascade,
  family   text not null,
  -- families of dogs, and those that could come so far at all as to be told
  families integer not null,
  tests    integer not null,
  -- chance at which a family is told
  level    float8 not null,
  told     integer not null,
  primary key (look_id, family)
);

-- A family of which more dogs are affected than expected, as a look found it, and what was made of it.
create table health_alert (
  id         bigint generated always as identity primary key,
  look_id    bigint not null references health_look,
  -- the breed without its variety; kind, sort: domain/health
  family     text not null,
  kind       text not null,
  sort       text not null check (sort in ('sire', 'line')),
  -- the dog that the family is called after
  dog_id     bigint not null references dog on delete cascade,
  examined   integer not null,
  affected   integer not null,
  expected   float8 not null check (expected > 0),
  state      text not null default 'new' check (state in ('new', 'seen', 'followUp', 'closed')),
  reason     text,
  decided_by bigint references account on delete set null,
  decided_at timestamptz,
  version    integer not null default 1,
  unique (dog_id, kind, sort, family)
);
create index health_alert_state on health_alert (state, id desc);
create index health_alert_look on health_alert (look_id);
create index health_alert_decided on health_alert (decided_by) where decided_by is not null;

-- Rules of the club's annual competitions. A row is the rule of one competition for some seasons or years on end; those of the same `series`
-- are one competition through the years. Shape of `rule`: domain/competitions/rule.ts.
create table competition (
  id bigint generated always as identity primary key,
  -- id of the first rule of the competition
  series bigint not null,
  name_fi text not null check (name_fi <> ''),
  name_sv text not null,
  name_en text not null,
  -- seasons by the year they start in, or calendar years; null: on and on
  valid_from integer not null,
  valid_to integer check (valid_to >= valid_from),
  rule jsonb not null,
  -- false: the club has not decided it
  confirmed boolean not null default false,
  version integer not null default 1
);
create index competition_series on competition (series, valid_from);

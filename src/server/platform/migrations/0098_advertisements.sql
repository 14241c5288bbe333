-- Advertisements get a period, a removal that can be undone, and counts by day that know nobody.
alter table advertisement
  -- days in Finland, both counted in; null: from the beginning, until further notice
  add column shown_from date,
  add column shown_to date,
  add column removed_at timestamptz,
  add column version integer not null default 1,
  add constraint advertisement_period check (shown_to >= shown_from);

create table advertisement_count (
  advertisement_id bigint not null references advertisement on delete cascade,
  day              date not null,
  shown            integer not null default 0 check (shown >= 0),
  clicked          integer not null default 0 check (clicked >= 0),
  primary key (advertisement_id, day)
);

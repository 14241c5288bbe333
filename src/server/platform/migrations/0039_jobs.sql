-- What the service does by the clock, each by one copy at a time: docs/decisions/0030-one-list-of-jobs.md.
create table job (
  name text primary key,
  -- milliseconds from the beginning of a run to that of the next; 0: not known, it ran only because somebody asked
  every_ms bigint not null check (every_ms >= 0),
  -- made up by the copy that runs it now; null: none does
  holder uuid,
  -- moved on as long as it runs; that of a killed copy passes
  held_until timestamptz,
  -- somebody wants it to run now
  asked_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  succeeded_at timestamptz,
  -- the latest run that failed, and the code of why
  failed_at timestamptz,
  failure text,
  check ((holder is null) = (held_until is null)),
  check ((failed_at is null) = (failure is null))
) with (fillfactor = 50); -- written every few seconds: new versions of a row find room beside it

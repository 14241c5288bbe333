-- An award that an organiser has seen on paper and the register does not know: it counts for entering until the register denies it.
create table paper_award (
  id bigint generated always as identity primary key,
  dog_id bigint not null references dog,
  -- for which it was recorded
  trial_id bigint references trial on delete set null,
  ground text not null check (ground in ('showAward', 'firstPrizeInAvo')),
  award text not null,
  place text not null,
  won_on date not null,
  seen_by text not null,
  recorded_at timestamptz not null,
  account_id bigint references account on delete set null,
  verdict text check (verdict in ('confirmed', 'denied')),
  verdict_reason text,
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  check ((verdict is null) = (decided_at is null))
);
create index paper_award_dog on paper_award (dog_id);
create index paper_award_trial on paper_award (trial_id);

-- Followed like an entry: only to which dog it belongs.
create trigger paper_award_changed after update on paper_award referencing old table as former_rows new table as new_rows
  for each statement execute function note_record_change('id', 'dog_id');

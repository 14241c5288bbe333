-- How long after a trial it can be objected to is the rulebook's to say.
update rulebook set data = data || jsonb_build_object('objectionDays', 14);

-- An objection to the result of a dog at a trial, or to how the trial was held.
create table objection (
  id bigint generated always as identity primary key,
  trial_id bigint not null references trial,
  -- whose result it is about; null: how the trial was held
  dog_id bigint references dog,
  body text not null,
  -- who objected; of one on paper without an account
  account_id bigint references account on delete set null,
  -- null: somebody who has been erased
  objector_name text,
  objector_email text check (objector_email = canonical_email(objector_email)),
  language text not null check (language in ('fi', 'sv', 'en')),
  -- the last day in time, by the rulebook of the trial's day when it was received
  due_on date not null,
  received_on date not null,
  recorded_at timestamptz not null,
  -- who wrote down what came on paper; null: the objector did
  recorded_by bigint references account on delete set null,
  verdict text check (verdict in ('upheld', 'rejected', 'dismissed')),
  verdict_reason text,
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  version integer not null default 1,
  check ((verdict is null) = (decided_at is null)),
  check (verdict is distinct from 'dismissed' or received_on > due_on)
);
create index objection_trial on objection (trial_id);
create index objection_dog on objection (dog_id);
create index objection_account on objection (account_id);
create index objection_undecided on objection (trial_id) where verdict is null;

-- Followed like an entry: only to which dog it belongs.
create trigger objection_changed after update on objection referencing old table as former_rows new table as new_rows
  for each statement execute function note_record_change('id', 'dog_id');

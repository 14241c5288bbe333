-- That the head judge has looked through the results of a trial and stands for them. A trial has one signature at most: a new one replaces it, and a withdrawn one goes; the
-- log of the trial tells all of them.
create table trial_signature (
  trial_id   bigint primary key references trial on delete cascade,
  -- the head judge in whose place it was given
  judge_id   bigint not null references judge,
  -- who gave it; null: somebody who has been erased
  account_id bigint references account on delete set null,
  signed_at  timestamptz not null,
  -- what was signed: kind, id and digest of each result
  results    jsonb not null check (jsonb_typeof(results) = 'array')
);
create index trial_signature_judge on trial_signature (judge_id);
create index trial_signature_account on trial_signature (account_id);

create trigger trial_signature_page_changed after insert or update or delete or truncate on trial_signature
  for each statement execute function note_page_change('trials');

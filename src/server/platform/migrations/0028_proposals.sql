-- Proposals such as CACIT: which a trial may offer, and which dogs are proposed. What each asks for is the rulebook's to say.

-- Codes that the organiser has the right to.
alter table trial add column proposals text[] not null default '{}';

-- A dog that is proposed. It is no part of the result: that may be opened, corrected and marked done anew meanwhile.
create table proposal (
  id          bigint generated always as identity primary key,
  trial_id    bigint not null references trial on delete cascade,
  dog_id      bigint not null references dog,
  code        text not null,
  proposed_at timestamptz not null,
  account_id  bigint references account on delete set null,
  unique (trial_id, dog_id, code)
);
create index proposal_dog on proposal (dog_id);
create index proposal_account on proposal (account_id);

create trigger proposal_page_changed after insert or update or delete or truncate on proposal
  for each statement execute function note_page_change();
-- Followed like an entry: only to which dog it belongs.
create trigger proposal_changed after update on proposal referencing old table as former_rows new table as new_rows
  for each statement execute function note_record_change('id', 'dog_id');

-- The entrant is told of a proposal with the result: a new one makes the result news.
create or replace function result_digest(of_trial bigint, of_dog bigint) returns text language sql stable as $$
  select md5(string_agg(result, '' order by result) || coalesce((
    select string_agg(p.code, ',' order by p.code) from proposal p where p.trial_id = of_trial and p.dog_id = of_dog), '')) from (
    select (jsonb_strip_nulls(r.fields) - array['id', 'dog_id', 'water_result_id', 'source_id', 'done_at', 'status', 'version', 'corrected_at'])::text
      as result
    from (
      select to_jsonb(h) as fields from trial_result h where trial_id = of_trial and dog_id = of_dog
      union all
      select to_jsonb(w) from water_result w where trial_id = of_trial and dog_id = of_dog) r) results
$$;

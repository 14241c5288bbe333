-- What a dog's results at a trial say, in short: the same as long as nothing of them changes but how they are stored.
create function result_digest(of_trial bigint, of_dog bigint) returns text language sql stable as $$
  select md5(string_agg(result, '' order by result)) from (
    select (jsonb_strip_nulls(r.fields) - array['id', 'dog_id', 'water_result_id', 'source_id', 'done_at', 'status', 'version', 'corrected_at'])::text
      as result
    from (
      select to_jsonb(h) as fields from trial_result h where trial_id = of_trial and dog_id = of_dog
      union all
      select to_jsonb(w) from water_result w where trial_id = of_trial and dog_id = of_dog) r) results
$$;

-- What the entrant was told of when the trial was ended; null: nothing yet.
alter table entry add column told_result text;
update entry e set told_result = result_digest(e.trial_id, e.dog_id)
  from trial t where t.id = e.trial_id and t.ended_at is not null and e.withdrawn_at is null;

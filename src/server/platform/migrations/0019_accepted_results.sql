-- What a result was when it was marked done, for as long as it is open again: it is not judged by what is learned later.
alter table sheet add column accepted jsonb;

-- Checks that KAER_CHIEF has published a result against, and why; shown with the result.
alter table trial_result
  add column overridden jsonb,
  -- when an official result was last corrected
  add column corrected_at timestamptz;
alter table water_result
  add column overridden jsonb,
  add column corrected_at timestamptz;

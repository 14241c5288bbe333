-- Who judged a result, whatever the judge is called by now; the name stays as it was when the result was marked done.
alter table trial_result add column judge_id bigint references judge;
alter table water_result add column judge_id bigint references judge;
update trial_result r set judge_id = j.id
  from trial_judge tj join judge j on j.id = tj.judge_id where tj.trial_id = r.trial_id and j.name = r.judge;
update water_result w set judge_id = j.id
  from trial_judge tj join judge j on j.id = tj.judge_id where tj.trial_id = w.trial_id and j.name = w.judge;
create index trial_result_judge on trial_result (judge_id);
create index water_result_judge on water_result (judge_id);

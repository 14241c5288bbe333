-- Of a mail about a trial: which, so that its calendar file goes with it as the trial stands when it is sent.
alter table mail add column trial_id bigint references trial on delete set null;
create index mail_trial on mail (trial_id);

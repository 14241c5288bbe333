-- How often what a case was assigned to was taken back: each payment of it has a name of its own.
alter table bank_transaction add column times_reopened integer not null default 0 check (times_reopened >= 0);

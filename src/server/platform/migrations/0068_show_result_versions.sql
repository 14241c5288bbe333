-- Grows with every change of a result, so that a form that was opened before is told of it.
alter table show_result add column version integer not null default 1;

-- When the password of a session's account was last given in it: at its sign-in, and where it was asked again.
alter table session add column proved_at timestamptz;
update session set proved_at = created_at;
alter table session alter column proved_at set not null;

-- What tells of attacks, counted by the hour and by whose account it was about.
create table security_event (
  id         bigint generated always as identity primary key,
  hour       timestamptz not null check (extract(epoch from hour) % 3600 = 0),
  -- null: nobody was signed in, or no account has the name
  account_id bigint references account on delete cascade,
  kind       text not null check (kind in ('signinFailed', 'signinRefused', 'forbidden', 'tooMany', 'rightsChanged')),
  count      integer not null check (count > 0),
  -- how many of them the owner has been told of when signing in
  told       integer not null default 0,
  unique nulls not distinct (hour, account_id, kind)
);
create index security_event_account on security_event (account_id, id);

-- failed sign-ins since the visit before, as they were when this session began
alter table session add column failed_signins integer not null default 0;

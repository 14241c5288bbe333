-- A second factor at signing in: codes of an app that shares a secret with us (TOTP, RFC 6238).
create table second_factor (
  account_id   bigint primary key references account on delete cascade,
  secret       bytea not null check (octet_length(secret) = 20),
  created_at   timestamptz not null,
  -- null: it is being set up, and is not asked for yet
  confirmed_at timestamptz,
  -- the last time step of which a code was taken: none is taken twice
  last_step    bigint not null default 0
);

-- For when the app is lost. A code goes when it is used.
create table recovery_code (
  code_hash  bytea primary key,
  account_id bigint not null references second_factor on delete cascade
);
create index recovery_code_account on recovery_code (account_id);

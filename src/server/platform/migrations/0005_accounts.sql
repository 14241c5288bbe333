-- Who uses the service, what they may, what was changed by whom, and the mails that go out.
create table account (
  id                      bigint generated always as identity primary key,
  username                text not null check (username ~ '^[^\s@]{3,40}$'),
  -- confirmed by its owner or set by SYSADMIN; one that waits for confirmation stands in account_token
  email                   text not null check (email like '%_@_%'),
  first_name              text not null,
  last_name               text not null,
  phone                   text not null default '',
  membership_number       text not null default '',
  -- the club has checked the membership number
  membership_confirmed_at timestamptz,
  -- argon2id with its salt and parameters; null: invited, has not set a password yet
  password_hash           text,
  language                text not null default 'fi' check (language in ('fi', 'sv', 'en')),
  -- the same human among owners and breeders
  person_id               bigint references person on delete set null,
  locked_at               timestamptz,
  -- a new password must be set before the next sign-in
  reset_required          boolean not null default false,
  last_signin_at          timestamptz,
  -- works only where the demo is
  demo                    boolean not null default false,
  version                 integer not null default 1,
  created_at              timestamptz not null default now()
);
create unique index account_username on account (lower(username));
create unique index account_email on account (lower(email));
create unique index account_person on account (person_id);

create table account_role (
  account_id bigint not null references account on delete cascade,
  role       text not null,
  primary key (account_id, role)
);
create index account_role_role on account_role (role);

-- A registration that waits for its mail to be opened. One for each address, known or not, so that what a stranger can
-- observe (the user name is taken until expires_at) is the same; token_hash null: the address has an account already.
create table registration (
  id                bigint generated always as identity primary key,
  token_hash        bytea unique,
  username          text not null,
  email             text not null,
  first_name        text not null,
  last_name         text not null,
  phone             text not null,
  membership_number text not null,
  password_hash     text not null,
  language          text not null check (language in ('fi', 'sv', 'en')),
  created_at        timestamptz not null,
  expires_at        timestamptz not null
);
create unique index registration_username on registration (lower(username));
create unique index registration_email on registration (lower(email));

-- Only the hash of a token is kept: who reads this table cannot sign in with it.
create table session (
  id             uuid primary key default gen_random_uuid(),
  token_hash     bytea not null unique,
  account_id     bigint not null references account on delete cascade,
  device         text not null,
  created_at     timestamptz not null,
  last_used_at   timestamptz not null,
  expires_at     timestamptz not null,
  -- the next request gets another token: the roles have changed
  rotate         boolean not null default false,
  -- the token before, for requests that were on their way
  previous_hash  bytea unique,
  previous_until timestamptz
);
create index session_account on session (account_id);

-- One-time tokens sent by mail.
create table account_token (
  id         bigint generated always as identity primary key,
  token_hash bytea not null unique,
  account_id bigint not null references account on delete cascade,
  kind       text not null check (kind in ('change_email', 'reset_password')),
  new_email  text check ((kind = 'change_email') = (new_email is not null)),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_token_account on account_token (account_id);

-- Attempts counted by a hashed key (what is tried, and by whom or at whom); they forget.
create table attempt (
  key       bytea primary key,
  count     integer not null,
  last_at   timestamptz not null,
  forget_at timestamptz not null
);
create index attempt_forget on attempt (forget_at);

-- Captcha challenges that have been solved; kept until they are stale.
create table captcha_solution (
  hash       bytea primary key,
  expires_at timestamptz not null
);

-- Consents of people.
create table consent_log (
  id         bigint generated always as identity primary key,
  person_id  bigint not null references person on delete cascade,
  kind       text not null check (kind in ('name_and_town', 'death_data')),
  -- of death data: which dog
  dog_id     bigint references dog on delete cascade check ((kind = 'death_data') = (dog_id is not null)),
  given      boolean not null,
  account_id bigint references account on delete set null,
  changed_at timestamptz not null
);
create index consent_log_person on consent_log (person_id);

-- Every change of a record, in the transaction that made it.
create table audit (
  id         bigint generated always as identity primary key,
  changed_at timestamptz not null,
  -- null: the system itself, someone without an account, or someone erased
  account_id bigint references account on delete set null,
  subject    text not null,
  subject_id text not null,
  code       text not null,
  before     jsonb,
  after      jsonb
);
create index audit_subject on audit (subject, subject_id, id);
create index audit_account on audit (account_id, id);
create index audit_changed on audit (changed_at);

-- Written in the transaction that causes the mail: queued exactly once for a thing, a kind and a version.
create table mail (
  id         bigint generated always as identity primary key,
  key        uuid not null unique default gen_random_uuid(),
  thing      text not null,
  kind       text not null,
  version    integer not null default 1,
  account_id bigint references account on delete set null,
  recipient  text not null,
  language   text not null check (language in ('fi', 'sv', 'en')),
  subject    text not null,
  body_text  text not null,
  body_html  text not null,
  created_at timestamptz not null,
  due_at     timestamptz not null,
  attempts   integer not null default 0,
  last_error text,
  sent_at    timestamptz,
  -- given up: SYSADMIN sees it and may try again
  failed_at  timestamptz,
  unique (thing, kind, version)
);
create index mail_due on mail (due_at) where sent_at is null and failed_at is null;
create index mail_account on mail (account_id);
create index mail_recipient on mail (lower(recipient));

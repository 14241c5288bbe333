-- Mails that a server has refused, or that a delivery report says have not arrived (docs/decisions/0072).
alter table mail
  add column undelivered_at timestamptz,
  -- enhanced status code (RFC 3463) such as 5.1.1, or the reply code of a server that gave none
  add column undelivered_code text,
  -- the server's own words, without addresses
  add column undelivered_words text check (length(undelivered_words) <= 300),
  add check ((undelivered_at is null) = (undelivered_code is null)),
  add check ((undelivered_at is null) = (undelivered_words is null));

-- Addresses at which mails have not arrived since they were last confirmed.
create table unreachable_address (
  id bigint generated always as identity primary key,
  address text not null unique check (address = canonical_email(address)),
  -- mails, not reports
  failures integer not null check (failures > 0),
  last_at timestamptz not null,
  -- since when nothing but what is necessary is sent there; null: not yet
  silent_at timestamptz,
  code text not null,
  words text not null check (length(words) <= 300)
);
create index unreachable_address_last on unreachable_address (last_at);

-- Mails that are not necessary and that an address does not want. By address, not by account: contacts of entries have none.
create table mail_stop (
  id bigint generated always as identity primary key,
  address text not null check (address = canonical_email(address)),
  topic text not null,
  stopped_at timestamptz not null,
  unique (address, topic)
);

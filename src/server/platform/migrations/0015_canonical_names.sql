-- One form of every e-mail address and user name, whatever the locale of the database; src/domain/accounts/canonical.ts makes the same.

create function canonical_email(value text) returns text
  language sql immutable strict parallel safe
  return lower(value collate "C");

create function canonical_username(value text) returns text
  language sql immutable strict parallel safe
  return lower(value collate "und-x-icu");

update person set email = canonical_email(email) where email <> canonical_email(email);
update account set email = canonical_email(email) where email <> canonical_email(email);
update registration set email = canonical_email(email) where email <> canonical_email(email);
update account_token set new_email = canonical_email(new_email) where new_email <> canonical_email(new_email);
update mail set recipient = canonical_email(recipient) where recipient <> canonical_email(recipient);
update club set email = canonical_email(email) where email <> canonical_email(email);
update judge set email = canonical_email(email) where email <> canonical_email(email);
update trial set organiser_email = canonical_email(organiser_email)
  where organiser_email <> canonical_email(organiser_email);
update entry set contact_email = canonical_email(contact_email) where contact_email <> canonical_email(contact_email);

alter table person add check (email = canonical_email(email));
alter table account add check (email = canonical_email(email));
alter table registration add check (email = canonical_email(email));
alter table account_token add check (new_email = canonical_email(new_email));
alter table mail add check (recipient = canonical_email(recipient));
alter table club add check (email = canonical_email(email));
alter table judge add check (email = canonical_email(email));
alter table trial add check (organiser_email = canonical_email(organiser_email));
alter table entry add check (contact_email = canonical_email(contact_email));

drop index account_username;
create unique index account_username on account (canonical_username(username));
drop index registration_username;
create index registration_username on registration (canonical_username(username));

drop index account_email;
create unique index account_email on account (email);
drop index registration_email;
create index registration_email on registration (email);
drop index mail_recipient;
create index mail_recipient on mail (recipient);
drop index entry_contact_email;
create index entry_contact_email on entry (contact_email);

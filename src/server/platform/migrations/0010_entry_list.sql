-- The list of dogs of a trial: why one was withdrawn, one start number a dog, and each message sent once.

alter table entry
  add column withdrawn_reason text,
  add check (withdrawn_reason is null or withdrawn_at is not null);
create unique index entry_start_number on entry (trial_id, start_number) where withdrawn_at is null;
-- what is known of someone is asked by the address
create index entry_contact_email on entry (lower(contact_email));

-- made up by who writes the message, so that sending it twice is one message
alter table trial_message add column key uuid not null default gen_random_uuid() unique;

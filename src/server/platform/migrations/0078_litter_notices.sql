-- Notices of litters, plans, matings and studs: who keeps them, how they stand, until when they are shown.
alter table litter_inquiry
  add column state text not null default 'shown' check (state in ('waiting', 'shown', 'declined', 'withdrawn')),
  -- who keeps it; null: the club's staff
  add column owner_id bigint references account on delete set null,
  -- the shown notice that this one becomes once it is approved
  add column replaces_id bigint references litter_inquiry on delete cascade,
  add column place text,
  -- the contact that is shown; whoever wrote it has agreed to that
  add column contact_name text,
  add column contact_email text,
  add column contact_phone text,
  -- the last day on which it is shown
  add column expires_on date not null default (now() at time zone 'Europe/Helsinki' + interval '3 months')::date,
  -- why it was declined, or why it stands though no owner of the dam is known
  add column reason text,
  add column decided_at timestamptz,
  add column decided_by bigint references account on delete set null,
  add column version integer not null default 1,
  add check (contact_email = canonical_email(contact_email)),
  add check (replaces_id is null or state in ('waiting', 'declined'));

update litter_inquiry set expires_on = (updated_at at time zone 'Europe/Helsinki' + interval '3 months')::date;

create unique index litter_inquiry_replaces on litter_inquiry (replaces_id);
create index litter_inquiry_owner on litter_inquiry (owner_id);
create index litter_inquiry_decided_by on litter_inquiry (decided_by);
create index litter_inquiry_shown on litter_inquiry (type, expires_on) where state = 'shown';
create index litter_inquiry_waiting on litter_inquiry (id) where state = 'waiting';

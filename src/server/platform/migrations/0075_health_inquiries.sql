-- What owners and breeders report of a dog's health. Who reported it, the texts of the report, the internal text and the attachment are never public.
create table health_inquiry (
  id bigint generated always as identity primary key,
  -- the sender's own name of it: sent again after a lost answer, it is one report
  key uuid not null unique,
  dog_id bigint not null references dog,
  informer text not null check (informer in ('owner', 'breeder')),
  informer_name text,
  informer_email text check (informer_email = canonical_email(informer_email)),
  language text not null check (language in ('fi', 'sv', 'en')),
  account_id bigint references account on delete set null,
  condition text not null check (condition in ('healthy', 'problem')),
  sickness text not null default '',
  character text not null,
  genetics text not null default '',
  dead boolean not null default false,
  death_description text not null default '',
  reported_on date not null,
  reported_at timestamptz not null,
  attachment_id bigint references file,
  state text not null default 'new'
    check (state in ('new', 'handled', 'published', 'unpublished', 'withdrawn', 'merged')),
  -- of the health code list
  codes text[] not null default '{}',
  public_text text not null default '',
  internal_text text not null default '',
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  -- the report of the same matter that counts
  merged_into bigint references health_inquiry,
  version integer not null default 1,
  check ((state = 'merged') = (merged_into is not null)),
  check (merged_into <> id)
);
create index health_inquiry_dog on health_inquiry (dog_id);
create index health_inquiry_open on health_inquiry (reported_at, id) where state = 'new';
create index health_inquiry_account on health_inquiry (account_id);
create index health_inquiry_decided_by on health_inquiry (decided_by);
create index health_inquiry_merged_into on health_inquiry (merged_into);
create index health_inquiry_attachment on health_inquiry (attachment_id) where attachment_id is not null;

-- Followed like an entry: only to which dog it belongs.
create trigger health_inquiry_changed after update on health_inquiry referencing old table as former_rows new table as new_rows
  for each statement execute function note_record_change('id', 'dog_id');
create trigger health_inquiry_page_changed after insert or update or delete or truncate on health_inquiry
  for each statement execute function note_page_change();

-- Secrets that open a report; only their hashes are stored.
create table health_inquiry_link (
  hash bytea primary key,
  inquiry_id bigint not null references health_inquiry on delete cascade,
  created_at timestamptz not null
);
create index health_inquiry_link_inquiry on health_inquiry_link (inquiry_id);

-- A file that was brought before its report; whoever brought it has the handle. It waits for a day.
create table health_attachment (
  hash bytea primary key,
  file_id bigint not null references file,
  created_at timestamptz not null
);
create index health_attachment_file on health_attachment (file_id);
create index health_attachment_created on health_attachment (created_at);

-- An attachment goes with its informer, and its file with the last that refers to it.
create function drop_health_attachment() returns trigger language plpgsql as $$
begin
  if old.informer_email is distinct from new.informer_email and new.informer_email is null
    or old.account_id is distinct from new.account_id and new.account_id is null then
    new.attachment_id := null;
  end if;
  return new;
end $$;
create trigger health_inquiry_informer_gone before update of informer_email, account_id on health_inquiry
  for each row execute function drop_health_attachment();

create function drop_attached_file() returns trigger language plpgsql as $$
begin
  perform delete_unused_file(old.attachment_id);
  return null;
end $$;
create trigger health_inquiry_attachment_gone after update or delete on health_inquiry
  for each row when (old.attachment_id is not null) execute function drop_attached_file();

create function drop_brought_file() returns trigger language plpgsql as $$
begin
  perform delete_unused_file(old.file_id);
  return null;
end $$;
create trigger health_attachment_gone after delete on health_attachment
  for each row execute function drop_brought_file();

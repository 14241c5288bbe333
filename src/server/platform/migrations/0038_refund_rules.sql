-- What of a fee comes back when its entrant cancels: assumptions until the club confirms them (docs/rules/entries.md#what-comes-back).
create table refund_rule (
  id bigint generated always as identity primary key,
  -- why it comes back; the first two hold by themselves, the others are claimed by the entrant
  ground text not null check (ground in ('beforeClosing', 'trialMoved', 'heat', 'illness', 'death', 'other')),
  -- holds for what is cancelled from that day on, until a later row of the ground
  valid_from date not null,
  -- percent of what was paid
  share smallint not null check (share between 0 and 100),
  -- integer cents that stay with the organiser of what would come back
  handling_cents integer not null default 0 check (handling_cents between 0 and 100000),
  needs_certificate boolean not null default false,
  confirmed boolean not null default false,
  version integer not null default 1,
  unique (ground, valid_from)
);
insert into refund_rule (ground, valid_from, share, needs_certificate) values
  ('beforeClosing', date '2026-01-01', 100, false),
  ('trialMoved', date '2026-01-01', 100, false),
  ('heat', date '2026-01-01', 100, true),
  ('illness', date '2026-01-01', 100, true),
  ('death', date '2026-01-01', 100, true),
  ('other', date '2026-01-01', 0, false);

-- The rule by which was decided what became of the money of a cancelled entry.
alter table entry add column refund_rule_id bigint references refund_rule;
create index entry_refund_rule on entry (refund_rule_id);

-- What an entrant who cancels after the closing asks back, until the organiser decides.
create table refund_claim (
  id bigint generated always as identity primary key,
  entry_id bigint not null references entry on delete cascade,
  rule_id bigint not null references refund_rule,
  -- when the entry was cancelled for it; restored and cancelled anew it is another
  made_at timestamptz not null,
  -- what comes back where it is accepted, in cents
  amount_cents integer not null check (amount_cents > 0),
  certificate_id bigint references file,
  verdict text check (verdict in ('accepted', 'declined')),
  verdict_reason text,
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  version integer not null default 1,
  unique (entry_id, made_at),
  check ((verdict is null) = (decided_at is null))
);
create index refund_claim_rule on refund_claim (rule_id);
create index refund_claim_certificate on refund_claim (certificate_id) where certificate_id is not null;
create index refund_claim_decided_by on refund_claim (decided_by);

-- A certificate is kept as long as the claim needs it: with its link goes the file.
create function drop_certificate() returns trigger language plpgsql as $$
begin
  perform delete_unused_file(old.certificate_id);
  return null;
end $$;
create trigger refund_claim_certificate_gone after update of certificate_id or delete on refund_claim
  for each row when (old.certificate_id is not null) execute function drop_certificate();

-- Claims that wait: of a dog that left for them and has not come back, in a trial that is held.
create view open_claim as
  select c.* from refund_claim c join entry e on e.id = c.entry_id join trial t on t.id = e.trial_id
  where c.verdict is null and c.made_at = e.withdrawn_at and t.cancelled_at is null;

-- Entries that wait for somebody to decide: about money that is owed or not answered for, or that is asked back.
create view entry_waiting as
  select m.entry_id from entry_money m where m.waiting
  union
  select o.entry_id from open_claim o;

-- Rules of a planned litter: PEVISA programmes, rules of the register, conditions of the club. A row is one rule with its period. Shapes of
-- `conditions` and `cases`: domain/breeding/rules/ruleSet.ts and caseShape.ts.
create table breeding_rule (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('pevisa', 'register', 'club')),
  -- families of breeds; none: all
  breeds text[] not null default '{}',
  valid_from date not null,
  -- null: on and on
  valid_to date check (valid_to >= valid_from),
  title_fi text not null check (title_fi <> ''),
  title_sv text not null,
  title_en text not null,
  -- where it was published
  source text not null check (source <> ''),
  conditions jsonb not null,
  cases jsonb not null,
  -- what is published never changes but for its last day; `replaced`: another one has taken the place of the whole of it
  state text not null check (state in ('draft', 'published', 'replaced')),
  -- of a draft: the published rule that it takes the place of
  replaces_id bigint references breeding_rule on delete set null,
  version integer not null default 1
);
create index breeding_rule_replaces on breeding_rule (replaces_id);
-- How dogs stand by the conditions of the register, and the warnings of a litter, follow from it.
create trigger breeding_rule_page_changed after insert or update or delete or truncate on breeding_rule
  for each statement execute function note_page_change();

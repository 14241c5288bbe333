-- What entering a trial costs. The fees are assumptions until the club confirms them (docs/rules/entries.md#products).
create table product (
  id bigint generated always as identity primary key,
  description_fi text not null check (description_fi <> ''),
  -- empty: not translated, the Finnish one is shown
  description_sv text not null default '',
  description_en text not null default '',
  -- integer cents of euro
  amount_cents integer not null check (amount_cents between 1 and 100000),
  -- for members whose membership number the club has confirmed
  member_only boolean not null default false,
  trial_types text[] not null check (trial_types <@ array['field', 'forest', 'water_track'] and cardinality(trial_types) > 0),
  classes text[] not null check (classes <@ array['NUO', 'AVO', 'VOI'] and cardinality(classes) > 0),
  -- days of entering, both counted in
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  -- order in which they are offered
  position integer not null,
  -- false: an assumption that the club must confirm
  confirmed boolean not null default false,
  version integer not null default 1
);

insert into product (description_fi, description_sv, description_en, amount_cents, member_only, trial_types, classes, valid_from, position)
select fi, sv, en, cents, member, types, classes, date '2026-01-01', position
from (values
  ('Nuorten luokka, jäsen', 'Unghundsklass, medlem', 'Youth class, member', 3000, true, array['field', 'forest'], array['NUO'], 1),
  ('Nuorten luokka', 'Unghundsklass', 'Youth class', 4000, false, array['field', 'forest'], array['NUO'], 2),
  ('Avoin ja voittajaluokka, jäsen', 'Öppen klass och vinnarklass, medlem', 'Open and winner class, member', 4000, true, array['field', 'forest'], array['AVO', 'VOI'], 3),
  ('Avoin ja voittajaluokka', 'Öppen klass och vinnarklass', 'Open and winner class', 5000, false, array['field', 'forest'], array['AVO', 'VOI'], 4),
  ('Vesi- ja jälkikoe, jäsen', 'Vatten- och spårprov, medlem', 'Water and track trial, member', 2000, true, array['water_track'], array['NUO', 'AVO', 'VOI'], 5),
  ('Vesi- ja jälkikoe', 'Vatten- och spårprov', 'Water and track trial', 3000, false, array['water_track'], array['NUO', 'AVO', 'VOI'], 6)
) as first(fi, sv, en, cents, member, types, classes, position);

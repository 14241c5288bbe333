import { isErased } from '../erased.store.ts'
import type { RecordKind } from './kinds.types.ts'
import { readOwner } from './readOwner.ts'

/** Whether two periods have a day in common, as domain/ownership.ts says it. */
const overlaps = (o: string, f: string) =>
  `(${o}.end_date is null or ${f}.since is null or ${o}.end_date > ${f}.since)
    and (${f}.until is null or ${o}.start_date is null or ${f}.until > ${o}.start_date)`

const samePeriod = (o: string, f: string) =>
  `${o}.start_date is not distinct from ${f}.since and ${o}.end_date is not distinct from ${f}.until`

/** The ownerships that are recorded of a row's dog, with the people. */
const RECORDED = 'dog_owner o join person p on p.id = o.person_id'
const isSamePerson = 'fold_text(p.name) = fold_text(f.name)'

/** Who owned the dog in the row's time, when that was not the person of the row; null: nobody is recorded. */
const OTHERS = `(select string_agg(p.name, ', ' order by o.id) from ${RECORDED}
  where o.dog_id = f.node and not ${isSamePerson} and ${overlaps('o', 'f')})`
const IS_RECORDED = `exists (select from ${RECORDED} where o.dog_id = f.node and ${isSamePerson}
  and ((${overlaps('o', 'f')}) or (${samePeriod('o', 'f')})))`

/** Only a person of whom no more is known than a file tells is taken for one: two people may share a name. */
const PEOPLE = `
create temp table import_owner_person on commit drop as
select n.name, n.town, min(p.id) as id
from (select distinct name, town from import_dog_owner where not known) n
left join person p on p.name = n.name and p.town is not distinct from n.town and p.email is null and p.phone is null
  and not p.public_consent and not exists (select from account a where a.person_id = p.id)
group by n.name, n.town`

const NEW_PEOPLE = `
with made as (
  insert into person (name, town, source_id) select name, town, $1::bigint from import_owner_person where id is null
  returning id, name, town
)
update import_owner_person p set id = made.id from made where made.name = p.name and made.town is not distinct from p.town`

const NEW_OWNERS = `
insert into dog_owner (dog_id, person_id, start_date, end_date)
select f.dog_id, p.id, f.since, f.until
from import_dog_owner f join import_owner_person p on p.name = f.name and p.town is not distinct from f.town
where not f.known order by f.line
on conflict do nothing`

const FILLED = `
update dog_owner o set start_date = f.since
from import_dog_owner f join import_dog_owner_known k on k.line = f.line
where o.id = k.id and f.fills and o.start_date is null`

/** Owners of dogs, now and before. */
export const OWNERS: RecordKind = {
  kind: 'owners',
  table: 'dog_owner',
  columns: { name: 'text', town: 'text', since: 'date', until: 'date' },
  read: readOwner,
  refusals: [
    { code: 'row-before-birth', field: 'owner_since', where: 'f.since < f.born', detail: 'f.since::text' },
    {
      code: 'erased-person',
      field: 'owner',
      where: `${isErased('f.key', 'f.name')}
        or exists (select from dog_number n where n.dog_id = f.node and ${isErased('n.key', 'f.name')})`,
      detail: 'null',
    },
    {
      code: 'differs',
      field: 'owner',
      where: `${OTHERS} is not null and not ${IS_RECORDED}`,
      detail: `format('%s (recorded: %s)', f.name, ${OTHERS})`,
    },
  ],
  identity: 'f.node, fold_text(f.name), f.since',
  fields: [
    {
      field: 'owner_since',
      given: (alias) => `${alias}.since::text`,
      recorded: (alias) => `${alias}.start_date::text`,
    },
    {
      // No end says that the dog is still owned.
      field: 'owner_until',
      given: (alias) => `${alias}.until::text`,
      recorded: (alias) => `coalesce(${alias}.end_date::text, '–')`,
    },
  ],
  recorded: `
    select distinct on (f.line) f.line, o.id, o.start_date, o.end_date
    from import_dog_owner f join dog_owner o on o.dog_id = f.node join person p on p.id = o.person_id
    where ${isSamePerson} and ((${overlaps('o', 'f')}) or (${samePeriod('o', 'f')}))
    order by f.line, (${samePeriod('o', 'f')}) desc, o.id`,
  shown: `concat_ws(' ', f.name, nullif('(' || f.town || ')', '()'), to_char(f.since, 'FMDD.FMMM.YYYY') || '–' || coalesce(to_char(f.until, 'FMDD.FMMM.YYYY'), ''),
    case when f.since is null then '–' || to_char(f.until, 'FMDD.FMMM.YYYY') end)`,
  async write(client, source) {
    await client.query(PEOPLE)
    await client.query(NEW_PEOPLE, [source])
    await client.query(NEW_OWNERS)
    await client.query(FILLED)
  },
}

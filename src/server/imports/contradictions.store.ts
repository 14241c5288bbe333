import type pg from 'pg'
import { SameDog } from '#domain/imports/sameDog.ts'
import { copyIn } from '../platform/copy.store.ts'
import { copyLine } from '../platform/copyText.ts'
import type { Nodes } from './identify.store.ts'
import { readIntegers } from './integers.store.ts'
import { rowName } from './sheetRow.store.ts'
import type { FileFacts } from './staging.store.ts'

/** What is known of a dog, for people: name, sex and birth, as far as they are. */
const described = (dog: string, sex = `${dog}.sex`) =>
  `coalesce(nullif(concat_ws(', ', ${dog}.name, ${sex},
    'born ' || coalesce(${dog}.birth_date::text, ${dog}.birth_year::text)), ''), 'nothing')`

const yearOf = (row: string) => `coalesce(extract(year from ${row}.birth_date)::int, ${row}.birth_year)`

/** The sex of a recorded dog, which may follow from its offspring. */
const RECORDED_SEX = `coalesce(d.sex, case when exists (select from dog c where c.sire_id = d.id) then 'male'
  when exists (select from dog c where c.dam_id = d.id) then 'female' end)`

const AGAINST_RECORDED = `
insert into import_other (line, detail)
select r.line, format('%s (recorded: %s)', ${described('r')}, ${described('d', RECORDED_SEX)})
from import_known k join import_row r on r.number = k.id join dog d on d.id = k.dog_id
where (r.sex is not null and r.sex <> ${RECORDED_SEX}) or r.birth_date <> d.birth_date or ${yearOf('r')} <> d.birth_year`

const REPEATED = `
select r.number, r.line, case r.sex when 'male' then 1 when 'female' then 2 else 0 end,
  r.birth_date - date '1800-01-01', ${yearOf('r')}
from import_row r
where r.number in (select number from import_row group by number having count(*) > 1)
  and not exists (select from import_other o where o.line = r.line)
order by 1, r.line`

/** Every number that is left, as it is then first written. */
const numbersLeft = (base: number) => `
create temp table import_left on commit drop as
select distinct on (id) id, regnr
from (
  select line, 1 as place, number as id, regnr from import_row
  union all select line, 2, number, regnr from import_alias
  union all select line, 3, sire - ${base}, sire_regnr from import_row
  union all select line, 4, dam - ${base}, dam_regnr from import_row
) named order by id, line, place`

const WRITTEN_LEFT = `
insert into import_number_written select distinct on (number) number, regnr from import_row order by number, line`

const parentsLeft = (base: number) => `
insert into import_parent_alone
select parent - ${base} from (select sire as parent from import_row union select dam from import_row) named
where parent is not null and not exists (select from import_row r where r.node = parent)`

/**
 * Takes rows out that describe another dog than the one recorded under their number, or than earlier rows of the
 * number, with all they hold, and reports them: parents of one dog never become another's.
 * @returns how many
 */
export async function refuseContradictions(
  client: pg.PoolClient,
  { base }: Nodes,
  { repeated }: FileFacts,
  anyKnown: boolean,
): Promise<number> {
  if (!repeated && !anyKnown) return 0
  await client.query('create temp table import_other (line int, earlier int, detail text) on commit drop')
  const { rowCount: recorded } = await client.query(AGAINST_RECORDED)
  const contradicting = repeated ? await contradictingRows(client) : []
  if (!recorded && contradicting.length === 0) return 0
  await copyIn(client, 'import_other (line, earlier)', contradicting)
  const { rowCount } = await client.query(`
    insert into import_problem (line, regnr, code, subject, detail)
    select o.line, r.regnr, 'other-dog', null,
      coalesce(o.detail, format('%s (%s: %s)', ${described('r')}, ${rowName('o.earlier')}, ${described('e')}))
    from import_other o join import_row r on r.line = o.line left join import_row e on e.line = o.earlier`)
  for (const table of ['row', 'alias', 'title', 'statement'])
    await client.query(`delete from import_${table} t using import_other o where o.line = t.line`)
  await client.query(numbersLeft(base))
  await client.query('update import_number n set regnr = l.regnr from import_left l where l.id = n.id')
  for (const table of ['number', 'known'])
    await client.query(
      `delete from import_${table} n where not exists (select from import_left l where l.id = n.id)`,
    )
  await client.query('truncate import_number_written, import_parent_alone')
  await client.query(WRITTEN_LEFT)
  await client.query(parentsLeft(base))
  return rowCount ?? 0
}

/** Lines that contradict an earlier row of their number, each with that row's line. */
async function contradictingRows(client: pg.PoolClient): Promise<string[]> {
  const found: string[] = []
  let current = 0
  let dog = new SameDog()
  await readIntegers(client, REPEATED, ([key, line, sex, birth, year]) => {
    if (key !== current) dog = new SameDog()
    current = key!
    const earlier = dog.take(line!, { sex: sex!, birth: birth!, year: year! })
    if (earlier > 0) found.push(copyLine([line!, earlier]))
  })
  return found
}

import type pg from 'pg'
import { deadBeforeBirth } from './ages.store.ts'

/** The day of the last recorded litter that a dam, who gets a day of death, would have had after it. */
const LATER_OFFSPRING = `(select max(o.birth_date) from dog o where o.dam_id = i.node and o.birth_date > i.death_date)`

const OF_FILE = `
select i.node, i.line, 'death_date' as field, i.death_date::text as given,
  'born: ' || coalesce(i.birth_date::text, i.birth_year::text) as against
from import_dog i where ${deadBeforeBirth('i')}`

/** What a recorded dog holds stands, so that the file's part of the contradiction goes. */
const OF_RECORDED = `
select i.node, i.line, f.field, f.given, f.against
from import_dog i left join import_recorded r on r.node = i.node
cross join lateral (values
  ('birth_date', coalesce(i.birth_date::text, i.birth_year::text), 'died: ' || i.death_date,
    ${deadBeforeBirth('i')} and r.death_date is not null and r.birth_date is null and r.birth_year is null),
  ('death_date', i.death_date::text, 'born: ' || coalesce(i.birth_date::text, i.birth_year::text),
    ${deadBeforeBirth('i')} and r.death_date is null),
  ('death_date', i.death_date::text, 'offspring born: ' || ${LATER_OFFSPRING},
    r.node is not null and r.death_date is null and not coalesce(${deadBeforeBirth('i')}, false))
) f (field, given, against, found)
where i.death_date is not null and f.found and f.against is not null`

/** Leaves out and reports days of death before the birth, and before the birth of a dam's recorded offspring. */
export async function refuseDeaths(client: pg.PoolClient, anyRecorded: boolean): Promise<void> {
  const { rowCount } = await client.query(
    `create temp table import_death on commit drop as ${anyRecorded ? OF_RECORDED : OF_FILE}`,
  )
  if (rowCount === 0) return
  await client.query(`
    insert into import_problem (line, regnr, code, subject, detail)
    select x.line, w.regnr, 'death-before-birth', x.field, format('%s (%s)', x.given, x.against)
    from import_death x join import_row w on w.line = x.line`)
  await client.query(`
    update import_dog i set death_date = case when x.field = 'birth_date' then i.death_date end,
      birth_date = case when x.field = 'death_date' then i.birth_date end,
      birth_year = case when x.field = 'death_date' then i.birth_year end
    from import_death x where x.node = i.node`)
}

import type pg from 'pg'
import type { FieldName } from '#domain/imports/fields.ts'
import type { Nodes } from './identify.store.ts'

/**
 * Makes one dog of all rows of it: of each field the first row's value that is not empty. `sire_line` and `dam_line`
 * tell the row a parent comes from. Dogs named only as parents follow with the breed of their first offspring.
 * @param mayRepeat whether there may be a dog of several rows
 * @returns whether there is one
 */
export async function mergeRows(
  client: pg.PoolClient,
  { base }: Nodes,
  fields: readonly FieldName[],
  mayRepeat: boolean,
): Promise<boolean> {
  const repeated = mayRepeat && (await mergeRepeats(client, fields))
  const { rowCount: alone } = await client.query('select from import_parent_alone limit 1')
  if (alone) await client.query(addParents(base))
  if (mayRepeat || alone) await client.query('analyze import_entry')
  return repeated
}

/** The first day of birth, where it is of the first year: rows under several numbers of a dog may tell two. */
const DAY_OF_YEAR = 'case when extract(year from f.birth_date) = f.birth_year then f.birth_date end'

/** Fills the gaps of a dog's first row from its further rows, and reports where those differ. */
async function mergeRepeats(client: pg.PoolClient, fields: readonly FieldName[]): Promise<boolean> {
  const { rowCount } = await client.query(`
    create temp table import_repeat on commit drop as
    select line, node, sire, dam, breed_code, ${fields.join(', ')}, min(line) over (partition by node) as first_line
    from import_row where node in (select node from import_row group by node having count(*) > 1)`)
  if (rowCount === 0) return false
  await client.query(`
    update import_entry e set is_dog = false from import_repeat r where r.line = e.line and r.line > r.first_line`)
  const first = (name: string) => `(array_agg(${name} order by line) filter (where ${name} is not null))[1]`
  const lineOf = (name: string) => `min(line) filter (where ${name} is not null)`
  await client.query(`
    update import_dog i set sire = f.sire, dam = f.dam, sire_line = f.sire_line, dam_line = f.dam_line,
      ${fields.map((name) => `${name} = ${name === 'birth_date' ? DAY_OF_YEAR : `f.${name}`}`).join(', ')}
    from (
      select node, ${['sire', 'dam', ...fields].map((name) => `${first(name)} as ${name}`).join(', ')},
        ${lineOf('sire')} as sire_line, ${lineOf('dam')} as dam_line
      from import_repeat group by node
    ) f where f.node = i.node`)
  await reportConflicts(client, fields)
  return true
}

async function reportConflicts(client: pg.PoolClient, fields: readonly FieldName[]): Promise<void> {
  const values = ['breed_code', ...fields.filter((name) => name !== 'birth_year')]
    .map((name) => `('${name}', i.${name}::text, r.${name}::text)`)
    .join(', ')
  await client.query(`
    insert into import_problem (line, regnr, code, subject, detail)
    select r.line, w.regnr, 'conflict', v.field, format('%s (first: %s)', v.later, v.first)
    from import_repeat r join import_dog i on i.node = r.node join import_row w on w.line = r.line
    cross join lateral (values ${values},
      ('birth_year', case when i.birth_date is null then i.birth_year::text end, r.birth_year::text)
    ) v (field, first, later)
    where v.first <> v.later
    union all
    select r.line, w.regnr, 'conflict', 'sire', format('%s (first: %s)', w.sire_regnr, f.sire_regnr)
    from import_repeat r join import_dog i on i.node = r.node join import_row w on w.line = r.line
    join import_row f on f.line = i.sire_line where r.sire <> i.sire
    union all
    select r.line, w.regnr, 'conflict', 'dam', format('%s (first: %s)', w.dam_regnr, f.dam_regnr)
    from import_repeat r join import_dog i on i.node = r.node join import_row w on w.line = r.line
    join import_row f on f.line = i.dam_line where r.dam <> i.dam`)
}

/** A parent's number that has no row of its own may still be one of a dog that has. */
const addParents = (base: number) => `
    with alone as materialized (
      select coalesce(m.node, ${base} + p.id) as node from import_parent_alone p left join import_moved m on m.id = p.id
    )
    insert into import_dog (node, line, breed_code, has_row)
    select p.node, p.line, r.breed_code, false
    from (
      select node, min(line) as line
      from (
        select sire as node, sire_line as line from import_dog where sire in (select node from alone)
        union all select dam, dam_line from import_dog where dam in (select node from alone)
      ) parent
      where not exists (select from import_dog i where i.node = parent.node)
      group by node
    ) p join import_row r on r.line = p.line`

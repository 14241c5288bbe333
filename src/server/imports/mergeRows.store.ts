import type pg from 'pg'
import { type DogField, FIELD_NAMES, type FieldName } from './fields.ts'
import type { Nodes } from './identify.store.ts'

/** Fields of import_dog whatever the file has: the checks need them. */
const ALWAYS: readonly DogField[] = ['name', 'sex', 'birth_date', 'birth_year', 'death_date']

/** The fields import_dog has for a file with these fields. */
export function dogFields(fileFields: readonly FieldName[]): FieldName[] {
  return FIELD_NAMES.filter(
    (name) => fileFields.includes(name) || (ALWAYS as readonly string[]).includes(name),
  )
}

/**
 * One row for every dog the file names, made of its rows: of each field the first row's value that is not empty.
 * `sire_line` and `dam_line` tell the row a parent comes from. Dogs named only as parents follow with the breed of
 * their first offspring. Tables import_link and import_dog.
 */
export async function mergeRows(
  client: pg.PoolClient,
  nodes: Nodes,
  fields: readonly FieldName[],
): Promise<void> {
  await client.query(`
    create temp table import_link on commit drop as
    select r.line, k.node, s.node as sire, d.node as dam
    from import_row r join import_node k on k.id = r.number
    left join import_node s on s.id = r.sire left join import_node d on d.id = r.dam`)
  await client.query('analyze import_link, import_row')
  await client.query(`
    create temp table import_dog on commit drop as
    select l.node, l.line, r.breed_code, l.sire, l.dam, l.line as sire_line, l.line as dam_line,
      true as has_row, false as sex_by_role, ${fields.map(firstValue).join(', ')}
    from (select distinct on (node) * from import_link order by node, line) l join import_row r on r.line = l.line`)
  await mergeRepeats(client, fields)
  await addParents(client)
  await client.query('analyze import_dog')
  if (nodes.base > 0) await client.query('create index on import_dog (node)')
}

function firstValue(field: FieldName): string {
  return field === 'birth_year'
    ? 'coalesce(extract(year from r.birth_date)::smallint, r.birth_year) as birth_year'
    : `r.${field}`
}

/** Fills the gaps of a dog's first row from its further rows, and reports where those differ. */
async function mergeRepeats(client: pg.PoolClient, fields: readonly FieldName[]): Promise<void> {
  const { rowCount } = await client.query(`
    create temp table import_repeat on commit drop as
    select l.line, l.node, l.sire, l.dam, r.breed_code, ${fields.map(firstValue).join(', ')}
    from import_link l join import_row r on r.line = l.line
    where l.node in (select node from import_link group by node having count(*) > 1)`)
  if (rowCount === 0) return
  const first = (name: string) => `(array_agg(${name} order by line) filter (where ${name} is not null))[1]`
  const lineOf = (name: string) => `min(line) filter (where ${name} is not null)`
  await client.query(`
    update import_dog i set sire = f.sire, dam = f.dam, sire_line = f.sire_line, dam_line = f.dam_line,
      ${fields.map((name) => `${name} = f.${name}`).join(', ')}
    from (
      select node, ${['sire', 'dam', ...fields].map((name) => `${first(name)} as ${name}`).join(', ')},
        ${lineOf('sire')} as sire_line, ${lineOf('dam')} as dam_line
      from import_repeat group by node
    ) f where f.node = i.node`)
  await reportConflicts(client, fields)
}

async function reportConflicts(client: pg.PoolClient, fields: readonly FieldName[]): Promise<void> {
  const values = ['breed_code', ...fields.filter((name) => name !== 'birth_year')]
    .map((name) => `('${name}', i.${name}::text, r.${name}::text)`)
    .join(', ')
  await client.query(`
    insert into import_problem (line, regnr, code, subject, detail)
    select r.line, w.regnr, 'conflict', v.field, format('%s (first: %s)', v.later, v.first)
    from import_repeat r join import_dog i on i.node = r.node join import_row w on w.line = r.line
    cross join lateral (values ${values}) v (field, first, later)
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

async function addParents(client: pg.PoolClient): Promise<void> {
  await client.query(`
    insert into import_dog (node, line, breed_code, has_row, sex_by_role)
    select distinct on (p.node) p.node, p.line, r.breed_code, false, false
    from (
      select sire as node, sire_line as line from import_dog where sire is not null
      union all select dam, dam_line from import_dog where dam is not null
    ) p join import_row r on r.line = p.line
    where not exists (select from import_dog i where i.node = p.node)
    order by p.node, p.line`)
}

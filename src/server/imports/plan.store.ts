import type pg from 'pg'
import type { FieldName } from '#domain/imports/fields.ts'
import type { Nodes } from './identify.store.ts'

/** How much an import adds or changes. */
export interface ImportCounts {
  readonly newDogs: number
  /** recorded dogs that get a value, a parent or a number */
  readonly changedDogs: number
  readonly newNumbers: number
  readonly newStatements: number
  readonly newTitles: number
}

/**
 * Numbers that nobody has yet, in the order of the index: each of its pages is then written once. A new dog's main
 * number is that of its first row; a dog named only as a parent has the number it was first named by.
 */
const newNumbersOf = (base: number, { moved, written, known }: Filled) => `
create temp table import_new_number on commit drop as
select k.key, k.stem, ${written ? 'coalesce(w.regnr, k.regnr)' : 'k.regnr'} as regnr, i.node, coalesce(x.id, i.node) as dog_id,
  i.node > ${base} and (case when i.has_row then k.id = i.number else k.id = i.node - ${base} end) as is_primary
from import_number k ${moved ? 'left join import_moved m on m.id = k.id' : ''}
${written ? 'left join import_number_written w on w.id = k.id' : ''}
join import_dog i on i.node = ${moved ? `coalesce(m.node, ${base} + k.id)` : `${base} + k.id`} left join import_id x on x.node = i.node
${known ? 'where not exists (select from import_known n where n.id = k.id)' : ''} order by k.key`

/** Which of the tables that tell something else of a number than that it is a new dog's hold anything. */
interface Filled {
  readonly moved: boolean
  readonly written: boolean
  readonly known: boolean
}

const FILLED = `
select exists (select from import_moved) as moved, exists (select from import_number_written) as written,
  exists (select from import_known) as known`

/** What the dogs of the file may have twice. */
interface Overlap {
  /** whether any of them is recorded */
  readonly anyRecorded: boolean
  /** whether a statement may stand in the file twice */
  readonly repeats: boolean
}

/** The database holds one statement of these values for a dog. */
const SAME_STATEMENT = ['kind', 'scale', 'value', 'examined_on', 'certificate']

const IDENTITY = ['l.node', ...SAME_STATEMENT.map((name) => `s.${name}`)].join(', ')

const newStatementsOf = ({ anyRecorded, repeats }: Overlap) => `
create temp table import_new_statement on commit drop as
select ${repeats ? `distinct on (${IDENTITY})` : ''}
  coalesce(x.id, l.node) as dog_id, s.*
from import_statement s join import_row l on l.line = s.line left join import_id x on x.node = l.node
${anyRecorded ? `where not exists (select from health_statement h where h.dog_id = l.node and ${SAME_STATEMENT.map((name) => `h.${name} is not distinct from s.${name}`).join(' and ')})` : ''}
order by ${repeats ? `${IDENTITY}, s.line` : 'dog_id, s.line'}`

const NEW_TITLES = `
create temp table import_new_title on commit drop as
select distinct coalesce(x.id, l.node) as dog_id, t.code
from import_title t join import_row l on l.line = t.line left join import_id x on x.node = l.node
where not exists (select from dog_title d where d.dog_id = l.node and d.code = t.code)`

/** Plans what to write, with the ids that new dogs have got, and reports the changes of recorded dogs; nothing is written yet. */
export async function planChanges(
  client: pg.PoolClient,
  nodes: Nodes,
  fields: readonly FieldName[],
  overlap: Overlap,
): Promise<ImportCounts> {
  const filled = await client.query<Filled>(FILLED)
  const { rowCount: newNumbers } = await client.query(newNumbersOf(nodes.base, filled.rows[0]!))
  await client.query(`
    update import_dog i set name = n.regnr from import_new_number n
    where i.name is null and i.node > ${nodes.base} and n.node = i.node and n.is_primary`)
  const { rowCount: newStatements } = await client.query(newStatementsOf(overlap))
  const { rowCount: newTitles } = await client.query(NEW_TITLES)
  if (overlap.anyRecorded) await reportChanges(client, nodes, fields)
  const { rows } = await client.query<{ newDogs: number; changedDogs: number }>(`
    select (select count(*) from import_dog where node > ${nodes.base}) as "newDogs",
      (select count(distinct node) from import_change) as "changedDogs"`)
  return {
    ...rows[0]!,
    newNumbers: newNumbers ?? 0,
    newStatements: newStatements ?? 0,
    newTitles: newTitles ?? 0,
  }
}

async function reportChanges(
  client: pg.PoolClient,
  { base }: Nodes,
  fields: readonly FieldName[],
): Promise<void> {
  const values = fields
    .filter((name) => name !== 'owner_since')
    .map((name) => `('${name}', r.${name}::text, i.${name}::text)`)
  await client.query(`
    insert into import_change (line, node, regnr, field, value)
    select i.line, i.node, (select n.regnr from dog_number n where n.dog_id = i.node and n.is_primary), v.field, v.now
    from import_dog i join import_recorded r on r.node = i.node
    cross join lateral (values ${values.join(', ')}) v (field, was, now)
    where v.was is null and v.now is not null
    union all
    select i.line, i.node, (select n.regnr from dog_number n where n.dog_id = i.node and n.is_primary), p.role,
      case p.role when 'sire' then w.sire_regnr else w.dam_regnr end
    from import_dog i join import_recorded r on r.node = i.node
    cross join lateral (values ('sire', i.sire_line, i.sire), ('dam', i.dam_line, i.dam)) p (role, line, parent)
    join import_row w on w.line = p.line
    where p.parent is not null
    union all
    select i.line, i.node, (select n.regnr from dog_number n where n.dog_id = i.node and n.is_primary), 'number', m.regnr
    from import_new_number m join import_dog i on i.node = m.node where m.node <= ${base}`)
}

import type pg from 'pg'
import type { Nodes } from '../identify.store.ts'
import type { RecordKind } from './kinds.types.ts'

/** What further kinds would add or change: as `import_change`, but of records of their own. */
const ADDITIONS = `
create temp table import_addition (kind text, line int, regnr text, field text, value text) on commit drop`

/** Makes the temporary tables of the kinds that a file has. */
export async function createRecordTables(client: pg.PoolClient, kinds: readonly RecordKind[]): Promise<void> {
  await client.query(ADDITIONS)
  for (const { table, columns } of kinds) {
    const own = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
    await client.query(
      `create temp table import_${table}_row (line int, key text, regnr text, ${own.join(', ')}) on commit drop`,
    )
  }
}

/** The dogs that rows name by number, recorded or of the same file, with what the checks ask of them. */
const namedDogs = (kinds: readonly RecordKind[], base: number) => `
create temp table import_named on commit drop as
with named as (${kinds.map(({ table }) => `select distinct key from import_${table}_row`).join(' union ')}),
found as (
  select n.key, coalesce(r.dog_id::int, m.node, ${base} + k.id) as node
  from named n left join dog_number r on r.key = n.key and r.dog_id <= ${base}
  left join import_number k on k.key = n.key left join import_moved m on m.id = k.id
)
select f.key, f.node, case when i.node is null then d.birth_date else i.birth_date end as born,
  coalesce(i.breed_code, d.breed_code) as breed_code
from found f left join import_dog i on i.node = f.node left join dog d on d.id = f.node
where i.node is not null or d.id is not null`

/**
 * Compares the records of a file with the recorded ones: what is new, the gaps that are filled, and as problems what cannot be taken or
 * differs; `known` and `fills` say it of each row that is left.
 * @returns how many rows can be used
 */
export async function compareRecords(
  client: pg.PoolClient,
  kinds: readonly RecordKind[],
  { base }: Nodes,
): Promise<number> {
  if (kinds.length === 0) return 0
  await client.query(namedDogs(kinds, base))
  await client.query('analyze import_named')
  let usable = 0
  for (const kind of kinds) usable += await compareKind(client, kind)
  return usable
}

async function compareKind(client: pg.PoolClient, kind: RecordKind): Promise<number> {
  const table = `import_${kind.table}`
  await client.query(`
    create temp table ${table} on commit drop as
    select r.*, n.node, n.born, n.breed_code, false as known, false as fills
    from ${table}_row r left join import_named n on n.key = r.key`)
  await client.query(`analyze ${table}`)
  await refuse(client, table, { code: 'unknown-dog', field: null, where: 'f.node is null', detail: 'null' })
  await kind.prepare?.(client)
  for (const refusal of kind.refusals) await refuse(client, table, refusal)
  await dropRepeats(client, kind)
  await client.query(`create temp table ${table}_known on commit drop as ${kind.recorded}`)
  await client.query(`update ${table} f set known = true where f.line in (select line from ${table}_known)`)
  for (const doubt of kind.doubts ?? [])
    await report(client, table, { ...doubt, where: `not f.known and (${doubt.where})` })
  await compareFields(client, kind)
  const { rowCount } = await client.query(`
    insert into import_addition (kind, line, regnr, field, value)
    select 'new', f.line, f.regnr, '${kind.table}', ${kind.shown} from ${table} f where not f.known`)
  const { rows } = await client.query<{ left: number }>(`select count(*)::int as left from ${table}`)
  return Math.max(rows[0]!.left, rowCount ?? 0)
}

type Refusal = RecordKind['refusals'][number]

async function refuse(client: pg.PoolClient, table: string, refusal: Refusal): Promise<void> {
  if (await report(client, table, refusal))
    await client.query(`delete from ${table} f where ${refusal.where}`)
}

/** @returns whether there is any such row */
async function report(
  client: pg.PoolClient,
  table: string,
  { code, field, where, detail }: Refusal,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into import_problem (line, regnr, code, subject, detail)
     select f.line, f.regnr, $1, $2, ${detail} from ${table} f where ${where}`,
    [code, field],
  )
  return rowCount !== 0
}

/** Of several rows of a record the first stands; where later ones say something else, that is told. */
async function dropRepeats(client: pg.PoolClient, { table, identity, fields }: RecordKind): Promise<void> {
  const { rowCount } = await client.query(`
    create temp table import_${table}_again on commit drop as
    select line, first_line from (
      select f.line, min(f.line) over (partition by ${identity}) as first_line from import_${table} f
    ) every where line > first_line`)
  if (!rowCount) return
  await client.query(`
    insert into import_problem (line, regnr, code, subject, detail)
    select l.line, l.regnr, 'conflict', v.field, format('%s (first: %s)', v.later, v.first)
    from import_${table}_again a join import_${table} l on l.line = a.line join import_${table} f on f.line = a.first_line
    cross join lateral (values ${fields
      .map(({ field, given }) => `('${field}', ${given('f')}, ${given('l')})`)
      .join(', ')}) v (field, first, later)
    where v.later is not null and v.first is distinct from v.later`)
  await client.query(`delete from import_${table} f where f.line in (select line from import_${table}_again)`)
}

async function compareFields(client: pg.PoolClient, { table, fields }: RecordKind): Promise<void> {
  const values = fields.map(({ field, given, recorded }) => `('${field}', ${recorded('k')}, ${given('f')})`)
  await client.query(`
    create temp table import_${table}_other on commit drop as
    select f.line, f.regnr, v.* from import_${table} f join import_${table}_known k on k.line = f.line
    cross join lateral (values ${values.join(', ')}) v (field, recorded, given)
    where v.given is not null and v.recorded is distinct from v.given`)
  await client.query(`
    insert into import_problem (line, regnr, code, subject, detail)
    select line, regnr, 'differs', field, format('%s (recorded: %s)', given, recorded)
    from import_${table}_other where recorded is not null`)
  await client.query(`
    insert into import_addition (kind, line, regnr, field, value)
    select 'changed', line, regnr, field, given from import_${table}_other where recorded is null`)
  await client.query(`
    update import_${table} f set fills = true
    where f.line in (select line from import_${table}_other where recorded is null)`)
}

/** Gives the rows the ids of their dogs, and writes them. */
export async function writeRecords(
  client: pg.PoolClient,
  kinds: readonly RecordKind[],
  source: number,
): Promise<void> {
  for (const { table, write } of kinds) {
    await client.query(`alter table import_${table} add column dog_id bigint`)
    await client.query(`update import_${table} f set dog_id = f.node`)
    await client.query(`update import_${table} f set dog_id = x.id from import_id x where x.node = f.node`)
    await write(client, source)
  }
}

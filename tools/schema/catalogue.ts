import type pg from 'pg'

/** A column of a table or view, as the database describes it. */
export interface Column {
  readonly name: string
  /** name in pg_type; of an array that of its elements */
  readonly type: string
  readonly array: boolean
  readonly nullable: boolean
  /** null of a column of a view: it cannot be written */
  readonly origin: 'required' | 'default' | 'computed' | null
  /** texts to which a check constraint limits the column, or the elements of its array */
  readonly literals: readonly string[] | null
  /** `table.column` this is; of a view's column the one it hands on, or null when it is computed */
  readonly source: string | null
}

export interface Relation {
  readonly name: string
  readonly view: boolean
  readonly columns: readonly Column[]
}

interface Row extends Omit<Column, 'literals' | 'source'> {
  readonly relation: string
  readonly oid: number
  readonly number: number
  readonly view: boolean
  readonly checks: readonly string[]
}

/** Tables and views of the schema `public` by name, but not what an extension brought, nor the list of migrations. */
const COLUMNS = `
  select c.relname as relation, c.oid, a.attnum as number, c.relkind in ('v', 'm') as view, a.attname as name,
    coalesce(e.typname, t.typname) as type, e.typname is not null as array, not a.attnotnull as nullable,
    case when c.relkind in ('v', 'm') then null when a.attgenerated <> '' then 'computed'
      when a.attidentity <> '' or a.atthasdef then 'default' else 'required' end as origin,
    array(
      select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
    ) as checks
  from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and c.relname <> 'migration'
    and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
  order by c.relname collate "C", a.attnum`

/** Every table and view of a migrated database with its columns. */
export async function readRelations(pool: pg.Pool): Promise<Relation[]> {
  const { rows } = await pool.query<Row>(COLUMNS)
  const columns = new Map<string, Column>()
  for (const row of rows.filter(({ view }) => !view))
    columns.set(`${row.oid}.${row.number}`, tableColumn(row))
  // A view may select columns of another view: repeat until no more are found.
  let found = 0
  do {
    found = columns.size
    for (const [oid, name] of new Map(rows.filter(({ view }) => view).map((row) => [row.oid, row.relation])))
      for (const [number, column] of await handedOn(pool, name, columns))
        columns.set(`${oid}.${number}`, column)
  } while (columns.size > found)
  const byRelation = Map.groupBy(rows, (row) => row.relation)
  return [...byRelation].map(([name, own]) => ({
    name,
    view: own[0]!.view,
    columns: own.map((row) => ({
      ...(columns.get(`${row.oid}.${row.number}`) ?? computedColumn(row)),
      name: row.name,
    })),
  }))
}

function tableColumn(row: Row): Column {
  const { name, type, array, nullable, origin } = row
  const literals = row.checks.map(literalsOf).find((found) => found !== null) ?? null
  return { name, type, array, nullable, origin, literals, source: `${row.relation}.${name}` }
}

function computedColumn({ name, type, array }: Row): Column {
  return { name, type, array, nullable: true, origin: null, literals: null, source: null }
}

/** `column in ('a', 'b')` or `column <@ array['a', 'b']`, as pg_get_constraintdef writes them. */
const IN_LIST = /^CHECK \(\(\w+ (?:= ANY|<@) \(?ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]\)?\)\)$/

function literalsOf(check: string): string[] | null {
  const list = IN_LIST.exec(check.replaceAll('"', ''))?.[1]
  return list
    ? [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, text]) => text!.replaceAll("''", "'"))
    : null
}

/** What makes columns null that are not null in their table. */
const NULL_MAKING = /\b(left|right|full)\s+(outer\s+)?join\b|\b(rollup|cube|grouping sets)\b/i

/** The columns of a view that it selects unchanged, by number: a prepared query names the origin of each column. */
async function handedOn(
  pool: pg.Pool,
  view: string,
  known: ReadonlyMap<string, Column>,
): Promise<Map<number, Column>> {
  const { rows } = await pool.query<{ text: string }>('select pg_get_viewdef($1::regclass) as text', [
    `public.${JSON.stringify(view)}`,
  ])
  const text = rows[0]!.text.replace(/;\s*$/, '')
  const { fields } = await pool.query(`select * from (${text}) definition limit 0`)
  const found = new Map<number, Column>()
  for (const [index, field] of fields.entries()) {
    const column = known.get(`${field.tableID}.${field.columnID}`)
    if (!column) continue
    found.set(index + 1, { ...column, origin: null, nullable: column.nullable || NULL_MAKING.test(text) })
  }
  return found
}

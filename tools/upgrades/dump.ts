import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { inProject } from '#cli/project.ts'

export type Row = Readonly<Record<string, unknown>>

/** A request of an account, or without one, and the answer of the released build. */
export interface RecordedAnswer {
  /** user name; null: not signed in */
  readonly as: string | null
  readonly url: string
  readonly answer: object
}

/** A database as a released build left it, small: its migrations as they stood, rows of every table, and what that build answered. */
export interface Dump {
  readonly commit: string
  /** when the answers were recorded */
  readonly at: Date
  readonly migrations: readonly { readonly name: string; readonly text: string }[]
  /** by table, in an order in which every row finds those it refers to */
  readonly tables: ReadonlyMap<string, readonly Row[]>
  readonly answers: readonly RecordedAnswer[]
}

/** Where the dump of a release is. */
export function dumpFile(commit: string): string {
  return inProject('tools', 'upgrades', `${commit}.jsonl.gz`)
}

/** Reads a dump: compressed lines of JSON, each with one key that says what it holds. */
export async function readDump(file: string): Promise<Dump> {
  const lines = gunzipSync(await readFile(file))
    .toString('utf8')
    .trimEnd()
    .split('\n')
  const parts = lines.map((line) => JSON.parse(line) as Record<string, never>)
  const all = <T>(key: string) => parts.filter((part) => key in part).map((part) => part[key] as T)
  const [release] = all<{ commit: string; at: string }>('release')
  if (!release) throw new Error(`${file} is no dump: it names no release`)
  const rows = all<{ table: string; values: Row }>('row')
  const tables = new Map(
    [...Map.groupBy(rows, ({ table }) => table)].map(([table, own]) => [
      table,
      own.map(({ values }) => values),
    ]),
  )
  return {
    commit: release.commit,
    at: new Date(release.at),
    migrations: all('migration'),
    tables,
    answers: all('asked'),
  }
}

/** Writes what `readDump` reads. */
export async function writeDump(file: string, dump: Dump): Promise<void> {
  const lines = [
    { release: { commit: dump.commit, at: dump.at } },
    ...dump.migrations.map((migration) => ({ migration })),
    ...[...dump.tables].flatMap(([table, rows]) => rows.map((values) => ({ row: { table, values } }))),
    ...dump.answers.map((question) => ({ asked: question })),
  ]
  await writeFile(file, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { level: 9 }))
}

/** Fills an empty database from the dump, with the dump's own migrations, in one transaction. */
export async function loadDump(pool: pg.Pool, dump: Dump): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const { text } of dump.migrations) await client.query(text)
    await client.query(
      'create table migration (name text primary key, applied_at timestamptz not null default now())',
    )
    for (const { name } of dump.migrations)
      await client.query('insert into migration (name) values ($1)', [name])
    // Rows as they stood: no trigger answers them, and what the migrations themselves put in is among them.
    const tables = [...dump.tables.keys()].map((table) => pg.escapeIdentifier(table))
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
    await client.query(`truncate ${tables.join(', ')}`)
    for (const [table, rows] of dump.tables) await insertRows(client, table, rows)
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Sets each identity sequence after the highest id of its rows. */
async function insertRows(client: pg.PoolClient, table: string, rows: readonly Row[]): Promise<void> {
  const name = pg.escapeIdentifier(table)
  const columns = await client.query<{ name: string; identity: boolean }>(
    `select attname as name, attidentity <> '' as identity from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [name],
  )
  const list = columns.rows.map((column) => pg.escapeIdentifier(column.name)).join(', ')
  await client.query(
    `insert into ${name} (${list}) overriding system value select ${list} from jsonb_populate_recordset(null::${name}, $1)`,
    [JSON.stringify(rows)],
  )
  for (const { name: column } of columns.rows.filter(({ identity }) => identity))
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), max(${pg.escapeIdentifier(column)})) from ${name}`,
      [name, column],
    )
}

/** Every row of a table as JSON, without the columns that are null; moments in UTC, whatever the server's time zone is. */
export async function tableRows(pool: pg.Pool, table: string): Promise<Row[]> {
  const client = await pool.connect()
  try {
    await client.query(`set time zone 'UTC'`)
    const { rows } = await client.query<{ values: Row }>(
      `select to_jsonb(whole_row.*) as values from ${pg.escapeIdentifier(table)} whole_row`,
    )
    return rows.map(({ values }) =>
      Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
    )
  } finally {
    await client.query('reset time zone')
    client.release()
  }
}

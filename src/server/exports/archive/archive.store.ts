import { sql } from 'kysely'
import { batchesOf } from '../../platform/cursor.store.ts'
import type { Db } from '../../platform/database.ts'

interface ArchiveColumn {
  readonly name: string
  /** as PostgreSQL writes it */
  readonly type: string
  readonly nullable: boolean
  /** `table.column` that it refers to */
  readonly references: string | null
}

export interface ArchiveTable {
  readonly name: string
  readonly columns: readonly ArchiveColumn[]
  /** columns of the primary key */
  readonly key: readonly string[]
  /** conditions that every row fulfils, as PostgreSQL writes them */
  readonly checks: readonly string[]
}

/** Every table of the database with its columns, as the database itself describes them; computed columns are left out. */
export async function archiveTables(db: Db): Promise<readonly ArchiveTable[]> {
  const { rows } = await sql<ArchiveTable>`
    select c.relname as name,
      (select json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'nullable', not a.attnotnull,
          'references', (
            select other.relname || '.' || target.attname from pg_constraint k
              join pg_class other on other.oid = k.confrelid
              join pg_attribute target on target.attrelid = k.confrelid and target.attnum = k.confkey[1]
            where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1)
        ) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(a.attname order by part.place)
        from pg_constraint k cross join unnest(k.conkey) with ordinality as part (attnum, place)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = part.attnum
        where k.conrelid = c.oid and k.contype = 'p'), '[]') as key,
      coalesce((select json_agg(pg_get_constraintdef(k.oid) order by k.conname)
        from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'), '[]') as checks
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname`.execute(db)
  return rows
}

/** The rows of a table in the order of its key, each as JSON text; bytes are base64. */
export async function* archiveRows(
  tx: Db,
  { name, columns, key }: ArchiveTable,
): AsyncGenerator<readonly string[]> {
  const read = columns.map((column) =>
    column.type === 'bytea'
      ? sql`translate(encode(${sql.ref(column.name)}, 'base64'), E'\n', '') as ${sql.ref(column.name)}`
      : sql.ref(column.name),
  )
  const order = key.length > 0 ? sql`order by ${sql.join(key.map((column) => sql.ref(column)))}` : sql``
  const query = sql<{ row: string }>`
    select row_to_json(listed)::text as row from (select ${sql.join(read)} from ${sql.table(name)} ${order}) listed`
  for await (const batch of batchesOf(tx, query)) yield batch.map(({ row }) => row)
}

/** Ids and names of the files that stand in the database. */
export function keptFiles(tx: Db) {
  return tx.selectFrom('file').select(['id', 'name']).orderBy('id').execute()
}

export async function fileContent(tx: Db, id: number): Promise<Buffer> {
  const { content } = await tx
    .selectFrom('file')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return content
}

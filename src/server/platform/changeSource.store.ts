import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from './database.ts'

const NO_FILE = { name: null, sheets: [] }

/**
 * Names what the rest of a transaction changes by where it comes from; a command needs none, its log tells.
 * @param file what is imported: its name, and of a workbook its sheets
 * @returns id of the source
 */
export async function openSource(
  client: pg.ClientBase,
  origin: 'import' | 'demo',
  { name, sheets }: { readonly name: string | null; readonly sheets: readonly string[] } = NO_FILE,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `with source as (insert into change_source (origin, file_name, sheets) values ($1, $2, $3) returning id)
     select id, set_config('koirakanta.source', id::text, true) from source`,
    [origin, name, sheets],
  )
  return rows[0]!.id
}

/** The same for what the demo adds after its dogs. */
export async function openDemoSource(tx: Db): Promise<void> {
  await sql`
    with source as (insert into change_source (origin) values ('demo') returning id)
    select set_config('koirakanta.source', id::text, true) from source`.execute(tx)
}

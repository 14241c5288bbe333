import type pg from 'pg'

/**
 * Names what the rest of a transaction changes by where it comes from; a command needs none, its log tells.
 * @param fileName of what is imported
 * @returns id of the source
 */
export async function openSource(
  client: pg.ClientBase,
  origin: 'import' | 'demo',
  fileName: string | null = null,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `with source as (insert into change_source (origin, file_name) values ($1, $2) returning id)
     select id, set_config('koirakanta.source', id::text, true) from source`,
    [origin, fileName],
  )
  return rows[0]!.id
}

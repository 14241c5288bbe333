import type pg from 'pg'
import { FIRST_RULEBOOKS } from '#domain/trials/rulebook.ts'

/** Lays the rulebooks the service starts with, where there is none yet; the club confirms and edits them from then on. */
export async function seedRulebooks(connection: pg.Pool | pg.ClientBase): Promise<void> {
  const rows = FIRST_RULEBOOKS.map(({ validFrom, ...data }) => ({ valid_from: validFrom, data }))
  await connection.query(
    `insert into rulebook (valid_from, data)
    select valid_from, data from json_to_recordset($1::json) as r(valid_from date, data jsonb)
    where not exists (select from rulebook)
    order by valid_from
    on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}

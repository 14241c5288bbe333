import { sql } from 'kysely'
import { FIRST_RULEBOOKS } from '#domain/trials/rulebook.ts'
import type { Db } from '../platform/database.ts'

/** Seeds the first rulebooks where there is none yet; the club confirms and edits them from then on. */
export async function seedRulebooks(db: Db): Promise<void> {
  const rows = FIRST_RULEBOOKS.map(({ validFrom, ...data }) => ({ valid_from: validFrom, data }))
  await sql`
    insert into rulebook (valid_from, data)
    select valid_from, data from json_to_recordset(${JSON.stringify(rows)}::json) as r(valid_from date, data jsonb)
    where not exists (select from rulebook)
    order by valid_from
    on conflict do nothing`.execute(db)
}

import type pg from 'pg'
import { ERASED_OWNERS_KEY } from '../platform/serverKey.ts'

/** The setting of the transaction that holds the key while an import runs. */
const SETTING = 'koirakanta.erased_key'

/** Whether somebody who has been erased is named beside a number of a dog, by expressions in SQL. */
export const isErased = (regnrKey: string, name: string) =>
  `exists (select from erased_owner x where x.digest = erased_digest(current_setting('${SETTING}', true), ${regnrKey}, ${name}))`

const NAMED = `
select e.line, e.regnr, f.field
from import_entry e join import_number k on k.id = e.number
cross join lateral (values ('owner', e.owner), ('breeder', e.breeder)) f (field, name)
where f.name is not null and (${isErased('k.key', 'f.name')}
  or exists (select from dog_number n where n.dog_id = e.node and ${isErased('n.key', 'f.name')}))`

/** Leaves out owners and breeders whom the service has forgotten because they asked for it, and reports where, but not who. @returns whether anybody has been erased */
export async function forgetErased(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select exists (select from erased_owner) as found')
  if (!rows[0]!.found) return false
  await client.query(
    `select set_config('${SETTING}', coalesce((select value #>> '{}' from setting where key = $1), ''), true)`,
    [ERASED_OWNERS_KEY],
  )
  const { rowCount } = await client.query(`create temp table import_erased on commit drop as ${NAMED}`)
  if (rowCount === 0) return true
  await client.query(`
    insert into import_problem (line, regnr, code, subject, detail)
    select line, regnr, 'erased-person', field, null from import_erased`)
  for (const field of ['owner', 'breeder'])
    await client.query(`
      update import_entry e set ${field} = null from import_erased x where x.line = e.line and x.field = '${field}'`)
  return true
}

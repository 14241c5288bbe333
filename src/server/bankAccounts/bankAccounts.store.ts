import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { MoneyClub } from './bankAccounts.types.ts'

const selectClubs = sql`
  select c.id, c.name,
    (select coalesce(json_agg(a.account_id order by a.account_id), '[]') from club_agent a where a.club_id = c.id) as agents,
    case when c.iban is not null then json_build_object('iban', c.iban, 'bic', c.bic, 'holder', c.account_holder) end as account
  from club c`

/** Every club, by name. */
export async function moneyClubs(db: Db): Promise<MoneyClub[]> {
  const { rows } = await sql<MoneyClub>`${selectClubs} order by c.name, c.id`.execute(db)
  return rows
}

/** undefined: there is none. */
export async function moneyClub(db: Db, id: number): Promise<MoneyClub | undefined> {
  const { rows } = await sql<MoneyClub>`${selectClubs} where c.id = ${id}`.execute(db)
  return rows[0]
}

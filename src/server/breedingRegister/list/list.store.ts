import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { ListedFacts } from './list.types.ts'

/** Of dogs by their ids. A litter is registered offspring of one other parent, born on one day. */
export async function listedFacts(db: Db, ids: readonly number[]): Promise<readonly ListedFacts[]> {
  const { rows } = await sql<ListedFacts>`
    with offspring as (
      select sire_id as parent, dam_id as other, birth_date from dog where sire_id = any(${ids}::bigint[]) and registered
      union all
      select dam_id, sire_id, birth_date from dog where dam_id = any(${ids}::bigint[]) and registered
    ), counted as (
      select parent, count(*)::int as offspring, count(distinct (other, birth_date))::int as litters, max(birth_date) as last
      from offspring group by parent
    )
    select d.id, d.breed_code as breed, d.sex, coalesce(d.birth_date, make_date(d.birth_year, 7, 1)) as born, d.birth_date as "birthDate",
      (d.death_date is not null or d.death_cause is not null) as dead, d.death_released as "deathReleased",
      coalesce(c.litters, 0) as litters, coalesce(c.offspring, 0) as offspring, c.last as "lastLitter"
    from dog d left join counted c on c.parent = d.id
    where d.id = any(${ids}::bigint[])`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { LitterRow } from './breedingRules.types.ts'

/** Litters with both parents known that were born since an ISO day, of breeds by their codes, the latest first; the puppies that are registered. */
export async function littersSince(
  db: Db,
  breeds: readonly string[],
  since: string,
): Promise<readonly LitterRow[]> {
  const { rows } = await sql<LitterRow>`
    select l.sire_id as "sireId", l.dam_id as "damId", l.birth_date as born, l.puppies,
      s.sire_id as "sireSireId", s.dam_id as "sireDamId", d.sire_id as "damSireId", d.dam_id as "damDamId"
    from (
      select sire_id, dam_id, birth_date, count(*)::int as puppies from dog
      where registered and sire_id is not null and dam_id is not null and birth_date >= ${since}
      group by sire_id, dam_id, birth_date
    ) l join dog s on s.id = l.sire_id join dog d on d.id = l.dam_id
    where d.breed_code = any(${[...breeds]}::text[])
    order by l.birth_date desc, l.dam_id, l.sire_id`.execute(db)
  return rows
}

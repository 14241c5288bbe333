import { sql } from 'kysely'
import type { Sex } from '#domain/dogs.ts'
import type { Db } from '../platform/database.ts'
import type { MateRow } from './mates.types.ts'

/**
 * SQL of a MateRow of a dog `d`. A death counts only once its owner has released it, whoever asks; of a dog whose year of birth alone is known
 * the middle of that year. Source: docs/rules/breeding-and-health.md#choosing-a-mate.
 */
const MATE = sql`d.id, d.breed_code as breed, d.sex,
  coalesce(d.birth_date, make_date(d.birth_year, 7, 1)) as born,
  d.death_released and (d.death_date is not null or d.death_cause is not null) as "knownDead"`

/** All dogs of a breed, its varieties included, that are of a sex or of none that is known; the youngest first. */
export async function matesOfBreed(db: Db, family: string, sex: Sex): Promise<readonly MateRow[]> {
  const { rows } = await sql<MateRow>`
    select ${MATE} from dog d
    where d.breed_code in (select code from breed where family = ${family}) and (d.sex = ${sex} or d.sex is null)
      and d.registered
    order by born desc nulls last, d.name_folded, d.id`.execute(db)
  return rows
}

/** The dogs with these ids, in no order. */
export async function matesById(db: Db, ids: readonly number[]): Promise<readonly MateRow[]> {
  const { rows } = await sql<MateRow>`select ${MATE} from dog d where d.id = any(${ids}::bigint[])`.execute(
    db,
  )
  return rows
}

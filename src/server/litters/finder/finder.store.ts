import { sql } from 'kysely'
import { countsAsExamined } from '../../healthCodes/examined.store.ts'
import type { Db } from '../../platform/database.ts'
import type { LitterGradeRow, MaleRow, StatementRow } from './finder.types.ts'

/**
 * The males of a breed, its varieties included, that are not publicly known to be dead, the youngest first. A death counts only once its owner has
 * released it, whoever asks, and an application for the register not at all.
 */
export async function malesOf(db: Db, family: string): Promise<readonly MaleRow[]> {
  const { rows } = await sql<MaleRow>`
    select d.id, d.sire_id as "sireId", d.dam_id as "damId",
      coalesce(d.birth_date, make_date(d.birth_year, 7, 1)) as born,
      e.state, coalesce(e.assured, false) as assured
    from dog d left join lateral (
      select o.state, o.assured from register_entry o
      where o.dog_id = d.id and o.added_on is not null order by o.open desc, o.id desc limit 1
    ) e on true
    where d.registered and d.sex = 'male'
      and d.breed_code in (select code from breed where code = ${family} or family = ${family})
      and not (d.death_released and (d.death_date is not null or d.death_cause is not null))
    order by born desc nulls last, d.name_folded, d.id`.execute(db)
  return rows
}

/** The latest statement of each kind of dogs by their ids. */
export async function latestStatements(db: Db, ids: readonly number[]): Promise<readonly StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select distinct on (s.dog_id, s.kind) s.dog_id as "dogId", s.kind, s.scale, s.value
    from health_statement s where s.dog_id = any(${ids}::bigint[]) and ${countsAsExamined('s')}
    order by s.dog_id, s.kind, s.examined_on desc nulls last, s.id desc`.execute(db)
  return rows
}

/** The latest statements of all offspring of dogs by their ids, counted by their parents. */
export async function gradesOfLitters(
  db: Db,
  parents: readonly number[],
): Promise<readonly LitterGradeRow[]> {
  const { rows } = await sql<LitterGradeRow>`
    select d.sire_id as "sireId", d.dam_id as "damId", h.kind, h.scale, h.value, count(*)::int as dogs
    from dog d, lateral (
      select distinct on (s.kind) s.kind, s.scale, s.value from health_statement s
      where s.dog_id = d.id and ${countsAsExamined('s')} order by s.kind, s.examined_on desc nulls last, s.id desc
    ) h
    where (d.sire_id = any(${parents}::bigint[]) or d.dam_id = any(${parents}::bigint[])) and d.registered
    group by d.sire_id, d.dam_id, h.kind, h.scale, h.value
    order by 1, 2, 3, 4, 5`.execute(db)
  return rows
}

/** The dogs that have these numbers. */
export async function idsByKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<number>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('dog_number')
    .select('dog_id')
    .where('key', 'in', [...keys])
    .execute()
  return new Set(rows.map((row) => row.dog_id))
}

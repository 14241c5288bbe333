import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { OffspringRow, RecordRow, SiblingRow } from './dogs.types.ts'
import { recordJson } from './records.store.ts'

const BIRTH_ORDER = sql`d.birth_date nulls last, d.birth_year nulls last, d.name_folded, d.id`

/**
 * Dogs that share both parents (`full`) or exactly one with the dog of this number; undefined where there is no such dog.
 * Two unknown parents are not the same parent.
 */
export async function siblingsByKey(
  db: Db,
  key: string,
  kind: 'full' | 'half',
): Promise<readonly SiblingRow[] | undefined> {
  const { rows } = await sql<{ siblings: { record: RecordRow; full: boolean }[] }>`
      select array(
        select json_build_object('record', ${recordJson('d')}, 'full', shared.both)
        from dog d, lateral (
          select d.sire_id is not distinct from me.sire_id and d.dam_id is not distinct from me.dam_id
            and me.sire_id is not null and me.dam_id is not null as both
        ) shared
        where (d.sire_id = me.sire_id or d.dam_id = me.dam_id) and d.id <> me.id
          and shared.both = ${sql.lit(kind === 'full')}
        order by ${BIRTH_ORDER}
      ) as siblings
      from dog_number found join dog me on me.id = found.dog_id where found.key = ${key}`.execute(db)
  return rows[0]?.siblings.map(({ record, full }) => ({ ...record, full }))
}

/** All offspring of the dog with this number in order of birth; undefined where there is no such dog. */
export async function offspringByKey(db: Db, key: string): Promise<readonly OffspringRow[] | undefined> {
  const { rows } = await sql<{ offspring: { record: RecordRow; otherId: number | null }[] }>`
      select array(
        select json_build_object(
          'record', ${recordJson('d')},
          'otherId', case when d.sire_id = found.dog_id then d.dam_id else d.sire_id end
        )
        from dog d where d.sire_id = found.dog_id or d.dam_id = found.dog_id
        order by ${BIRTH_ORDER}
      ) as offspring
      from dog_number found where found.key = ${key}`.execute(db)
  return rows[0]?.offspring.map(({ record, otherId }) => ({ ...record, otherId }))
}

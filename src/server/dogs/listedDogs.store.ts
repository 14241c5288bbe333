import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { ListedDog } from './dogs.types.ts'
import { summaryJson } from './records.store.ts'

/** The dogs with these ids, with their parents. */
export async function listedDogRows(db: Db, ids: readonly number[]): Promise<readonly ListedDog[]> {
  const rows = await db
    .selectFrom('dog as d')
    .select(
      sql<ListedDog>`json_build_object(
        'dog', ${summaryJson('d')},
        'birthDate', d.birth_date,
        'breed', (
          select json_build_object('fi', b.name_fi, 'sv', b.name_sv, 'en', b.name_en) from breed b
          where b.code = d.breed_code
        ),
        'sire', (select ${summaryJson('p')} from dog p where p.id = d.sire_id),
        'dam', (select ${summaryJson('p')} from dog p where p.id = d.dam_id)
      )`.as('listed'),
    )
    .where('d.id', 'in', ids)
    .execute()
  return rows.map(({ listed }) => listed)
}

import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { ListedDog } from './dogs.types.ts'
import { summaryJson } from './records.store.ts'

/** A parent; of a dog that is not in the register as its entry writes it. */
const parentJson = (role: 'sire' | 'dam') => sql`coalesce(
  (select ${summaryJson('p')} from dog p where p.id = ${sql.ref(`d.${role}_id`)}),
  (
    select json_build_object('regnr', '', 'name', ${sql.ref(`u.${role}`)}, 'titles', array[]::text[])
    from unregistered_dog u where u.dog_id = d.id and ${sql.ref(`u.${role}`)} is not null
  )
)`

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
        'sire', ${parentJson('sire')},
        'dam', ${parentJson('dam')}
      )`.as('listed'),
    )
    .where('d.id', 'in', ids)
    .execute()
  return rows.map(({ listed }) => listed)
}

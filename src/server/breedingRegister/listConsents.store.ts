import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** An entry of the register, and the persons who own its dog now. */
interface Behind {
  readonly id: number
  readonly owners: readonly number[]
}

const behind = (condition: ReturnType<typeof sql>) => sql<Behind>`
  select e.id, array(
    select o.person_id from dog_owner o where o.dog_id = e.dog_id and o.end_date is null order by o.person_id
  ) as owners
  from register_entry e where ${condition}`

/** The entries of dogs whose owner agrees to the list of males. */
export async function consentsOfDogs(db: Db, dogIds: readonly number[]): Promise<readonly Behind[]> {
  const { rows } = await behind(sql`e.list_consent and e.dog_id = any(${[...dogIds]}::bigint[])`).execute(db)
  return rows
}

/** Who owns the dogs of entries now, by the ids of the entries. */
export async function ownersBehind(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await behind(sql`e.id = any(${[...ids]}::bigint[])`).execute(db)
  return new Map(rows.map(({ id, owners }) => [id, owners]))
}

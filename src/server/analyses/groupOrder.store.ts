import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Language } from '../platform/http/language.ts'
import type { DogMean, DogOrder, Slice } from './analyses.types.ts'

/** Names of breeds by their codes, in the order of the names. */
export async function breedNames(
  db: Db,
  codes: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const name = sql.ref(`name_${language}`)
  const { rows } = await sql<{ code: string; name: string }>`
    select code, ${name} as name from breed where code = any(${[...codes]}::text[]) order by ${name}`.execute(
    db,
  )
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** Dogs by their names. */
export async function dogsInOrder(db: Db, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from dog where id = any(${[...ids]}::bigint[]) order by name_folded`.execute(db)
  return rows.map(({ id }) => id)
}

/** Names in the order in which people look for them. */
export async function namesInOrder(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${[...names]}::text[]) named(name) order by fold_text(name)`.execute(db)
  return rows.map(({ name }) => name)
}

/** One page of dogs; of two alike the one whose name comes first. */
export async function pageOfDogs(
  db: Db,
  means: readonly DogMean[],
  { sort, direction }: DogOrder,
  { offset, limit }: Slice,
): Promise<readonly DogMean[]> {
  const by = { dog: sql`d.name_folded`, results: sql`found.results`, mean: sql`found.mean` }[sort]
  const { rows } = await sql<DogMean>`
    select found.dog as "dogId", found.results, found.mean
    from unnest(${means.map(({ dogId }) => dogId)}::bigint[], ${means.map(({ results }) => results)}::int[],
      ${means.map(({ mean }) => mean)}::float8[]) found(dog, results, mean) join dog d on d.id = found.dog
    order by ${by} ${sql.raw(direction)}, d.name_folded, d.id offset ${offset}::int limit ${limit}::int`.execute(
    db,
  )
  return rows
}

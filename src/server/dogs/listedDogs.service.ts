import type { Reader } from '../platform/act.ts'
import type { ListedDog } from './dogs.types.ts'
import { listedDogRows } from './listedDogs.store.ts'

/** Dogs as lists on paper name them, by their ids: with day of birth, breed in words and parents. */
export async function listedDogs(
  { db }: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListedDog>> {
  const rows = ids.length > 0 ? await listedDogRows(db, ids) : []
  return new Map(rows.map((row) => [row.dog.id, row]))
}

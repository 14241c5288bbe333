import type { DogNumber } from '#contract/dogNumbers.ts'
import type { Db } from '../platform/database.ts'

/** The numbers of a dog, the main one first. */
export function storedNumbers(db: Db, dogId: number): Promise<DogNumber[]> {
  return db
    .selectFrom('dog_number')
    .select(['key as id', 'regnr', 'is_primary as main'])
    .where('dog_id', '=', dogId)
    .orderBy('is_primary', 'desc')
    .orderBy('key')
    .execute()
}

export async function deleteNumber(db: Db, key: string): Promise<void> {
  await db.deleteFrom('dog_number').where('key', '=', key).execute()
}

/** Calls a dog that is named by its number by another one. */
export async function renameUnnamed(
  db: Db,
  dogId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db.updateTable('dog').set({ name: to }).where('id', '=', dogId).where('name', '=', from).execute()
}

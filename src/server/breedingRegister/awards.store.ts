import type { Db } from '../platform/database.ts'

type Level = 'gold' | 'silver' | 'bronze'
interface Award {
  readonly dogId: number
  readonly level: Level
  /** ISO day */
  readonly date: string
  readonly grounds: string
}

/** @returns false: the dog has one of this level */
export async function insertBreedingAward(tx: Db, { dogId, level, date, grounds }: Award): Promise<boolean> {
  const row = await tx
    .insertInto('breeding_award')
    .values({ dog_id: dogId, level, awarded_on: date, grounds })
    .onConflict((conflict) => conflict.columns(['dog_id', 'level']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the award as it was; undefined: there was none */
export function deleteBreedingAward(
  tx: Db,
  { dogId, level }: Pick<Award, 'dogId' | 'level'>,
): Promise<Pick<Award, 'date' | 'grounds'> | undefined> {
  return tx
    .deleteFrom('breeding_award')
    .where('dog_id', '=', dogId)
    .where('level', '=', level)
    .returning(['awarded_on as date', 'grounds'])
    .executeTakeFirst()
}

import type { WaterPerformance } from '#domain/trials/water.ts'
import type { Db } from '../platform/database.ts'

/** Water and track performances of the dogs of some results, by the dog's id. */
export async function waterPerformances(
  db: Db,
  results: readonly { readonly dog_id: number }[],
): Promise<ReadonlyMap<number, readonly WaterPerformance[]>> {
  const rows = await db
    .selectFrom('water_result as w')
    .innerJoin('trial as t', 't.id', 'w.trial_id')
    .select([
      'w.dog_id',
      'w.class',
      'w.outcome',
      'w.water_grade as water',
      'w.track_grade as track',
      't.held_on',
    ])
    .where('w.dog_id', 'in', [...new Set(results.map(({ dog_id }) => dog_id))])
    .where('t.held_on', 'is not', null)
    .execute()
  return Map.groupBy(
    rows.map(({ held_on, ...row }) => ({ ...row, day: held_on! })),
    ({ dog_id }) => dog_id,
  )
}

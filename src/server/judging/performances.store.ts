import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { WaterPerformance } from './results.types.ts'

/** Water and track performances that are done, each with the day of its trial. */
const performances = (db: Db) =>
  db
    .selectFrom('water_result as w')
    .innerJoin('trial as t', 't.id', 'w.trial_id')
    .select([
      'w.id',
      'w.trial_id as trialId',
      'w.dog_id as dogId',
      'w.class',
      'w.outcome',
      't.place',
      'w.water_grade as water',
      'w.track_grade as track',
    ])
    .select((row) => row.ref('t.held_on').$notNull().as('day'))
    .where('t.held_on', 'is not', null)

/** The dogs' performances up to and including a day. */
export async function performancesUntil(
  db: Db,
  dogIds: readonly number[],
  day: string,
): Promise<WaterPerformance[]> {
  if (dogIds.length === 0) return []
  return performances(db).where('w.dog_id', 'in', dogIds).where('t.held_on', '<=', day).execute()
}

export async function performancesById(db: Db, ids: readonly number[]): Promise<WaterPerformance[]> {
  return ids.length === 0 ? [] : performances(db).where('w.id', 'in', ids).execute()
}

/** Locks a water and track performance, so that no hunt result can start to count it before the transaction ends. */
export async function lockPerformance(db: Db, id: number): Promise<void> {
  await db.selectFrom('water_result').select('id').where('id', '=', id).forUpdate().execute()
}

const citingResults = (db: Db) =>
  db
    .selectFrom('trial_result as r')
    .innerJoin('trial as t', 't.id', 'r.trial_id')
    .select([
      'r.id',
      't.id as trialId',
      't.held_on as heldOn',
      't.kaer_nr as kaerNr',
      't.place',
      'r.status',
      'r.class',
      'r.points',
      'r.prize',
    ])
    .orderBy('t.held_on')

/** Hunt results in which a water and track performance counts. */
export function resultsCounting(db: Db, waterResultId: number) {
  return citingResults(db).where('r.water_result_id', '=', waterResultId).execute()
}

/** SQL of whether a result `f` is a first prize of the open class, which entitles to the winner class of later days. */
const isFirstPrize = sql<boolean>`f.class = 'AVO' and f.outcome = 'judged' and f.prize = 1`

/**
 * Results in the winner class for which a result was the dog's only first prize of the open class: as it is, or as it was before it
 * was corrected.
 */
export function resultsEntitled(
  db: Db,
  { id, dogId }: { readonly id: number; readonly dogId: number },
  trial: { readonly id: number; readonly heldOn: string | null },
) {
  return citingResults(db)
    .where('r.dog_id', '=', dogId)
    .where('r.class', '=', 'VOI')
    .where('t.held_on', '>', trial.heldOn ?? '')
    .where(sql<boolean>`exists (select from trial_result f where f.id = ${id} and (${isFirstPrize}
      or exists (select from audit a where a.subject = 'result' and a.subject_id = ${`hunt-${trial.id}-${dogId}`}
        and a.code = 'CORRECTED' and coalesce(a.before ->> 'class', f.class) = 'AVO'
        and coalesce(a.before ->> 'prize', f.prize::text) = '1')))`)
    .where(sql<boolean>`not exists (select from trial_result f join trial o on o.id = f.trial_id
      where f.dog_id = r.dog_id and f.id <> ${id} and o.held_on < t.held_on and ${isFirstPrize})`)
    .where(sql<boolean>`not exists (select from paper_award p where p.dog_id = r.dog_id and p.ground = 'firstPrizeInAvo'
      and p.won_on < t.held_on and p.verdict is distinct from 'denied')`)
    .execute()
}

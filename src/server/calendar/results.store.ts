import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { proposedAt } from '../trials/trials.store.ts'

/** Field and forest results of a trial, with the water and track performance that counts in each. */
export function huntResults(db: Db, trialId: number) {
  return db
    .selectFrom('trial_result as r')
    .innerJoin('dog as d', 'd.id', 'r.dog_id')
    .leftJoin('water_result as w', 'w.id', 'r.water_result_id')
    .leftJoin('trial as wt', 'wt.id', 'w.trial_id')
    .selectAll('r')
    .select([
      'd.birth_date',
      'wt.held_on as counted_on',
      'wt.kaer_nr as counted_nr',
      'wt.place as counted_place',
      proposedAt(sql.ref('r.trial_id'), sql.ref('r.dog_id')).as('proposals'),
    ])
    .where('r.trial_id', '=', trialId)
    .orderBy('r.id')
    .execute()
}
export type HuntRow = Awaited<ReturnType<typeof huntResults>>[number]

/** Water and track results of a trial. */
export function waterResults(db: Db, trialId: number) {
  return db.selectFrom('water_result').selectAll().where('trial_id', '=', trialId).orderBy('id').execute()
}
export type WaterRow = Awaited<ReturnType<typeof waterResults>>[number]

import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { selectTrials } from '../trials/trials.store.ts'
import type { Trial } from '../trials/trials.types.ts'

/** The whole calendar from a day on: published trials that last to the day or beyond it, by day and number. */
export async function comingTrials(db: Db, day: string): Promise<Trial[]> {
  const rows = await selectTrials(db)
    .where('t.published_at', 'is not', null)
    .where(sql<boolean>`coalesce(t.end_date, t.held_on) >= ${day}`)
    .orderBy('t.held_on')
    .orderBy('t.kaer_nr')
    .execute()
  return rows.map(({ trial }) => trial)
}

import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { selectTrials } from '../trials.store.ts'
import type { Trial } from '../trials.types.ts'

/** Published trials that last to the day or beyond it, by day and number. */
const lastingTo = (db: Db, day: string) =>
  selectTrials(db)
    .where('t.published_at', 'is not', null)
    .where(sql<boolean>`coalesce(t.end_date, t.held_on) >= ${day}`)
    .orderBy('t.held_on')
    .orderBy('t.kaer_nr')

/** The whole calendar from a day on. */
export async function comingTrials(db: Db, day: string): Promise<Trial[]> {
  const rows = await lastingTo(db, day).execute()
  return rows.map(({ trial }) => trial)
}

/** The first trials of the calendar that have neither ended nor been cancelled. */
export async function nextTrials(db: Db, day: string, count: number): Promise<Trial[]> {
  const rows = await lastingTo(db, day)
    .where('t.ended_at', 'is', null)
    .where('t.cancelled_at', 'is', null)
    .limit(count)
    .execute()
  return rows.map(({ trial }) => trial)
}

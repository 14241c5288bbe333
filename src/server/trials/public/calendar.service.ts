import { type CalendarFilter, passes } from '#domain/trials/calendarFilter.ts'
import { finnishDay } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { comingTrials, nextTrials } from './calendar.store.ts'
import type { ShownTrial } from './public.types.ts'
import { allShownOn } from './shownTrials.ts'

/** The coming trials that pass the filter, by day: those whose last day is not over in Finland. */
export async function findCalendar(db: Db, filter: CalendarFilter, now: Date): Promise<ShownTrial[]> {
  const today = finnishDay(now)
  const trials = allShownOn(await comingTrials(db, today), today)
  return trials.filter((trial) => passes(trial, filter))
}

/** Trials that the front page tells of. */
const NEXT = 6

/** The first of the coming trials that are still to be held. */
export async function findNext(db: Db, now: Date): Promise<ShownTrial[]> {
  const today = finnishDay(now)
  return allShownOn(await nextTrials(db, today, NEXT), today)
}

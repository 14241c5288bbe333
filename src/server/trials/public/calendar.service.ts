import { type CalendarFilter, passes } from '#domain/trials/calendarFilter.ts'
import type { ShownTrial } from './public.types.ts'
import type { ShownTrials } from './shownTrials.service.ts'

/** The coming trials that pass the filter, by day; where nothing is asked for, the same object while nothing has changed. */
export async function findCalendar(
  trials: ShownTrials,
  filter: CalendarFilter,
): Promise<readonly ShownTrial[]> {
  const { coming } = await trials.calendar()
  if (Object.values(filter).every((asked) => asked === undefined)) return coming
  return coming.filter((trial) => passes(trial, filter))
}

import { type CalendarFilter, passes } from '#domain/trials/calendarFilter.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { findDog } from '../dogs/dogs.service.ts'
import { countsEarlierWater, waterStandingOf } from '../dogs/waterStandings.service.ts'
import { startRightsOn } from '../entries/startRights.service.ts'
import type { Reader } from '../platform/act.ts'
import type { ShownTrial } from './publicTrials.types.ts'

/** `dog`: the number of a dog; only where it may start. */
interface CalendarQuery extends CalendarFilter {
  readonly dog?: string | undefined
}

/**
 * The coming trials that pass the filter, by day; without a filter the same object until something changes.
 * @throws AppError 404 DOG_NOT_FOUND
 */
export async function findCalendar(
  reader: Reader,
  { dog, ...filter }: CalendarQuery,
): Promise<readonly ShownTrial[]> {
  const { coming } = await reader.shownTrials.calendar(reader)
  const trials = dog === undefined ? coming : await openToDog(reader, coming, dog)
  if (Object.values(filter).every((criterion) => criterion === undefined)) return trials
  return trials.filter((trial) => passes(trial, filter))
}

/** The trials still to be held in which the dog may start in some class, each with those classes. */
async function openToDog(
  reader: Reader,
  trials: readonly ShownTrial[],
  regnr: string,
): Promise<ShownTrial[]> {
  const dog = await findDog(reader, regnr)
  const coming = trials.filter(({ phase }) => phase !== 'cancelled' && phase !== 'held')
  const days = coming.map(({ trial }) => ({ day: trial.heldOn, offered: trial.classes }))
  const rights = await startRightsOn(reader, dog.record.id, days)
  return coming
    .map((shown, index): ShownTrial & Required<Pick<ShownTrial, 'startClasses'>> => {
      const { trial } = shown
      const startClasses = TRIAL_CLASSES.filter((name) => rights[index]?.[name].ok)
      const standings = startClasses.map((name) => [name, waterStandingOf(dog, name, trial.heldOn)] as const)
      return {
        ...shown,
        startClasses,
        ...(countsEarlierWater(trial) && { startWater: new Map(standings) }),
      }
    })
    .filter(({ startClasses }) => startClasses.length > 0)
}

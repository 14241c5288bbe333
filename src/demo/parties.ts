import { drawParties } from '#domain/entries/parties.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { digestOf } from '#server/entries/parties/meetings.ts'
import { type DayNumber, helsinkiTime, toIso } from './days.ts'
import type { Trial } from './events.ts'
import type { Row } from './tables.ts'

/** A dog that has a place, by the id of its entry. */
interface Placed {
  readonly id: number
  readonly trial: Trial
  readonly class: TrialClass
}

/** Whose dogs are known and whose judges are several: there each judge has a party, and the start list is public. */
export const isParted = ({ stage, judges }: Trial): boolean =>
  (stage === 'judging' || stage === 'set') && judges.length > 1

/** The seed of a trial's draw. */
export const partySeed = ({ day, capacity }: Trial): string =>
  (Math.imul(day * 100 + capacity, 0x9e3779b1) >>> 0).toString(16).padStart(16, '0')

const MEETING_PLACES = ['Seurojentalon piha', 'Metsästysmajan parkkipaikka', 'Pellonreunan lato'] as const

/** Each party has a judge, and meets half an hour after another. */
const partyOf = (index: number) => ({
  number: index + 1,
  meets_at: index % 2 === 0 ? '08:00' : '08:30',
  place: MEETING_PLACES[index % MEETING_PLACES.length]!,
})

/** What an entrant has been told of the meeting of a party, as the service keeps it. */
export function toldMeeting({ day, judges }: Trial, party: number): string {
  const { meets_at, place } = partyOf(party - 1)
  return digestOf({ party, judges: judges[party - 1]!.name, day: toIso(day), time: meets_at, place })
}

/** Rows of the parties. */
export function partyRows(trialIds: ReadonlyMap<Trial, number>) {
  const parties = [...trialIds].flatMap(([trial, trialId]) =>
    isParted(trial)
      ? trial.judges.map((judge, index) => ({ trial_id: trialId, judge, ...partyOf(index) }))
      : [],
  )
  return {
    trial_party: parties.map(
      ({ trial_id, number, meets_at, place }): Row<'trial_party'> => ({ trial_id, number, meets_at, place }),
    ),
    trial_party_judge: parties.map(
      ({ trial_id, number, judge }): Row<'trial_party_judge'> => ({ trial_id, number, judge_id: judge.id }),
    ),
  }
}

/** The party of each dog, by the id of its entry, drawn as the service draws. */
export function drawnParties(placed: readonly Placed[]): ReadonlyMap<number, number> {
  const byTrial = Map.groupBy(
    placed.filter(({ trial }) => isParted(trial)),
    ({ trial }) => trial,
  )
  return new Map(
    [...byTrial].flatMap(([trial, dogs]) => {
      const numbers = trial.judges.map((_, index) => index + 1)
      return [...drawParties(dogs, numbers, partySeed(trial))]
    }),
  )
}

/** The morning is still to come where the club is made by night: what was seen is then from the first minute of the day. */
function seenAt(day: DayNumber, minute: number): string {
  const morning = helsinkiTime(day, 7, minute)
  return new Date(morning) < new Date() ? morning : helsinkiTime(day, 0, 1)
}

/** What was seen this morning of the dogs that have come so far. */
export const checkInRows = (come: readonly Placed[]): Row<'check_in'>[] =>
  come.map(({ id, trial }, index) => ({
    entry_id: id,
    present: true,
    chip: 'read',
    vaccinated: index % 3 !== 2,
    checked_at: seenAt(trial.day, 20 + 2 * index),
  }))

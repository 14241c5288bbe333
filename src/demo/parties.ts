import { drawParties } from '#domain/entries/parties.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { helsinkiTime } from './days.ts'
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

/** Rows of the parties: a judge each, half an hour after another. */
export function partyRows(trialIds: ReadonlyMap<Trial, number>) {
  const parties = [...trialIds].flatMap(([trial, trialId]) =>
    isParted(trial)
      ? trial.judges.map((judge, index) => ({ trial_id: trialId, number: index + 1, judge, index }))
      : [],
  )
  return {
    trial_party: parties.map(
      ({ trial_id, number, index }): Row<'trial_party'> => ({
        trial_id,
        number,
        meets_at: index % 2 === 0 ? '08:00' : '08:30',
        place: MEETING_PLACES[index % MEETING_PLACES.length]!,
      }),
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

/** What was seen this morning of the dogs that have come so far. */
export const checkInRows = (come: readonly Placed[]): Row<'check_in'>[] =>
  come.map(({ id, trial }, index) => ({
    entry_id: id,
    present: true,
    chip: 'read',
    vaccinated: index % 3 !== 2,
    checked_at: helsinkiTime(trial.day, 0, 1),
  }))

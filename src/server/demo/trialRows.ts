import { ORGANISERS } from './data/places.ts'
import { type DayNumber, helsinkiTime, toIso } from './days.ts'
import type { Trial } from './events.ts'
import type { Row } from './tables.ts'

/** A rulebook that results cite. */
export interface KeptRulebook {
  readonly id: number
  readonly validFrom: string
}

/** Rows of the trials that were held: clubs, judges, the trials and who judged them. Ids run from 1 in the given order. */
export function trialRows(trials: readonly Trial[], today: DayNumber) {
  const judgeIds = new Map<string, number>()
  for (const name of trials.flatMap(({ judges }) => judges)) {
    if (!judgeIds.has(name)) judgeIds.set(name, judgeIds.size + 1)
  }
  const rows = numbered(trials, today)
  return {
    club: ORGANISERS.map((name, index): Row<'club'> => ({ id: index + 1, name })),
    judge: judgeRows(judgeIds, trials, today),
    trial: rows,
    trial_judge: trials.flatMap(({ judges }, index) =>
      judges.map(
        (name, place): Row<'trial_judge'> => ({
          trial_id: index + 1,
          judge_id: judgeIds.get(name)!,
          head: place === 0,
        }),
      ),
    ),
    trial_number: rows.map(
      ({ id, held_on, kaer_nr }): Row<'trial_number'> => ({
        held_on: held_on!,
        kaer_nr: kaer_nr!,
        trial_id: id!,
      }),
    ),
  }
}

/** Years without a trial after which a judge counts as retired. */
const RETIRED_AFTER = 4

function judgeRows(
  ids: ReadonlyMap<string, number>,
  trials: readonly Trial[],
  today: DayNumber,
): Row<'judge'>[] {
  return [...ids].map(([name, id]) => {
    const own = trials.filter(({ judges }) => judges.includes(name))
    return {
      id,
      name,
      qualifications: [...new Set(own.map(({ type }) => type))].toSorted(),
      active: own.some(({ day }) => day > today - RETIRED_AFTER * 365),
    }
  })
}

/** Trials of one day are numbered in the order they were published; registration ended a good week before. */
function numbered(trials: readonly Trial[], today: DayNumber) {
  const numbers = new Map<DayNumber, number>()
  return trials.map((trial, index): Row<'trial'> => {
    const { day } = trial
    const number = (numbers.get(day) ?? 0) + 1
    numbers.set(day, number)
    return {
      id: index + 1,
      type: trial.type,
      held_on: toIso(day),
      kaer_nr: number,
      place: trial.place,
      club_id: ORGANISERS.indexOf(trial.organiser) + 1,
      registration_start: toIso(day - 60),
      registration_end: toIso(day - 9),
      published_at: helsinkiTime(day - 70, 12, 0),
      ended_at: today - day <= 1 ? null : helsinkiTime(day, 20, 0),
    }
  })
}

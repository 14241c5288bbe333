import type { TrialType } from '#domain/trials/results.ts'
import type { ComingTrial } from './coming.ts'
import { districtOf, ORGANISERS, TOWNS } from './data/places.ts'
import { BIRDS, CANCEL_REASON, INVITATIONS } from './data/trialTexts.ts'
import { type DayNumber, helsinkiTime, toIso } from './days.ts'
import type { Trial } from './events.ts'
import { mailAddressOf } from './people.ts'
import type { Row } from './tables.ts'

/** A rulebook that results cite. */
export interface KeptRulebook {
  readonly id: number
  readonly validFrom: string
}

/** Rows of trials: clubs, judges, the trials and who judges them. Ids run from 1 in the given order. */
export function trialRows(trials: readonly (Trial | ComingTrial)[], today: DayNumber) {
  const judgeIds = new Map<string, number>()
  for (const name of trials.flatMap(({ judges }) => judges)) {
    if (!judgeIds.has(name)) judgeIds.set(name, judgeIds.size + 1)
  }
  const rows = numbered(trials, today)
  return {
    club: ORGANISERS.map(clubRow),
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
    trial_number: [
      ...rows.flatMap(({ id, held_on, kaer_nr }): Row<'trial_number'>[] =>
        kaer_nr ? [{ held_on: held_on!, kaer_nr, trial_id: id! }] : [],
      ),
      ...formerNumbers(trials, rows),
    ],
  }
}

function clubRow(name: string, index: number): Row<'club'> {
  return {
    id: index + 1,
    name,
    district: districtOf(name),
    email: mailAddressOf({ id: index + 1, name }),
    phone: phoneOf(index),
  }
}

/** From the numbers that Finland keeps for films and examples. */
function phoneOf(index: number): string {
  return `044 999 ${String(1000 + (index % 9000))}`
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
    const town = TOWNS.fi[(id * 13) % TOWNS.fi.length]!
    return {
      id,
      name,
      qualifications: [...new Set<TrialType>(own.map(({ type }) => type))].toSorted(),
      district: districtOf(town),
      town,
      email: mailAddressOf({ id, name }),
      phone: phoneOf(id * 37),
      contact_consent: id % 3 !== 0,
      active: own.some(({ day }) => day > today - RETIRED_AFTER * 365),
    }
  })
}

/** Trials of one day are numbered in the order they were published. */
function numbered(trials: readonly (Trial | ComingTrial)[], today: DayNumber): Row<'trial'>[] {
  const numbers = new Map<DayNumber, number>()
  return trials.map((trial, index) => {
    const { day } = trial
    const stage = 'stage' in trial ? trial.stage : null
    const number = (numbers.get(day) ?? 0) + (stage === 'draft' ? 0 : 1)
    numbers.set(day, number)
    const club = ORGANISERS.indexOf(trial.organiser)
    return {
      id: index + 1,
      type: trial.type,
      held_on: toIso(day),
      kaer_nr: stage === 'draft' ? null : number,
      place: trial.place,
      club_id: club + 1,
      district: districtOf(trial.place),
      start_time: trial.type === 'forest' ? '08:00' : '09:00',
      organiser_email: mailAddressOf({ id: club + 1, name: trial.organiser }),
      organiser_phone: phoneOf(club),
      invitation: stage === null ? null : INVITATIONS[trial.type],
      ...birds(trial),
      ...registration(day, stage),
      capacity: trial.capacity,
      published_at: stage === 'draft' ? null : helsinkiTime(Math.min(day - 70, today - 20), 12, 0),
      ended_at: stage === null && today - day > 1 ? helsinkiTime(day, 20, 0) : null,
      cancelled_at: stage === 'cancelled' ? helsinkiTime(today - 2, 9, 30) : null,
      cancel_reason: stage === 'cancelled' ? CANCEL_REASON : null,
    }
  })
}

/** A moved trial was to be held a week earlier, as the last that was published for that day. */
function formerNumbers(
  trials: readonly (Trial | ComingTrial)[],
  rows: readonly Row<'trial'>[],
): Row<'trial_number'>[] {
  return trials.flatMap((trial, index) => {
    if (!('stage' in trial) || trial.stage !== 'moved') return []
    const held_on = toIso(trial.day - 7)
    const others = rows.filter((row) => row.held_on === held_on)
    return [
      {
        held_on,
        kaer_nr: 1 + Math.max(0, ...others.map(({ kaer_nr }) => kaer_nr ?? 0)),
        trial_id: index + 1,
      },
    ]
  })
}

/** Registration lasts from two months to nine days before the trial; how far it is says the stage. */
function registration(day: DayNumber, stage: ComingTrial['stage'] | null) {
  const start = stage === 'later' || stage === 'draft' ? 40 : 60
  return {
    registration_start: toIso(day - start),
    registration_end: toIso(day - 9),
    closed_by_hand: stage === 'closed',
  }
}

/** Game is set out at field trials only. */
function birds({ type, day }: Trial) {
  const set = type === 'field' && day % 2 === 0
  return {
    bird_species: set ? BIRDS[day % BIRDS.length]! : null,
    bird_release_count: set ? 6 + (day % 15) : null,
    bird_release_time: set ? '07:30' : null,
    dropped_bird_count: set ? day % 5 : null,
  }
}

import type { TrialType } from '#domain/trials/results.ts'
import { districtOf, ORGANISERS, TOWNS } from './data/places.ts'
import { BIRDS, BRING, CANCEL_REASON, FEES, INVITATIONS, MOVE_REASON } from './data/trialTexts.ts'
import { type DayNumber, helsinkiTime, toIso } from './days.ts'
import type { Judge, Trial } from './events.ts'
import { isParted, partyRows, partySeed } from './parties.ts'
import { mailAddressOf } from './people.ts'
import { drawRows, isDrawn, lastOfEntry } from './placeDraws.ts'
import { RIGHTS } from './proposals.ts'
import type { Row } from './tables.ts'

interface TrialContext {
  /** files of head judges' reports */
  readonly reportIds: ReadonlyMap<Trial, number>
  /** trials with the right to proposals */
  readonly rights: ReadonlySet<Trial>
  readonly today: DayNumber
}

/** Rows of trials: clubs, judges, the trials and who judges them. */
export function trialRows(trialIds: ReadonlyMap<Trial, number>, { reportIds, rights, today }: TrialContext) {
  const trials = [...trialIds.keys()]
  const numbers = numbered(trials)
  return {
    club: trials.length > 0 ? ORGANISERS.map(clubRow) : [],
    judge: judgeRows(trials, today),
    trial: trials.map((trial) => ({
      ...trialRow(trial, trialIds.get(trial)!, numbers.get(trial) ?? null, today),
      head_judge_report_id: reportIds.get(trial) ?? null,
      proposals: rights.has(trial) ? [...RIGHTS] : [],
    })),
    trial_judge: trials.flatMap((trial) =>
      trial.judges.map(({ id }, place): Row<'trial_judge'> => {
        return { trial_id: trialIds.get(trial)!, judge_id: id, head: place === 0 }
      }),
    ),
    trial_number: numberRows(trialIds, numbers),
    ...partyRows(trialIds),
    place_draw: drawRows(trialIds, today),
  }
}

function clubRow(name: string, index: number): Row<'club'> {
  const email = mailAddressOf({ id: index + 1, name })
  return { id: index + 1, name, district: districtOf(name), email, phone: phoneOf(index) }
}

/** From the numbers that Finland reserves for films and examples. */
function phoneOf(index: number): string {
  return `044 999 ${String(1000 + (index % 9000))}`
}

/** Years without a trial after which a judge counts as retired. */
const RETIRED_AFTER = 4

function judgeRows(trials: readonly Trial[], today: DayNumber): Row<'judge'>[] {
  const judged = Map.groupBy(
    trials.flatMap((trial) => trial.judges.map((judge): [Judge, Trial] => [judge, trial])),
    ([judge]) => judge,
  )
  return [...judged].map(([{ id, name }, own]) => {
    const town = TOWNS.fi[(id * 13) % TOWNS.fi.length]!
    return {
      id,
      name,
      qualifications: [...new Set<TrialType>(own.map(([, { type }]) => type))].toSorted(),
      district: districtOf(town),
      town,
      email: mailAddressOf({ id, name }),
      phone: phoneOf(id * 37),
      contact_consent: id % 3 !== 0,
      active: own.some(([, { day }]) => day > today - RETIRED_AFTER * 365),
    }
  })
}

/** Trials of one day are numbered in the order they were published; a draft has no number yet. */
function numbered(trials: readonly Trial[]): Map<Trial, number> {
  const days = Map.groupBy(
    trials.filter(({ stage }) => stage !== 'draft'),
    ({ day }) => day,
  )
  return new Map([...days.values()].flatMap((ofDay) => ofDay.map((trial, index) => [trial, index + 1])))
}

/** Days by which a moved trial was moved. */
const MOVED_BY = 7

/** The numbers that trials have and had: a moved trial had the last number of its earlier day. */
function numberRows(
  trialIds: ReadonlyMap<Trial, number>,
  numbers: ReadonlyMap<Trial, number>,
): Row<'trial_number'>[] {
  const lastOf = (day: DayNumber) =>
    Math.max(0, ...[...numbers].filter(([trial]) => trial.day === day).map(([, number]) => number))
  return [...numbers].flatMap(([trial, number]) => {
    const row = (day: DayNumber, kaer_nr: number) => ({
      held_on: toIso(day),
      kaer_nr,
      trial_id: trialIds.get(trial)!,
    })
    const former = trial.day - MOVED_BY
    return [row(trial.day, number), ...(trial.stage === 'moved' ? [row(former, lastOf(former) + 1)] : [])]
  })
}

function trialRow(trial: Trial, id: number, number: number | null, today: DayNumber): Row<'trial'> {
  const { type, day, lastDay, stage, place, organiser } = trial
  const club = ORGANISERS.indexOf(organiser)
  const ended = stage === null && today - day > 1
  return {
    id,
    type,
    held_on: toIso(day),
    end_date: lastDay > day ? toIso(lastDay) : null,
    divided: trial.divided,
    kaer_nr: number,
    place,
    club_id: club + 1,
    district: districtOf(place),
    start_time: type === 'forest' ? '08:00' : '09:00',
    end_time: ended ? endTimeOf(trial) : null,
    organiser_email: mailAddressOf({ id: club + 1, name: organiser }),
    organiser_phone: phoneOf(club),
    fee_text: stage === null ? null : FEES[type],
    bring: stage === null ? null : (BRING[type] ?? null),
    invitation: stage === null ? null : INVITATIONS[type],
    ...birds(trial, ended),
    // Registration lasts from two months before the trial.
    registration_start: toIso(day - (stage === 'later' || stage === 'draft' ? 40 : 60)),
    registration_end: toIso(lastOfEntry(trial, today)),
    filling: isDrawn(trial) ? 'draw' : 'queue',
    closed_by_hand: stage === 'closed',
    capacity: trial.capacity,
    capacity_by_class: JSON.stringify(trial.limits),
    published_at: stage === 'draft' ? null : helsinkiTime(Math.min(day - 70, today - 20), 12, 0),
    ended_at: ended ? helsinkiTime(lastDay, 20, 0) : null,
    cancelled_at: stage === 'cancelled' ? helsinkiTime(today - 2, 9, 30) : null,
    party_seed: isParted(trial) ? partySeed(trial) : null,
    start_list_at: isParted(trial) ? helsinkiTime(today - 2, 19, 0) : null,
    cancel_reason: stage === 'cancelled' ? CANCEL_REASON : null,
    cancel_reason_shown: stage === 'cancelled',
    move_reason: stage === 'moved' ? MOVE_REASON : null,
    moved_from: stage === 'moved' ? toIso(day - MOVED_BY) : null,
    moved_from_place: stage === 'moved' ? place : null,
  }
}

/** Between two and six in the afternoon, to the quarter of an hour. */
const endTimeOf = ({ day, entries }: Trial): string =>
  `${14 + ((day + entries.size) % 4)}:${QUARTERS[(day * 7) % QUARTERS.length]}`
const QUARTERS = ['00', '15', '30', '45'] as const

/** Game is released at field trials only; how much, and what was shot of it, is known after them. */
function birds({ type, day }: Trial, ended: boolean) {
  const set = type === 'field' && day % 2 === 0
  return {
    bird_species: set ? BIRDS[day % BIRDS.length]! : null,
    bird_release_count: set && ended ? 6 + (day % 15) : null,
    bird_release_time: set ? '07:30' : null,
    dropped_bird_count: set && ended ? day % 5 : null,
  }
}

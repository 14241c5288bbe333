import { dayFaults, foundFaults, type TrialFields } from '#domain/trials/trialForm.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import { finnishDay } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import type { Trial } from '../trials/trials.types.ts'
import { refuseByState, refuseFaults, refuseStale } from './checks.service.ts'
import { giveNumber, updateTrial } from './organising.store.ts'
import { hasResults } from './results.store.ts'
import { tellEntrants } from './trialMails.ts'

type Days = Pick<TrialFields, 'endDate' | 'registrationStart' | 'registrationEnd'>

export interface Move extends Days {
  readonly version: number
  readonly date: string
  readonly place: string
  readonly reason: string
}

/**
 * Moves a trial to another day or place: it gets a new number, the old address leads on, and every entrant is told.
 * @throws AppError 409 CHANGED_MEANWHILE, 422 MOVE_CHANGES_NOTHING, a code at each field that is wrong, or by state
 */
export async function moveTrial(
  services: Services,
  tx: Db,
  trial: Trial,
  move: Move,
  by: number,
): Promise<void> {
  const at = services.now()
  refuseByState('move', trial, finnishDay(at))
  refuseStale(trial, move.version)
  refuseMove(trial, move)
  // Age, show awards, rulebook and water work of a result are those of its day.
  if (move.date !== trial.heldOn && (await hasResults(tx, trial.id)))
    refuseFaults({ date: 'TRIAL_HAS_RESULTS' })
  const { date, endDate, place, registrationStart, registrationEnd, reason } = move
  const kaerNr = await giveNumber(tx, trial.id, date)
  await updateTrial(tx, trial.id, at, {
    held_on: date,
    end_date: endDate,
    place,
    kaer_nr: kaerNr,
    registration_start: registrationStart,
    registration_end: registrationEnd,
  })
  await writeAudit(tx, {
    at,
    by,
    subject: 'trial',
    subjectId: trial.id,
    code: 'TRIAL_MOVED',
    before: {
      date: trial.heldOn,
      endDate: trial.endDate,
      place: trial.place,
      kaerNr: trial.kaerNr,
      registrationStart: trial.registrationStart,
      registrationEnd: trial.registrationEnd,
    },
    after: { date, endDate, place, kaerNr, registrationStart, registrationEnd, reason },
  })
  await tellEntrants(services, tx, { ...trial, heldOn: date, endDate, place, kaerNr }, 'trialMoved', {
    reason,
    before: trial,
  })
}

function refuseMove(trial: Trial, move: Move): void {
  const { startTime, endTime } = trial
  const { endTime: order, ...days } = dayFaults({ ...move, startTime, endTime })
  // The times stay; of a trial of several days they may be in any order.
  refuseFaults(foundFaults({ ...days, endDate: days.endDate || order }))
  if (move.date === trial.heldOn && move.place === trial.place)
    throw new AppError('refused', 'MOVE_CHANGES_NOTHING')
}

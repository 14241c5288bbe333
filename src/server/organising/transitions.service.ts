import type { Refusal } from '#domain/trials/conditions.ts'
import { type ActionInput, refusalOf, type TrialAction } from '#domain/trials/transitions.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { columnsOf, fieldsOf } from './fields.ts'
import { organiseFor } from './organising.policy.ts'
import {
  deleteTrial,
  findClub,
  giveNumber,
  replaceJudges,
  setResultStatus,
  updateTrial,
} from './organising.store.ts'
import { afterChange, readSnapshot, type TrialSnapshot } from './snapshot.service.ts'
import { tellEntrants } from './trialMails.ts'

/** What an action does to a trial that allows it. */
type Effect<Input> = (act: Act, trial: TrialHead, input: Input) => Promise<unknown>

const EFFECTS: { readonly [Action in TrialAction]: Effect<ActionInput[Action]> } = {
  async save(act, trial, { id: _same, version: _seen, ...fields }) {
    await refuseOthersClub(act, trial, fields.clubId)
    await updateTrial(act.db, trial.id, act.at, columnsOf(fields))
    await replaceJudges(act.db, trial.id, fields.judgeIds, fields.headJudgeId)
    await act.log(['trial', trial.id], 'CHANGED', { ...fieldsOf(trial) }, { ...fields })
  },

  async delete(act, trial) {
    await deleteTrial(act.db, trial.id)
    await act.log(['trial', trial.id], 'ERASED', { ...fieldsOf(trial) })
  },

  /** Makes a draft public under a number of its day. */
  async publish(act, trial) {
    const kaerNr = await giveNumber(act.db, trial.id, trial.heldOn!)
    await updateTrial(act.db, trial.id, act.at, { published_at: act.at, kaer_nr: kaerNr })
    await act.log(['trial', trial.id], 'PUBLISHED', null, { date: trial.heldOn, kaerNr })
  },

  /** Opens what was closed by hand. */
  async open(act, { id }) {
    await updateTrial(act.db, id, act.at, { closed_by_hand: false })
    await act.log(['trial', id], 'REGISTRATION_OPENED')
  },

  /** Closes the registration before its time. */
  async close(act, { id }) {
    await updateTrial(act.db, id, act.at, { closed_by_hand: true })
    await act.log(['trial', id], 'REGISTRATION_CLOSED')
  },

  /** To another day or place: the trial gets a new number, the old address leads on, and every entrant is told. */
  async move(act, trial, { date, endDate, place, registrationStart, registrationEnd, reason }) {
    const kaerNr = await giveNumber(act.db, trial.id, date)
    await updateTrial(act.db, trial.id, act.at, {
      held_on: date,
      end_date: endDate,
      place,
      kaer_nr: kaerNr,
      registration_start: registrationStart,
      registration_end: registrationEnd,
    })
    const before = {
      date: trial.heldOn,
      endDate: trial.endDate,
      place: trial.place,
      kaerNr: trial.kaerNr,
      registrationStart: trial.registrationStart,
      registrationEnd: trial.registrationEnd,
    }
    const after = { date, endDate, place, kaerNr, registrationStart, registrationEnd, reason }
    await act.log(['trial', trial.id], 'TRIAL_MOVED', before, after)
    const moved = { ...trial, heldOn: date, endDate, place, kaerNr }
    await tellEntrants(act, moved, 'trialMoved', { reason, before: trial })
  },

  /** The results become official, and the entrants are told. Closed by hand, so that a trial that is opened again takes no entries by itself. */
  async end(act, trial) {
    await updateTrial(act.db, trial.id, act.at, { ended_at: act.at, closed_by_hand: true })
    await setResultStatus(act.db, trial.id, 'official')
    await act.log(['trial', trial.id], 'TRIAL_ENDED')
    await tellEntrants(act, trial, 'trialResults')
  },

  /** Every entrant is told. */
  async cancel(act, trial, { reason }) {
    await updateTrial(act.db, trial.id, act.at, { cancelled_at: act.at, cancel_reason: reason })
    await act.log(['trial', trial.id], 'TRIAL_CANCELLED', null, { reason })
    await tellEntrants(act, trial, 'trialCancelled', { reason })
  },

  /** The results are preliminary until the trial is ended anew. */
  async reopen(act, { id }, { reason }) {
    await updateTrial(act.db, id, act.at, { ended_at: null, closed_by_hand: true })
    await setResultStatus(act.db, id, 'preliminary')
    await act.log(['trial', id], 'TRIAL_REOPENED', null, { reason })
  },
}

/**
 * Takes an action on a locked trial, where the table of transitions allows it.
 * @returns the trial as it was, with all that was read of it
 * @throws AppError 409 CHANGED_MEANWHILE, 422 by state and conditions (`Refusal`), of save 404 CLUB_NOT_FOUND
 */
export async function performAction<Action extends TrialAction>(
  act: Act,
  head: TrialHead,
  action: Action,
  input: ActionInput[Action],
): Promise<TrialSnapshot> {
  const snapshot = await readSnapshot(act.db, head, act.today, judgesIn(input))
  refuse(refusalOf(action, snapshot.facts, input))
  const effect: Effect<ActionInput[Action]> = EFFECTS[action]
  await effect(act, snapshot.trial, input)
  return snapshot
}

/** The same, answered with the trial as it is then. */
export async function changeTrial<Action extends TrialAction>(
  act: Act,
  head: TrialHead,
  action: Action,
  input: ActionInput[Action],
): Promise<TrialSnapshot> {
  return afterChange(act.db, await performAction(act, head, action, input), act.today)
}

const judgesIn = (input: ActionInput[TrialAction]): readonly number[] =>
  'judgeIds' in input ? input.judgeIds : []

/** @throws AppError as the refusal says; none where there is none */
export function refuse(refusal: Refusal | null): void {
  if (!refusal) return
  const { code, fields } = refusal
  throw new AppError(code === 'CHANGED_MEANWHILE' ? 'conflict' : 'refused', code, fields)
}

/** @throws AppError 404 CLUB_NOT_FOUND, 422 CLUB_NOT_OWN */
async function refuseOthersClub({ db, viewer }: Act, { club }: TrialHead, clubId: number): Promise<void> {
  if (clubId !== club.id && !organiseFor(viewer, await findClub(db, clubId)))
    throw new AppError('refused', 'INPUT_INVALID', { clubId: 'CLUB_NOT_OWN' })
}

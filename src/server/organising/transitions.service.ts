import { type ActionInput, refusalOf, type TrialAction } from '#domain/trials/transitions.ts'
import { HAPPENED_NAMES } from '#domain/trials/trialFields.ts'
import { commitToDraw } from '../entries/placeDraw.service.ts'
import { setResultStatus } from '../judging/status.service.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { deleteTrial, updateTrial } from '../trials/changes.service.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { findClub } from './choices.service.ts'
import { columnsOf, fieldsOf } from './fields.ts'
import { organiseFor } from './organising.policy.ts'
import { refuse } from './refuse.ts'
import { readSnapshot } from './snapshot.service.ts'
import { snapshotOf, type TrialSnapshot } from './snapshot.ts'
import { mailEntrants } from './trialMails.ts'

/** What an action does to a trial that allows it. */
type Effect<Input> = (act: Act, trial: TrialHead, input: Input) => Promise<TrialHead>

/** The actions that leave a trial. */
export type TrialChange = Exclude<TrialAction, 'delete'>

/** Each returns the updated trial. */
const EFFECTS: { readonly [Action in TrialChange]: Effect<ActionInput[Action]> } = {
  async save(act, trial, { id: _same, version: _seen, confirmed: _asked, ...fields }) {
    await refuseOthersClub(act, trial, fields.clubId)
    await act.log(['trial', trial.id], 'CHANGED', { ...fieldsOf(trial) }, { ...fields })
    return updateTrial(act, trial, { ...columnsOf(fields), judges: fields })
  },

  /** Makes a draft public under a number of its day; of one that fills by draw the seed's hash too. */
  async publish(act, trial) {
    const drawHash = trial.filling === 'draw' ? await commitToDraw(act, trial) : null
    const published = await updateTrial(act, trial, { numberOf: trial.heldOn!, published_at: act.at })
    const { heldOn: date, kaerNr } = published
    await act.log(['trial', trial.id], 'PUBLISHED', null, { date, kaerNr, ...(drawHash && { drawHash }) })
    return published
  },

  /** Opens what was closed by hand. */
  async open(act, trial) {
    await act.log(['trial', trial.id], 'REGISTRATION_OPENED')
    return updateTrial(act, trial, { closed_by_hand: false })
  },

  /** Closes the registration before its time. */
  async close(act, trial) {
    await act.log(['trial', trial.id], 'REGISTRATION_CLOSED')
    return updateTrial(act, trial, { closed_by_hand: true })
  },

  /** Another day or place: a new number, a redirect from the old address, a mail to every entrant, and the reason for everyone. */
  async move(act, trial, { date, endDate, place, registrationStart, registrationEnd, reason }) {
    const moved = await updateTrial(act, trial, {
      numberOf: date,
      held_on: date,
      end_date: endDate,
      place,
      registration_start: registrationStart,
      registration_end: registrationEnd,
      move_reason: reason,
      moved_from: trial.heldOn,
      moved_from_place: trial.place,
    })
    const before = {
      date: trial.heldOn,
      endDate: trial.endDate,
      place: trial.place,
      kaerNr: trial.kaerNr,
      registrationStart: trial.registrationStart,
      registrationEnd: trial.registrationEnd,
    }
    const { kaerNr } = moved
    const after = { date, endDate, place, kaerNr, registrationStart, registrationEnd, reason }
    await act.log(['trial', trial.id], 'TRIAL_MOVED', before, after)
    await mailEntrants(act, moved, 'trialMoved', { reason, before: trial })
    return moved
  },

  /** Makes the results official and mails the entrants those that they do not know yet. Closed by hand, so that a reopened trial takes no entries by itself. */
  async end(act, trial) {
    await setResultStatus(act, trial, 'official')
    await act.log(['trial', trial.id], 'TRIAL_ENDED')
    const ended = await updateTrial(act, trial, { ended_at: act.at, closed_by_hand: true })
    await mailEntrants(act, ended, 'trialResults')
    return ended
  },

  /** Mails every entrant, and tells everyone the reason. */
  async cancel(act, trial, { reason }) {
    await act.log(['trial', trial.id], 'TRIAL_CANCELLED', null, { reason })
    const cancelled = await updateTrial(act, trial, {
      cancelled_at: act.at,
      cancel_reason: reason,
      cancel_reason_shown: true,
    })
    await mailEntrants(act, cancelled, 'trialCancelled', { reason })
    return cancelled
  },

  /** Adds what happened at an ended trial; its results and their mails stay as they are. */
  async supplement(act, trial, { id: _same, version: _seen, ...happened }) {
    const before = fieldsOf(trial)
    const known = Object.fromEntries(HAPPENED_NAMES.map((name) => [name, before[name]]))
    await act.log(['trial', trial.id], 'CHANGED', known, { ...happened })
    return updateTrial(act, trial, columnsOf({ ...before, ...happened }))
  },

  /** Makes the results preliminary until the trial is ended again. */
  async reopen(act, trial, { reason }) {
    await setResultStatus(act, trial, 'preliminary')
    await act.log(['trial', trial.id], 'TRIAL_REOPENED', null, { reason })
    return updateTrial(act, trial, { ended_at: null, closed_by_hand: true })
  },
}

/**
 * Takes an action on a locked trial, where the table of transitions allows it.
 * @returns the trial as it is then
 * @throws AppError 409 CHANGED_MEANWHILE, 422 by state and conditions (`Refusal`), of save 404 CLUB_NOT_FOUND
 */
export async function changeTrial<Action extends TrialChange>(
  act: Act,
  head: TrialHead,
  { action, input }: { readonly action: Action; readonly input: ActionInput[Action] },
): Promise<TrialSnapshot> {
  const snapshot = await readSnapshot(act, head, judgesIn(input))
  refuse(refusalOf(action, snapshot.facts, input))
  const effect: Effect<ActionInput[Action]> = EFFECTS[action]
  return snapshotOf(await effect(act, head, input), act.today, snapshot)
}

/** Deletes a locked draft. @throws AppError as `changeTrial` */
export async function deleteDraft(act: Act, head: TrialHead, input: ActionInput['delete']): Promise<void> {
  const { trial, facts } = await readSnapshot(act, head)
  refuse(refusalOf('delete', facts, input))
  await deleteTrial(act, trial)
  await act.log(['trial', trial.id], 'ERASED', { ...fieldsOf(trial) })
}

const judgesIn = (input: ActionInput[TrialAction]): readonly number[] =>
  'judgeIds' in input ? input.judgeIds : []

/** @throws AppError 404 CLUB_NOT_FOUND, 422 CLUB_NOT_OWN */
async function refuseOthersClub(act: Act, { club }: TrialHead, clubId: number): Promise<void> {
  if (clubId !== club.id && !organiseFor(act.viewer, await findClub(act, clubId)))
    throw new AppError('refused', 'INPUT_INVALID', { clubId: 'CLUB_NOT_OWN' })
}

import { writeAudit } from '../platform/audit/audit.ts'
import { finnishDay } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import type { Trial } from '../trials/trials.types.ts'
import { refuseByState } from './checks.service.ts'
import { setResultStatus, updateTrial } from './organising.store.ts'
import { countResults, hasResults, type PendingDog, pendingDogs } from './results.store.ts'
import { tellEntrants } from './trialMails.ts'

/** Cancels a trial; every entrant is told. @throws AppError 422 TRIAL_HAS_RESULTS, or by state */
export async function cancelTrial(
  services: Services,
  tx: Db,
  trial: Trial,
  reason: string,
  by: number,
): Promise<void> {
  const at = services.now()
  refuseByState('cancel', trial, finnishDay(at))
  if (await hasResults(tx, trial.id)) throw new AppError('refused', 'TRIAL_HAS_RESULTS')
  await updateTrial(tx, trial.id, at, { cancelled_at: at, cancel_reason: reason })
  await audit(tx, trial, 'TRIAL_CANCELLED', at, by, { reason })
  await tellEntrants(services, tx, trial, 'trialCancelled', { reason })
}

/**
 * Ends a trial: its results become official, and the entrants are told.
 * @throws AppError 422 RESULTS_MISSING, RESULTS_NOT_DONE or REPORTS_MISSING (the fields name the dogs), or by state
 */
export async function endTrial(services: Services, tx: Db, trial: Trial, by: number): Promise<void> {
  const at = services.now()
  refuseByState('end', trial, finnishDay(at))
  const pending = await pendingDogs(tx, trial)
  const refusal = endRefusal(pending, await countResults(tx, trial))
  if (refusal)
    throw new AppError(
      'refused',
      refusal,
      Object.fromEntries(pending.map(({ regnr, missing }) => [regnr, missing])),
    )
  // Closed by hand, so that a trial that is opened again takes no entries by itself.
  await updateTrial(tx, trial.id, at, { ended_at: at, closed_by_hand: true })
  await setResultStatus(tx, trial.id, 'official')
  await audit(tx, trial, 'TRIAL_ENDED', at, by)
  await tellEntrants(services, tx, trial, 'trialResults')
}

/** Why what has been written down does not allow ending the trial; null: it does. Source: docs/rules/trials.md#transitions. */
export function endRefusal(pending: readonly PendingDog[], results: number) {
  if (pending.some(({ missing }) => missing === 'RESULT_NOT_DONE')) return 'RESULTS_NOT_DONE'
  if (pending.length > 0) return 'REPORTS_MISSING'
  return results === 0 ? 'RESULTS_MISSING' : null
}

/** Opens an ended trial again: its results are preliminary until it is ended anew. @throws AppError 422 by state */
export async function reopenTrial(
  services: Services,
  tx: Db,
  trial: Trial,
  reason: string,
  by: number,
): Promise<void> {
  const at = services.now()
  refuseByState('reopen', trial, finnishDay(at))
  await updateTrial(tx, trial.id, at, { ended_at: null, closed_by_hand: true })
  await setResultStatus(tx, trial.id, 'preliminary')
  await audit(tx, trial, 'TRIAL_REOPENED', at, by, { reason })
}

async function audit(
  tx: Db,
  trial: Trial,
  code: 'TRIAL_CANCELLED' | 'TRIAL_ENDED' | 'TRIAL_REOPENED',
  at: Date,
  by: number,
  after: { readonly reason: string } | null = null,
): Promise<void> {
  await writeAudit(tx, { at, by, subject: 'trial', subjectId: trial.id, code, after })
}

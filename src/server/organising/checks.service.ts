import { stateRefusal } from '#domain/trials/refusals.ts'
import type { TrialAction } from '#domain/trials/transitions.ts'
import { type TrialFaults, type TrialFields, trialFaults } from '#domain/trials/trialForm.ts'
import type { Db } from '../platform/database.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import { trialState } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { fieldsOf } from './fields.ts'
import { judgesById } from './organising.store.ts'
import { hasResults, judgesOfResults } from './results.store.ts'

const NONE_TAKEN = { NUO: 0, AVO: 0, VOI: 0 }

/** What is wrong with fields for a trial as it stands; null: for a new one. `publishing`: nothing may be missing from now on. */
export async function faultsOf(
  db: Db,
  trial: Trial | null,
  fields: TrialFields,
  publishing = false,
): Promise<TrialFaults> {
  const isPublished = trial !== null && trial.publishedAt !== null
  const judges = await judgesById(db, fields.judgeIds)
  return trialFaults(fields, {
    complete: publishing || isPublished,
    judges: new Map(judges.map((judge) => [judge.id, judge])),
    published: isPublished ? fieldsOf(trial) : null,
    taken: trial?.taken ?? NONE_TAKEN,
    entered: trial?.entries ?? 0,
    hasResults: isPublished && (await hasResults(db, trial.id)),
    judgedBy: isPublished ? await judgesOfResults(db, trial.id) : [],
  })
}

/** @throws AppError 422 with a code at each field that is wrong */
export function refuseFaults(faults: TrialFaults, code: ErrorCode = 'INPUT_INVALID'): void {
  if (Object.keys(faults).length > 0) throw new AppError('refused', code, faults)
}

/** @throws AppError 422 where the trial's state does not allow the action */
export function refuseByState(action: TrialAction, trial: Trial, today: string): void {
  const refusal = stateRefusal(action, trialState(trial, today))
  if (refusal) throw new AppError('refused', refusal)
}

/** @throws AppError 409 where somebody has changed the trial since the caller read it */
export function refuseStale(trial: Trial, version: number): void {
  if (trial.version !== version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
}

import { type StateRefusal, whyNotRunning } from '#domain/trials/refusals.ts'
import type { TrialState } from '#domain/trials/states.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { deleteUnusedFile, fileById, storeFile } from '../platform/files/files.store.ts'
import { linkReport } from '../trials/changes.service.ts'
import { trialState } from '../trials/states.ts'
import type { Trial } from '../trials/trials.types.ts'

/** Why the report cannot be brought in a state; null: it can. */
export function reportRefusal(state: TrialState): StateRefusal | null {
  return state === 'ready' ? null : whyNotRunning(state)
}

/** Stores the head judge's report, replacing an earlier one; from publishing on, after the end too. @throws AppError 422 by state */
export async function keepReport(act: Act, trial: Trial, content: Uint8Array): Promise<void> {
  const refusal = reportRefusal(trialState(trial, act.today))
  if (refusal) throw new AppError('refused', refusal)
  const { id, name } = await storeFile(act.db, 'application/pdf', Buffer.from(content))
  await linkReport(act, trial, id)
  if (trial.headJudgeReportId !== null) await deleteUnusedFile(act.db, trial.headJudgeReportId)
  await act.log(['trial', trial.id], 'REPORT_CHANGED', null, { file: name })
}

/** A trial with its report, if there is one; only a PDF is one. */
export async function withReport({ db }: Reader, trial: Trial) {
  const id = trial.headJudgeReportId
  const file = id === null ? undefined : await fileById(db, id)
  return { trial, file: file?.mime === 'application/pdf' ? file : undefined }
}

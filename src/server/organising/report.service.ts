import { whyNotRunning } from '#domain/trials/refusals.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { deleteUnusedFile, storeFile } from '../platform/files/files.store.ts'
import { isPdf } from '../platform/files/pdf.ts'
import { fileHeaders } from '../platform/files/serve.ts'
import { trialState } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { fileById, linkReport } from './organising.store.ts'

/** @throws AppError 400 HEAD_REPORT_NOT_PDF */
export function refuseOtherThanPdf(content: Uint8Array): void {
  if (!isPdf(content)) throw new AppError('invalid', 'HEAD_REPORT_NOT_PDF')
}

/** Stores the head judge's report, replacing an earlier one; from publishing until the end. @throws AppError 422 by state */
export async function keepReport(act: Act, trial: Trial, content: Uint8Array): Promise<void> {
  const refusal = whyNotRunning(trialState(trial, act.today))
  if (refusal) throw new AppError('refused', refusal)
  const { id, name } = await storeFile(act.db, 'application/pdf', Buffer.from(content))
  await linkReport(act.db, trial.id, id, act.at)
  if (trial.headJudgeReportId !== null) await deleteUnusedFile(act.db, trial.headJudgeReportId)
  await act.log(['trial', trial.id], 'REPORT_CHANGED', null, { file: name })
}

/** A trial with its report, if there is one; only a PDF is one. */
export async function withReport({ db }: Reader, trial: Trial) {
  const id = trial.headJudgeReportId
  const file = id === null ? undefined : await fileById(db, id)
  return { trial, file: file?.mime === 'application/pdf' ? file : undefined }
}

type Reported = Awaited<ReturnType<typeof withReport>>

/** Only who may read the trial learns that it has no report. @throws AppError 404 HEAD_REPORT_NOT_FOUND */
function reportOf({ file }: Reported) {
  if (!file) throw new AppError('notFound', 'HEAD_REPORT_NOT_FOUND')
  return file
}

/** The report as a file under the trial's name, for staff and public alike. */
export const reportAnswer = {
  headers: (found: Reported) => {
    const { heldOn, place, kaerNr } = found.trial
    return fileHeaders(reportOf(found), 'private', `KAER ${heldOn} ${place} ${kaerNr}.pdf`)
  },
  present: (found: Reported) => reportOf(found).content,
}

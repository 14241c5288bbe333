import { AppError } from '../platform/errors.ts'
import { isPdf } from '../platform/files/pdf.ts'
import { fileHeaders } from '../platform/files/serve.ts'
import type { withReport } from './report.service.ts'

/** @throws AppError 400 HEAD_REPORT_NOT_PDF */
export function refuseOtherThanPdf(content: Uint8Array): void {
  if (!isPdf(content)) throw new AppError('invalid', 'HEAD_REPORT_NOT_PDF')
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

import { AppError } from '../platform/errors.ts'
import { fileHeaders } from '../platform/files/serve.ts'
import type { withCertificate } from './claims.service.ts'

type Certified = Pick<Awaited<ReturnType<typeof withCertificate>>, 'file'>

/** @throws AppError 404 CERTIFICATE_NOT_FOUND */
function fileOf({ file }: Certified) {
  if (!file) throw new AppError('notFound', 'CERTIFICATE_NOT_FOUND')
  return file
}

/** A certificate as a file that no browser and no proxy keeps. */
export const certificateAnswer = {
  headers: (found: Certified) => fileHeaders(fileOf(found), 'private'),
  present: (found: Certified) => fileOf(found).content,
}

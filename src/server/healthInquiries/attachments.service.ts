import { type Act, callerOf, type Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { fileById, storeFile } from '../platform/files/files.store.ts'
import { type Paper, paperOf } from '../platform/files/paper.ts'
import type { Limit } from '../platform/limits/attempts.ts'
import { hashToken, newToken } from '../platform/sessions/token.ts'
import { attachedFile, forgetHandle, keepAttachment } from './healthInquiries.store.ts'
import type { Inquiry } from './healthInquiries.types.ts'

/** Attachments that one caller may bring in a day. */
const QUOTA: Limit = { name: 'healthAttachment', most: 10, windowMs: 86_400_000, code: 'TOO_MANY_FILES' }
/** Milliseconds that an attachment waits for its report. Source: docs/rules/visibility.md#keeping-times. */
export const ATTACHMENT_WAITS_MS = 86_400_000

/** The attachment as it can be kept. @throws AppError 400 HEALTH_ATTACHMENT_NOT_READABLE, 429 TOO_MANY_FILES, 503 BUSY */
export async function readAttachment(reader: Reader, content: Uint8Array): Promise<Paper> {
  await reader.attempts.take(QUOTA, callerOf(reader))
  const paper = await paperOf(content)
  if (!paper) throw new AppError('invalid', 'HEALTH_ATTACHMENT_NOT_READABLE')
  return paper
}

/** Keeps an attachment for its report. @returns the handle, which is stored nowhere */
export async function bringAttachment(act: Act, { mime, content }: Paper): Promise<string> {
  const { id } = await storeFile(act.db, mime, content)
  const { text, hash } = newToken()
  await keepAttachment(act.db, id, hash, act.at)
  return text
}

/** The file of a handle that has not been used up. @throws AppError 422 HEALTH_ATTACHMENT_GONE */
export async function fileOfHandle({ db, at }: Act, handle: string): Promise<number> {
  const fileId = await attachedFile(db, hashToken(handle), new Date(at.getTime() - ATTACHMENT_WAITS_MS))
  if (fileId === undefined)
    throw new AppError('refused', 'HEALTH_ATTACHMENT_GONE', { attachment: 'HEALTH_ATTACHMENT_GONE' })
  return fileId
}

/** Uses a handle up, once the report refers to its file. */
export const consumeHandle = ({ db }: Act, handle: string): Promise<void> =>
  forgetHandle(db, hashToken(handle))

/** The attachment of a report. @throws AppError 404 HEALTH_ATTACHMENT_GONE */
export async function attachmentOf({ db }: Reader, { attachmentId }: Inquiry) {
  const file = attachmentId === null ? undefined : await fileById(db, attachmentId)
  if (!file) throw new AppError('notFound', 'HEALTH_ATTACHMENT_GONE')
  return file
}

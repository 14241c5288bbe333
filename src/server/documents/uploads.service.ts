import { DOCUMENT_TYPES } from '#domain/documents.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { storeFile } from '../platform/files/files.store.ts'
import { deleteUpload, insertUpload, lockUpload } from './documentChanges.store.ts'
import type { ReadFile } from './fileType.ts'

/** Milliseconds that a file waits for its document. Source: docs/rules/visibility.md#keeping-times. */
export const UPLOAD_WAITS_MS = 86_400_000

/** Keeps a file for a document of whoever brought it. @returns the number by which it is asked for, with what it is */
export async function keepUpload(act: Act, fileName: string, { type, content }: ReadFile) {
  const { id: fileId } = await storeFile(act.db, DOCUMENT_TYPES[type].mime, content)
  const upload = await insertUpload(act.db, { fileId, fileName, by: act.by!, at: act.at })
  return { upload, type, bytes: content.length, fileName }
}

/**
 * Hands the file of an upload to `use`, which makes a version of it, and forgets the upload.
 * @throws AppError 422 DOCUMENT_FILE_GONE of one that is another's, used up or a day old
 */
export async function consumeUpload<Result>(
  act: Act,
  id: number,
  use: (file: { readonly fileId: number; readonly fileName: string }) => Promise<Result>,
): Promise<Result> {
  const since = new Date(act.at.getTime() - UPLOAD_WAITS_MS)
  const upload = await lockUpload(act.db, id, act.by!, since)
  if (!upload) throw new AppError('refused', 'DOCUMENT_FILE_GONE')
  const result = await use(upload)
  await deleteUpload(act.db, upload.id)
  return result
}

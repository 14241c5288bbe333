import { DOCUMENT_VERSIONS_MAX, DOCUMENTS_MAX, TRIAL_DOCUMENTS_MAX } from '#contract/documentConstants.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import {
  addVersion,
  countLocked,
  insertDocument,
  setRemoved,
  updateDocument,
} from './documentChanges.store.ts'
import { publishDocument } from './documents.policy.ts'
import { findDocument, findVersion, type WithVersions, withVersions } from './documents.service.ts'
import type { DocumentInput, TrialDocument } from './documents.types.ts'
import { folderGone, holdFolder } from './folders.service.ts'
import { consumeUpload } from './uploads.service.ts'

function checkThere({ removedAt }: TrialDocument): void {
  if (removedAt !== null) throw new AppError('notFound', 'DOCUMENT_NOT_FOUND')
}

function checkVersion(document: TrialDocument, version: number): void {
  checkThere(document)
  if (version !== document.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
}

/** What is typed in a form beside it is not touched by another file, so files have a count of their own. */
function checkSeen(document: TrialDocument, seen: number): void {
  checkThere(document)
  if (seen !== document.number) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  if (seen >= DOCUMENT_VERSIONS_MAX) throw new AppError('refused', 'DOCUMENT_VERSIONS_TOO_MANY')
}

/** @throws AppError 422 DOCUMENT_NOT_TO_PUBLISH, DOCUMENT_FOLDER_GONE */
async function checkInput(act: Act, input: DocumentInput, trial: TrialHead | null): Promise<void> {
  if (input.public && !publishDocument(act.viewer, trial))
    throw new AppError('refused', 'DOCUMENT_NOT_TO_PUBLISH', { public: 'DOCUMENT_NOT_TO_PUBLISH' })
  if (input.folderId === null) return
  if (trial) throw folderGone()
  await holdFolder(act, input.folderId)
}

/** @throws AppError 422 DOCUMENTS_TOO_MANY */
async function checkRoom({ db }: Act, trialId: number | null): Promise<void> {
  const most = trialId === null ? DOCUMENTS_MAX : TRIAL_DOCUMENTS_MAX
  if ((await countLocked(db, trialId)) >= most) throw new AppError('refused', 'DOCUMENTS_TOO_MANY')
}

/** What an audit row keeps of a document. */
const audited = ({ title, folder, public: isPublic, number }: TrialDocument) => ({
  titleFi: title.fi,
  titleSv: title.sv,
  titleEn: title.en,
  folder,
  shownToAll: isPublic,
  documentVersion: number,
})

/** Logs what has changed of a document. @returns it as it is now */
async function logged(
  act: Act,
  id: number,
  code: 'CREATED' | 'CHANGED' | 'DOCUMENT_REPLACED' | 'DOCUMENT_PUT_BACK' | 'RESTORED',
  before: TrialDocument | null,
): Promise<WithVersions> {
  const after = await findDocument(act, id)
  await act.log(['document', id], code, before && audited(before), audited(after))
  return withVersions(act, after)
}

/** Makes a document of a file that was brought. @throws AppError 409 DOCUMENT_TITLE_TAKEN, 422 */
export async function addDocument(
  act: Act,
  trial: TrialHead | null,
  { upload, ...input }: DocumentInput & { readonly upload: number },
): Promise<WithVersions> {
  const trialId = trial?.id ?? null
  await checkInput(act, input, trial)
  await checkRoom(act, trialId)
  const id = await consumeUpload(act, upload, async (file) => {
    const made = await insertDocument(act.db, input, { trialId, by: act.by, at: act.at })
    await addVersion(act.db, made, { ...file, by: act.by, at: act.at })
    return made
  })
  return logged(act, id, 'CREATED', null)
}

/** @throws AppError 404 DOCUMENT_NOT_FOUND of one that is removed, 409 CHANGED_MEANWHILE, DOCUMENT_TITLE_TAKEN, 422 */
export async function changeDocument(
  act: Act,
  before: TrialDocument,
  { version, ...input }: DocumentInput & { readonly version: number },
): Promise<WithVersions> {
  checkVersion(before, version)
  await checkInput(act, input, before.trial)
  await updateDocument(act.db, before.id, input)
  return logged(act, before.id, 'CHANGED', before)
}

/** Gives out another file in the place of the one before, which stays a version. @throws AppError 404, 409 CHANGED_MEANWHILE, 422 */
export async function replaceFile(
  act: Act,
  before: TrialDocument,
  { seen, upload }: { readonly seen: number; readonly upload: number },
): Promise<WithVersions> {
  checkSeen(before, seen)
  await consumeUpload(act, upload, (file) =>
    addVersion(act.db, before.id, { ...file, by: act.by, at: act.at }),
  )
  return logged(act, before.id, 'DOCUMENT_REPLACED', before)
}

/** Gives out an earlier version again; the one that is given out already stays so. @throws AppError 404, 409 CHANGED_MEANWHILE, 422 */
export async function putBack(
  act: Act,
  before: TrialDocument,
  { seen, number }: { readonly seen: number; readonly number: number },
): Promise<WithVersions> {
  checkSeen(before, seen)
  const { fileId, fileName } = await findVersion(act, before, number)
  if (number === before.number) return withVersions(act, before)
  await addVersion(act.db, before.id, { fileId, fileName, restoredFrom: number, by: act.by, at: act.at })
  return logged(act, before.id, 'DOCUMENT_PUT_BACK', before)
}

/** Takes a document away until it is put back. @throws AppError 404 DOCUMENT_NOT_FOUND, 409 CHANGED_MEANWHILE */
export async function removeDocument(act: Act, document: TrialDocument, version: number): Promise<void> {
  checkVersion(document, version)
  await setRemoved(act.db, document.id, act.at)
  await act.log(['document', document.id], 'ERASED', audited(document), null)
}

/** Puts a removed document back; one that is there stays. @throws AppError 409 DOCUMENT_TITLE_TAKEN, 422 DOCUMENTS_TOO_MANY */
export async function restoreDocument(act: Act, document: TrialDocument): Promise<WithVersions> {
  if (document.removedAt === null) return withVersions(act, document)
  await checkRoom(act, document.trialId)
  await setRemoved(act.db, document.id, null)
  return logged(act, document.id, 'RESTORED', null)
}

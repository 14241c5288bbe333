import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { fileById } from '../platform/files/files.store.ts'
import { findHead, findTrialId, type TrialAddress } from '../trials/trials.service.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import {
  clubDocuments,
  documentById,
  documentsFor,
  documentsOfTrial,
  lockRow,
  publicFile,
  shownOfTrial,
  versionsOf,
} from './documents.store.ts'
import type { DocumentQuery, ShownDocument, StoredVersion, TrialDocument } from './documents.types.ts'
import { allFolders } from './folders.store.ts'

const found = <One>(one: One | undefined): One => {
  if (!one) throw new AppError('notFound', 'DOCUMENT_NOT_FOUND')
  return one
}

/** What everyone may read of the club, with all folders. */
export async function findPublic({ db }: Reader) {
  const [documents, folders] = await Promise.all([clubDocuments(db), allFolders(db)])
  return { documents, folders }
}

/** What everyone may read of a trial; nothing of a draft. @throws AppError 404 TRIAL_NOT_FOUND */
export async function findPublicOfTrial(reader: Reader, address: TrialAddress): Promise<ShownDocument[]> {
  const trial = await findHead(reader, await findTrialId(reader, address))
  if (trial.publishedAt === null) throw new AppError('notFound', 'TRIAL_NOT_FOUND')
  return shownOfTrial(reader.db, trial.id)
}

/** Which file is given out of a document that everyone may read. @throws AppError 404 DOCUMENT_NOT_FOUND of any other */
export const findPublicFile = async ({ db }: Reader, id: number) => found(await publicFile(db, id))

/** Its content too. */
export const fileOf = async ({ db }: Reader, { fileId }: { readonly fileId: number }) =>
  found(await fileById(db, fileId))

/** A page of the list of staff. */
export const listDocuments = ({ db, viewer }: Reader, query: DocumentQuery) => documentsFor(db, viewer, query)

/** What staff have of a trial. */
export const listOfTrial = ({ db }: Reader, { id }: Pick<TrialHead, 'id'>) => documentsOfTrial(db, id)

/** One, removed or not, with its trial. @throws AppError 404 DOCUMENT_NOT_FOUND */
export async function findDocument(reader: Reader, id: number): Promise<TrialDocument> {
  const document = found(await documentById(reader.db, id))
  return { ...document, trial: document.trialId === null ? null : await findHead(reader, document.trialId) }
}

/** The same, locked to the end of the transaction. @throws AppError 404 DOCUMENT_NOT_FOUND */
export async function lockDocument(act: Act, id: number): Promise<TrialDocument> {
  await lockRow(act.db, id)
  return findDocument(act, id)
}

/** A document with its versions. */
export const withVersions = async ({ db }: Pick<Reader, 'db'>, document: TrialDocument) => ({
  document,
  versions: await versionsOf(db, document.id),
})
export type WithVersions = Awaited<ReturnType<typeof withVersions>>

/** @throws AppError 404 DOCUMENT_NOT_FOUND where there is no such version */
export async function findVersion(
  { db }: Reader,
  { id }: TrialDocument,
  number: number,
): Promise<StoredVersion> {
  return found((await versionsOf(db, id)).find((one) => one.number === number))
}

import type {
  DocumentFolder,
  DocumentRow,
  PublicDocument,
  PublicFolder,
  StaffDocument,
} from '#contract/documents.ts'
import { DOCUMENT_TYPES, typeByMime } from '#domain/documents.ts'
import { presentAccount } from '../audit/audit.presenter.ts'
import type { Reader } from '../platform/act.ts'
import { savedHeaders } from '../platform/files/serve.ts'
import { presentLocalText, presentTranslated } from '../platform/localText.ts'
import { changeDocument, publishDocument } from './documents.policy.ts'
import type { WithVersions } from './documents.service.ts'
import type { ShownDocument, StoredDocument, StoredFolder, StoredVersion } from './documents.types.ts'

/** A document as everyone reads it. */
export const presentPublic = ({ id, title, mime, bytes, changedAt }: ShownDocument): PublicDocument => ({
  id,
  title: presentTranslated(title),
  type: typeByMime(mime),
  bytes,
  changedAt: changedAt.toISOString(),
})

/** Folders that hold anything, in their order, and what stands in none. */
export function presentFolders(
  documents: readonly ShownDocument[],
  folders: readonly StoredFolder[],
): { folders: PublicFolder[]; others: PublicDocument[] } {
  const inFolder = (folder: number | null) =>
    documents.filter(({ folderId }) => folderId === folder).map(presentPublic)
  return {
    folders: folders
      .map(({ id, name }) => ({ id, name: presentTranslated(name), documents: inFolder(id) }))
      .filter((folder) => folder.documents.length > 0),
    others: inFolder(null),
  }
}

function presentCommon(one: StoredDocument, { viewer }: Pick<Reader, 'viewer'>) {
  const { folderId, folder, trialId } = one
  return {
    id: one.id,
    folder: folderId === null || folder === null ? null : { id: folderId, name: folder },
    trial: trialId === null ? null : { id: trialId, place: one.trialPlace, date: one.trialDate },
    public: one.public,
    type: typeByMime(one.mime),
    bytes: one.bytes,
    number: one.number,
    changedAt: one.changedAt.toISOString(),
    changedBy: presentAccount(one.changedById, one.changedBy),
    removedAt: one.removedAt?.toISOString() ?? null,
    own: viewer.account !== undefined && viewer.account.id === one.accountId,
  }
}

/** A document in a list of staff. */
export const presentRow = (one: StoredDocument, reader: Pick<Reader, 'viewer'>): DocumentRow => ({
  ...presentCommon(one, reader),
  title: one.title.fi,
})

const presentVersion = (one: StoredVersion): StaffDocument['versions'][number] => ({
  number: one.number,
  fileName: one.fileName,
  type: typeByMime(one.mime),
  bytes: one.bytes,
  madeAt: one.madeAt.toISOString(),
  by: presentAccount(one.accountId, one.username),
  restoredFrom: one.restoredFrom,
})

/** A document as staff keep it, with its versions. */
export const presentStaffDocument = (
  { document, versions }: WithVersions,
  reader: Pick<Reader, 'viewer'>,
): StaffDocument => ({
  ...presentCommon(document, reader),
  title: presentLocalText(document.title),
  version: document.version,
  madeAt: document.madeAt.toISOString(),
  by: presentAccount(document.accountId, document.username),
  versions: versions.map(presentVersion),
  mayChange: changeDocument(reader.viewer, document),
  mayPublish: publishDocument(reader.viewer, document.trial),
})

export const presentFolder = ({ id, version, name, documents }: StoredFolder): DocumentFolder => ({
  id,
  version,
  name: presentLocalText(name),
  documents,
})

/** Headers of what staff alone read: it is saved under its title, and kept nowhere. */
export function staffFileHeaders(mime: string, title: string): Record<string, string> {
  const type = typeByMime(mime)
  const isText = type === 'text' || type === 'csv'
  const name = `${title}.${DOCUMENT_TYPES[type].ending}`
  return savedHeaders(isText ? `${mime}; charset=utf-8` : mime, name)
}

interface GivenOut {
  readonly fileId: number
  readonly mime: string
  readonly title: string
}

/** Headers of what everyone reads: a kept copy is used only after asking whether it is still what is given out. */
export const publicFileHeaders = ({ fileId, mime, title }: GivenOut): Record<string, string> => ({
  ...staffFileHeaders(mime, title),
  'cache-control': 'public, no-cache',
  etag: `"document-${fileId}"`,
})

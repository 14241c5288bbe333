import { DOCUMENT_FOLDERS_MAX } from '#contract/documentConstants.ts'
import type { LocalText } from '#domain/localText.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { emptyFolder } from './documentChanges.store.ts'
import type { StoredFolder } from './documents.types.ts'
import {
  allFolders,
  deleteFolder,
  folderById,
  insertFolder,
  lockFolderById,
  lockFolders,
  setFolderOrder,
  updateFolder,
} from './folders.store.ts'

const found = <One>(one: One | undefined): One => {
  if (!one) throw new AppError('notFound', 'DOCUMENT_FOLDER_NOT_FOUND')
  return one
}

/** All folders in their order. */
export const listFolders = ({ db }: Reader): Promise<StoredFolder[]> => allFolders(db)

/** One, locked to the end of the transaction. @throws AppError 404 DOCUMENT_FOLDER_NOT_FOUND */
export const lockFolder = async ({ db }: Act, id: number): Promise<StoredFolder> =>
  found(await lockFolderById(db, id))

export const folderGone = () =>
  new AppError('refused', 'DOCUMENT_FOLDER_GONE', { folderId: 'DOCUMENT_FOLDER_GONE' })

/** Holds a folder that was chosen to the end of the transaction. @throws AppError 422 DOCUMENT_FOLDER_GONE */
export async function holdFolder({ db }: Act, id: number): Promise<void> {
  if (!(await lockFolderById(db, id))) throw folderGone()
}

const audited = ({ name }: Pick<StoredFolder, 'name'>) => ({
  nameFi: name.fi,
  nameSv: name.sv,
  nameEn: name.en,
})

/** Adds a folder behind the others. @throws AppError 409 DOCUMENT_FOLDER_TAKEN, 422 DOCUMENT_FOLDERS_TOO_MANY */
export async function addFolder(act: Act, name: LocalText): Promise<StoredFolder> {
  await lockFolders(act.db)
  if ((await allFolders(act.db)).length >= DOCUMENT_FOLDERS_MAX)
    throw new AppError('refused', 'DOCUMENT_FOLDERS_TOO_MANY')
  const added = found(await folderById(act.db, await insertFolder(act.db, name)))
  await act.log(['documentFolder', added.id], 'CREATED', null, audited(added))
  return added
}

const checkVersion = ({ version }: StoredFolder, seen: number): void => {
  if (version !== seen) throw new AppError('conflict', 'CHANGED_MEANWHILE')
}

/** @throws AppError 409 CHANGED_MEANWHILE, DOCUMENT_FOLDER_TAKEN */
export async function renameFolder(
  act: Act,
  before: StoredFolder,
  { version, name }: { readonly version: number; readonly name: LocalText },
): Promise<StoredFolder> {
  checkVersion(before, version)
  await updateFolder(act.db, before.id, name)
  await act.log(['documentFolder', before.id], 'CHANGED', audited(before), audited({ name }))
  return found(await folderById(act.db, before.id))
}

/**
 * Puts the folders in an order.
 * @param ids every one, once
 * @throws AppError 409 CHANGED_MEANWHILE where these are not the ones there are
 */
export async function orderFolders(act: Act, ids: readonly number[]): Promise<void> {
  await lockFolders(act.db)
  const before = (await allFolders(act.db)).map(({ id }) => id)
  if (ids.length !== before.length || !before.every((id) => ids.includes(id)))
    throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await setFolderOrder(act.db, ids)
  for (const [index, id] of ids.entries()) {
    const earlier = before.indexOf(id)
    if (earlier !== index)
      await act.log(['documentFolder', id], 'CHANGED', { position: earlier + 1 }, { position: index + 1 })
  }
}

/** @throws AppError 409 CHANGED_MEANWHILE, 422 DOCUMENT_FOLDER_FULL where a document stands in it */
export async function removeFolder(act: Act, folder: StoredFolder, version: number): Promise<void> {
  checkVersion(folder, version)
  if (folder.documents > 0) throw new AppError('refused', 'DOCUMENT_FOLDER_FULL')
  await emptyFolder(act.db, folder.id)
  await deleteFolder(act.db, folder.id)
  await act.log(['documentFolder', folder.id], 'ERASED', audited(folder), null)
}

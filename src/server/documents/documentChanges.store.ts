import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { type Conflicts, refusingConflicts } from '../platform/databaseErrors.ts'
import type { DocumentInput } from './documents.types.ts'

const CONFLICTS: Conflicts = { document_title: ['DOCUMENT_TITLE_TAKEN', 'title.fi'] }

const columnsOf = ({ title, folderId, public: isPublic }: DocumentInput) => ({
  title_fi: title.fi,
  title_sv: title.sv,
  title_en: title.en,
  folder_id: folderId,
  public: isPublic,
})

interface NewDocument {
  readonly trialId: number | null
  readonly by: number | null
  readonly at: Date
}

/** @returns its id @throws AppError 409 DOCUMENT_TITLE_TAKEN */
export async function insertDocument(
  tx: Db,
  input: DocumentInput,
  { trialId, by, at }: NewDocument,
): Promise<number> {
  const inserted = tx
    .insertInto('document')
    .values({ ...columnsOf(input), trial_id: trialId, account_id: by, brought_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await refusingConflicts(inserted, CONFLICTS)).id
}

const NEXT_VERSION = { version: sql<number>`version + 1` }

/** @throws AppError 409 DOCUMENT_TITLE_TAKEN */
export async function updateDocument(tx: Db, id: number, input: DocumentInput): Promise<void> {
  const changed = tx
    .updateTable('document')
    .set({ ...columnsOf(input), ...NEXT_VERSION })
    .where('id', '=', id)
    .execute()
  await refusingConflicts(changed, CONFLICTS)
}

/** Marks one as removed, or as there again. @throws AppError 409 DOCUMENT_TITLE_TAKEN */
export async function setRemoved(tx: Db, id: number, removedAt: Date | null): Promise<void> {
  const changed = tx
    .updateTable('document')
    .set({ removed_at: removedAt, ...NEXT_VERSION })
    .where('id', '=', id)
    .execute()
  await refusingConflicts(changed, CONFLICTS)
}

export interface NewVersion {
  readonly fileId: number
  readonly fileName: string
  readonly restoredFrom?: number | null
  readonly by: number | null
  readonly at: Date
}

/** Adds a version to a document that is locked, behind the others. @returns its number */
export async function addVersion(tx: Db, documentId: number, added: NewVersion): Promise<number> {
  const { number } = await tx
    .insertInto('document_version')
    .values({
      document_id: documentId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from document_version where document_id = ${documentId})`,
      file_id: added.fileId,
      file_name: added.fileName,
      restored_from: added.restoredFrom ?? null,
      account_id: added.by,
      brought_at: added.at,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

/** Whoever makes room for a document waits for whoever does so too. @returns how many there are of the club (null) or of a trial */
export async function countLocked(tx: Db, trialId: number | null): Promise<number> {
  await sql`lock table document in share row exclusive mode`.execute(tx)
  const { found } = await tx
    .selectFrom('document')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('removed_at', 'is', null)
    .where('trial_id', trialId === null ? 'is' : '=', trialId)
    .executeTakeFirstOrThrow()
  return Number(found)
}

/** Removed documents that stood in a folder stand in none. */
export async function emptyFolder(tx: Db, folderId: number): Promise<void> {
  await tx.updateTable('document').set({ folder_id: null }).where('folder_id', '=', folderId).execute()
}

/** Keeps a file for a document to come. @returns the number by which it is asked for */
export async function insertUpload(
  tx: Db,
  upload: { readonly fileId: number; readonly fileName: string; readonly by: number; readonly at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('document_upload')
    .values({
      file_id: upload.fileId,
      file_name: upload.fileName,
      account_id: upload.by,
      brought_at: upload.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A file that an account brought since, locked. */
export const lockUpload = (tx: Db, id: number, accountId: number, since: Date) =>
  tx
    .selectFrom('document_upload')
    .select(['id', 'file_id as fileId', 'file_name as fileName'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('brought_at', '>', since)
    .forUpdate()
    .executeTakeFirst()

/** Forgets what was brought; its file goes where no version has it. */
export async function deleteUpload(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('document_upload').where('id', '=', id).execute()
}

/** Throws away what was brought for documents that were not made, as a whole with the files. */
export async function dropUploads(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('document_upload').where('brought_at', '<', before).execute()
}

/** Throws away documents that were removed before a moment, with all their versions. */
export async function dropRemoved(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('document').where('removed_at', '<', before).execute()
}

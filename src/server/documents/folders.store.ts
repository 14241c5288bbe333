import { sql } from 'kysely'
import type { LocalText } from '#domain/localText.ts'
import type { Db } from '../platform/database.ts'
import { type Conflicts, refusingConflicts } from '../platform/databaseErrors.ts'
import type { StoredFolder } from './documents.types.ts'

const CONFLICTS: Conflicts = { document_folder_name: ['DOCUMENT_FOLDER_TAKEN', 'name.fi'] }

const select = (db: Db) =>
  db
    .selectFrom('document_folder as o')
    .select([
      'o.id',
      'o.version',
      sql<LocalText>`json_build_object('fi', o.name_fi, 'sv', o.name_sv, 'en', o.name_en)`.as('name'),
      sql<number>`(select count(*)::int from document d where d.folder_id = o.id and d.removed_at is null)`.as(
        'documents',
      ),
    ])

/** All folders in their order. */
export const allFolders = (db: Db): Promise<StoredFolder[]> =>
  select(db).orderBy('o.position').orderBy('o.id').execute()

export const folderById = (db: Db, id: number): Promise<StoredFolder | undefined> =>
  select(db).where('o.id', '=', id).executeTakeFirst()

/** Locks one to the end of the transaction, so that nobody puts a document in or removes it. */
export const lockFolderById = (tx: Db, id: number): Promise<StoredFolder | undefined> =>
  select(tx).where('o.id', '=', id).forUpdate().executeTakeFirst()

/** Locks all: whoever adds one or orders them waits. */
export async function lockFolders(tx: Db): Promise<void> {
  await sql`lock table document_folder in share row exclusive mode`.execute(tx)
}

const columnsOf = ({ fi, sv, en }: LocalText) => ({ name_fi: fi, name_sv: sv, name_en: en })

/** Adds one behind the others. @returns its id @throws AppError 409 DOCUMENT_FOLDER_TAKEN */
export async function insertFolder(tx: Db, name: LocalText): Promise<number> {
  const inserted = tx
    .insertInto('document_folder')
    .values({
      ...columnsOf(name),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from document_folder)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await refusingConflicts(inserted, CONFLICTS)).id
}

/** @throws AppError 409 DOCUMENT_FOLDER_TAKEN */
export async function updateFolder(tx: Db, id: number, name: LocalText): Promise<void> {
  const changed = tx
    .updateTable('document_folder')
    .set({ ...columnsOf(name), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  await refusingConflicts(changed, CONFLICTS)
}

/** Puts folders in an order. */
export async function setFolderOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update document_folder o set position = w.place
    from unnest(${[...ids]}::bigint[]) with ordinality as w (id, place) where o.id = w.id`.execute(tx)
}

/** Removes one that no document stands in. */
export async function deleteFolder(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('document_folder').where('id', '=', id).execute()
}

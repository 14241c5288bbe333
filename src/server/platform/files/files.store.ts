import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents.ts'
import type { Db } from '../database.ts'

/** What is stored: pictures as they are shown, and whatever a document may be. */
type StoredMime = 'image/png' | 'image/webp' | (typeof DOCUMENT_TYPES)[DocumentType]['mime']

const EXTENSIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(DOCUMENT_TYPES).map(({ mime, ending }) => [mime, ending])),
  'image/png': 'png',
  'image/webp': 'webp',
}

interface StoredFile {
  readonly id: number
  /** random: it cannot be guessed and reveals nothing */
  readonly name: string
}

/** Stores a checked file under a new name. @throws by the database for more than 1 MB */
export async function storeFile(tx: Db, mime: StoredMime, content: Buffer): Promise<StoredFile> {
  return tx
    .insertInto('file')
    .values({ name: `${randomUUID()}.${EXTENSIONS[mime]}`, mime, content })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

/** Deletes a file unless a row of any table still refers to it, as the foreign keys tell. */
export async function deleteUnusedFile(tx: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ deleted: boolean }>`select delete_unused_file(${id}) as deleted`.execute(tx)
  return rows[0]!.deleted
}

/** When a file was brought, and its bytes. */
export async function fileFacts(db: Db, id: number) {
  return db
    .selectFrom('file')
    .select(['created_at', 'mime', sql<number>`octet_length(content)`.as('bytes')])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A file with its content. */
export function fileById(db: Db, id: number) {
  return db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst()
}

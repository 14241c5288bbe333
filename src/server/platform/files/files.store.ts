import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database.ts'

const EXTENSIONS = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const

export interface StoredFile {
  readonly id: number
  /** nobody can guess it, and it tells nothing */
  readonly name: string
}

/** Keeps a file that has been checked, under a name of its own. @throws by the database for more than 1 MB */
export async function storeFile(tx: Db, mime: keyof typeof EXTENSIONS, content: Buffer): Promise<StoredFile> {
  return tx
    .insertInto('file')
    .values({ name: `${randomUUID()}.${EXTENSIONS[mime]}`, mime, content })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

/** Deletes a file unless a row anywhere still refers to it: the foreign keys know, no list of tables has to. */
export async function deleteUnusedFile(tx: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ deleted: boolean }>`select delete_unused_file(${id}) as deleted`.execute(tx)
  return rows[0]!.deleted
}

import type { Db } from '../platform/database.ts'

export async function insertLink(tx: Db, entryId: number, hash: Buffer, at: Date): Promise<void> {
  await tx.insertInto('entry_link').values({ hash, entry_id: entryId, created_at: at }).execute()
}

/** The entry that a secret opens; undefined: none. */
export async function entryOfLink(db: Db, hash: Buffer): Promise<number | undefined> {
  const row = await db.selectFrom('entry_link').select('entry_id').where('hash', '=', hash).executeTakeFirst()
  return row?.entry_id
}

/** Lets the links that were mailed for an entry open it no more. */
export async function deleteLinks(tx: Db, entryId: number): Promise<void> {
  await tx.deleteFrom('entry_link').where('entry_id', '=', entryId).execute()
}

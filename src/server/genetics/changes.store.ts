import type { Db } from '../platform/database.ts'

/** Removes the notes of changed pedigrees from before a moment. */
export async function forgetPedigreeChanges(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('pedigree_change').where('changed_at', '<', before).execute()
}

import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/*
 * Whatever changes the row of a dog or its owners, one dog at a time; an import writes them in sets.
 */

/** Links another picture, or none. */
export async function linkPicture(db: Db, dogId: number, pictureId: number | null, at: Date): Promise<void> {
  await db
    .updateTable('dog')
    .set({ picture_id: pictureId, version: sql`version + 1`, updated_at: at })
    .where('id', '=', dogId)
    .execute()
}

/** Lets date and cause of a dog's death be seen, or not. */
export async function setDeathReleased(db: Db, dogId: number, released: boolean): Promise<void> {
  await db.updateTable('dog').set({ death_released: released }).where('id', '=', dogId).execute()
}

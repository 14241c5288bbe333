import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** A dog whose picture may be changed until the transaction ends. */
export interface PicturedDog {
  readonly id: number
  readonly pictureId: number | null
  /** file name of the picture */
  readonly picture: string | null
}

/** Locks the dog with this number. */
export async function lockPicturedDog(db: Db, key: string): Promise<PicturedDog | undefined> {
  const { rows } = await sql<PicturedDog>`
    select d.id, d.picture_id as "pictureId", f.name as picture
    from dog_number n join dog d on d.id = n.dog_id left join file f on f.id = d.picture_id
    where n.key = ${key} for update of d`.execute(db)
  return rows[0]
}

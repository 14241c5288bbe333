import type { MadeMove } from '#domain/entries/overtaking.ts'
import type { EntryList } from '#domain/entries/queue.ts'
import type { Db } from '../platform/database.ts'

/** A move as it is kept. */
export interface StoredMove extends MadeMove {
  readonly id: number
}

/** The moves of a trial's entries in the order they were made. */
export function movesOfTrial(db: Db, trialId: number): Promise<StoredMove[]> {
  return db
    .selectFrom('entry_move')
    .select(['id', 'entry_id as entryId', 'list', 'before_id as beforeId', 'moved_at as movedAt', 'undoes'])
    .where('trial_id', '=', trialId)
    .orderBy('id')
    .execute()
}

/** @returns id of the move */
export async function insertMove(
  tx: Db,
  move: {
    readonly trialId: number
    readonly entryId: number
    readonly list: EntryList
    readonly beforeId: number | null
    readonly at: Date
    readonly by: number | null
    /** why it overtakes somebody */
    readonly reason?: string | undefined
    /** it undoes another */
    readonly undoes?: boolean
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('entry_move')
    .values({
      trial_id: move.trialId,
      entry_id: move.entryId,
      list: move.list,
      before_id: move.beforeId,
      moved_at: move.at,
      account_id: move.by,
      reason: move.reason ?? null,
      undoes: move.undoes ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The moves that an entry was in. */
export async function moveIdsOf(db: Db, entryId: number): Promise<number[]> {
  const rows = await db.selectFrom('entry_move').select('id').where('entry_id', '=', entryId).execute()
  return rows.map(({ id }) => id)
}

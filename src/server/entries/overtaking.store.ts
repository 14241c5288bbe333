import type { Db } from '../platform/database.ts'

/** Keeps who is to be told from a moment on that a move has overtaken them. */
export async function insertOvertaken(
  tx: Db,
  {
    moveId,
    entryIds,
    tellAt,
  }: { readonly moveId: number; readonly entryIds: readonly number[]; readonly tellAt: Date },
): Promise<void> {
  await tx
    .insertInto('overtaken_entry')
    .values(entryIds.map((entryId) => ({ move_id: moveId, entry_id: entryId, tell_at: tellAt })))
    .execute()
}

/** Forgets whom moves have overtaken and who has not been told. */
export async function deleteOvertaken(tx: Db, moveIds: readonly number[]): Promise<void> {
  if (moveIds.length > 0)
    await tx
      .deleteFrom('overtaken_entry')
      .where('move_id', 'in', [...moveIds])
      .execute()
}

/** Trials of which somebody is to be told now. */
export async function trialsWithOvertaken(db: Db, at: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('overtaken_entry as o')
    .innerJoin('entry as e', 'e.id', 'o.entry_id')
    .select('e.trial_id')
    .distinct()
    .where('o.tell_at', '<=', at)
    .execute()
  return rows.map(({ trial_id }) => trial_id)
}

/** Takes whom of a trial is to be told now, with why, in the order of the moves: nobody is told twice. */
export async function takeOvertaken(
  tx: Db,
  trialId: number,
  at: Date,
): Promise<{ readonly moveId: number; readonly entryId: number; readonly reason: string }[]> {
  const rows = await tx
    .deleteFrom('overtaken_entry as o')
    .using('entry_move as m')
    .whereRef('m.id', '=', 'o.move_id')
    .where('m.trial_id', '=', trialId)
    .where('o.tell_at', '<=', at)
    .returning(['o.move_id as moveId', 'o.entry_id as entryId', 'm.reason'])
    .execute()
  return rows
    .map(({ reason, ...row }) => ({ ...row, reason: reason! }))
    .toSorted((a, b) => a.moveId - b.moveId || a.entryId - b.entryId)
}

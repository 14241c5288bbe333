import type { Db } from '../platform/database.ts'

export interface ToldNumber {
  readonly entryId: number
  readonly number: number
  readonly toldAt: Date
}

/** Which numbers in the queue the entrants of a trial were told last. */
export function toldNumbers(db: Db, trialId: number): Promise<ToldNumber[]> {
  return db
    .selectFrom('queue_told as q')
    .innerJoin('entry as e', 'e.id', 'q.entry_id')
    .select(['q.entry_id as entryId', 'q.number', 'q.told_at as toldAt'])
    .where('e.trial_id', '=', trialId)
    .execute()
}

/** Keeps which number an entrant has been told. */
export async function keepToldNumber(tx: Db, { entryId, number, toldAt }: ToldNumber): Promise<void> {
  await tx
    .insertInto('queue_told')
    .values({ entry_id: entryId, number, told_at: toldAt })
    .onConflict((on) => on.column('entry_id').doUpdateSet({ number, told_at: toldAt }))
    .execute()
}

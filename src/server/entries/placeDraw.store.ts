import type { TrialClass } from '#domain/trials/results.ts'
import type { Db } from '../platform/database.ts'

/** A dog of a draw as it was published. */
export interface DrawnEntry {
  readonly entryId: number
  readonly regnr: string
  readonly class: TrialClass
  readonly position: number
}

export async function insertDraw(
  tx: Db,
  draw: { readonly trialId: number; readonly seed: string; readonly hash: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('place_draw')
    .values({ trial_id: draw.trialId, seed: draw.seed, hash: draw.hash, made_at: draw.at })
    .execute()
}

/** Running trials whose places are to be drawn: their registration ended before a day. */
export async function trialsWithDraw(db: Db, today: string): Promise<number[]> {
  const rows = await db
    .selectFrom('place_draw as d')
    .innerJoin('trial as t', 't.id', 'd.trial_id')
    .select('t.id')
    .where('d.drawn_at', 'is', null)
    .where('t.registration_end', '<', today)
    .where('t.ended_at', 'is', null)
    .where('t.cancelled_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** The seed of a trial's draw, which nobody is told before it is drawn; undefined: there is none. */
export async function seedOf(db: Db, trialId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('place_draw')
    .select('seed')
    .where('trial_id', '=', trialId)
    .executeTakeFirst()
  return row?.seed
}

/** Keeps that the places of a trial were drawn, and in which order. */
export async function keepDrawn(
  tx: Db,
  trialId: number,
  at: Date,
  drawn: readonly DrawnEntry[],
): Promise<void> {
  await tx.updateTable('place_draw').set({ drawn_at: at }).where('trial_id', '=', trialId).execute()
  if (drawn.length === 0) return
  await tx
    .insertInto('drawn_entry')
    .values(
      drawn.map(({ entryId, regnr, class: trialClass, position }) => ({
        trial_id: trialId,
        entry_id: entryId,
        regnr,
        class: trialClass,
        position,
      })),
    )
    .execute()
}

/** The dogs of a draw in their drawn order. */
export function drawnEntries(db: Db, trialId: number): Promise<DrawnEntry[]> {
  return db
    .selectFrom('drawn_entry')
    .select(['entry_id as entryId', 'regnr', 'class', 'position'])
    .where('trial_id', '=', trialId)
    .orderBy('position')
    .execute()
}

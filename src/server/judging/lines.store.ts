import type { SheetKind } from '#domain/trials/sheet.ts'
import type { Db } from '../platform/database.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { doneHunt, doneWater } from './doneResult.ts'
import type { DoneResult, ResultSheet } from './results.types.ts'
import { RESULT_TABLES } from './resultTables.store.ts'

/** Reads the results of one kind that a trial's dogs, or one of them, have been marked done with. */
type ReadDone = (db: Db, trial: TrialHead, dogId?: number) => Promise<DoneResult[]>

export const DONE_RESULTS: Readonly<Record<SheetKind, ReadDone>> = {
  async hunt(db, { id, judges }, dogId) {
    const rows = await db
      .selectFrom('trial_result')
      .selectAll()
      .where('trial_id', '=', id)
      .$if(dogId !== undefined, (query) => query.where('dog_id', '=', dogId!))
      .execute()
    return rows.map((row) => doneHunt(row, judges))
  },
  async water(db, { id, judges }, dogId) {
    const rows = await db
      .selectFrom('water_result')
      .selectAll()
      .where('trial_id', '=', id)
      .$if(dogId !== undefined, (query) => query.where('dog_id', '=', dogId!))
      .execute()
    return rows.map((row) => doneWater(row, judges))
  },
}

/** What is written down of a trial's dogs. */
export interface WrittenDown {
  readonly results: readonly DoneResult[]
  /** by entry */
  readonly sheets: ReadonlyMap<number, ResultSheet>
}

/** The results of a trial, or of one of its dogs, and the sheets of entries. */
export async function writtenDown(
  db: Db,
  trial: TrialHead,
  {
    kind,
    entryIds,
    dogId,
  }: { readonly kind: SheetKind; readonly entryIds: readonly number[]; readonly dogId?: number },
): Promise<WrittenDown> {
  return { results: await DONE_RESULTS[kind](db, trial, dogId), sheets: await sheetsOf(db, entryIds, kind) }
}

async function sheetsOf(
  db: Db,
  entryIds: readonly number[],
  kind: SheetKind,
): Promise<WrittenDown['sheets']> {
  if (entryIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sheet')
    .select(['entry_id', 'values', 'updated_at', 'accepted'])
    .where('kind', '=', kind)
    .where('entry_id', 'in', entryIds)
    .execute()
  return new Map(
    rows.map((row) => [
      row.entry_id,
      { values: row.values, updatedAt: row.updated_at, accepted: row.accepted },
    ]),
  )
}

/** The id of the trial that a result is of; undefined: there is no such result. */
export async function trialIdOfResult(db: Db, kind: SheetKind, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom(RESULT_TABLES[kind].name)
    .select('trial_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.trial_id
}

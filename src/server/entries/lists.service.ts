import { playMoves } from '#domain/entries/queue.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { entriesOfTrial, movesOfTrial } from './entries.store.ts'
import type { EntryLists, ListedEntry } from './entries.types.ts'

/** The dogs of a trial as the moves leave them. */
export async function readLists(db: Db, trialId: number): Promise<EntryLists> {
  const entries = new Map((await entriesOfTrial(db, trialId)).map((entry) => [entry.id, entry]))
  const { place, reserve } = playMoves(await movesOfTrial(db, trialId))
  const listed = (ids: readonly number[], list: ListedEntry['list']) =>
    ids.flatMap((id) => {
      const entry = entries.get(id)
      return entry ? [{ ...entry, list }] : []
    })
  const all = [...listed(place, 'place'), ...listed(reserve, 'reserve')]
  const active = all.filter(({ withdrawnAt }) => withdrawnAt === null)
  return {
    places: active.filter(({ list }) => list === 'place'),
    reserve: active.filter(({ list }) => list === 'reserve'),
    withdrawn: all
      .filter(({ withdrawnAt }) => withdrawnAt !== null)
      .toSorted((a, b) => b.withdrawnAt!.getTime() - a.withdrawnAt!.getTime()),
  }
}

/** Ids of the entries that were given a place, in the order of the list, whether or not they have withdrawn since. */
export const placedIds = async (db: Db, trialId: number): Promise<readonly number[]> =>
  playMoves(await movesOfTrial(db, trialId)).place

/** @throws AppError 404 ENTRY_NOT_FOUND */
export function findListed({ places, reserve, withdrawn }: EntryLists, id: number): ListedEntry {
  const entry = [...places, ...reserve, ...withdrawn].find((listed) => listed.id === id)
  if (!entry) throw new AppError('notFound', 'ENTRY_NOT_FOUND')
  return entry
}

/** @throws AppError 404 ENTRY_NOT_FOUND, 422 ENTRY_IS_WITHDRAWN */
export function findActive(lists: EntryLists, id: number): ListedEntry {
  const entry = findListed(lists, id)
  if (entry.withdrawnAt !== null) throw new AppError('refused', 'ENTRY_IS_WITHDRAWN')
  return entry
}

/** The next start number; null: none have been given. */
export function nextNumber({ places }: EntryLists): number | null {
  const highest = Math.max(0, ...places.map(({ startNumber }) => startNumber ?? 0))
  return highest === 0 ? null : highest + 1
}

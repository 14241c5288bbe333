import { playMoves } from '#domain/entries/queue.ts'
import { inStartOrder } from '#domain/entries/startOrder.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { activeEntries, entriesOfTrial, placedEntry, trialOfEntry } from './entries.store.ts'
import type { EntryLists, ListedEntry, PlacedEntry } from './entries.types.ts'
import { findListed, listsOf } from './lists.ts'
import { movesOfTrial } from './moves.store.ts'

interface TrialId {
  readonly id: number
}

/** The dogs of a trial as the moves leave them. */
export async function readLists({ db }: Reader, { id }: TrialId): Promise<EntryLists> {
  return listsOf(await entriesOfTrial(db, id), await movesOfTrial(db, id))
}

/** An entry of a trial, also one that has left. @throws AppError 404 ENTRY_NOT_FOUND */
export const findEntry = async (reader: Reader, trial: TrialId, entryId: number): Promise<ListedEntry> =>
  findListed(await readLists(reader, trial), entryId)

/** The trial that an entry is of. @throws AppError 404 ENTRY_NOT_FOUND */
export async function trialIdOf({ db }: Reader, entryId: number): Promise<number> {
  const id = await trialOfEntry(db, entryId)
  if (id === undefined) throw new AppError('notFound', 'ENTRY_NOT_FOUND')
  return id
}

/** The entries that have a place at the trial, in the order in which they start. */
export async function placedEntries({ db }: Reader, { id }: TrialId): Promise<PlacedEntry[]> {
  const byId = new Map((await activeEntries(db, id)).map((entry) => [entry.id, entry]))
  const { place } = playMoves(await movesOfTrial(db, id))
  return inStartOrder(place.flatMap((entryId) => byId.get(entryId) ?? []))
}

/** An entry that has a place at the trial. @throws AppError 404 ENTRY_NOT_IN_TRIAL */
export async function findPlaced({ db }: Reader, { id }: TrialId, entryId: number): Promise<PlacedEntry> {
  const entry = await placedEntry(db, id, entryId)
  if (!entry) throw new AppError('notFound', 'ENTRY_NOT_IN_TRIAL')
  return entry
}

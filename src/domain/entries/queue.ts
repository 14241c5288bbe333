/** A dog has a place at the trial, or waits in the reserve. */
export const ENTRY_LISTS = ['place', 'reserve'] as const
export type EntryList = (typeof ENTRY_LISTS)[number]

/** An entry was put into a list, in front of another entry or (null) at its end. */
export interface EntryMove {
  readonly entryId: number
  readonly list: EntryList
  readonly beforeId: number | null
}

/** Both lists after all moves in their order. A move says "before X", never "to index 3", so that two concurrent moves give the same in any copy; where X is in the other list by now, or gone, the entry goes to the end. */
export function playMoves(moves: readonly EntryMove[]): Readonly<Record<EntryList, readonly number[]>> {
  const lists: Record<EntryList, number[]> = { place: [], reserve: [] }
  for (const { entryId, list, beforeId } of moves) {
    for (const name of ENTRY_LISTS) lists[name] = lists[name].filter((id) => id !== entryId)
    const index = beforeId === null ? -1 : lists[list].indexOf(beforeId)
    lists[list].splice(index < 0 ? lists[list].length : index, 0, entryId)
  }
  return lists
}

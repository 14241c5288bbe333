import { moveEntry } from '#contract/endpoints/entries.ts'
import type { EntryRow, Participants } from '#contract/entries.ts'
import { isUndrawn } from '#domain/entries/placeDraw.ts'
import type { ListChange } from '../listContext.ts'

/** The dogs among which this one moves up and down: the placed ones of its class, or the whole reserve; none before their places are drawn. */
export function neighboursOf(entry: EntryRow, { places, reserve, trial }: Participants): readonly EntryRow[] {
  if (isUndrawn(trial)) return [entry]
  return entry.list === 'reserve' ? reserve : places.filter((other) => other.class === entry.class)
}

/** The move that puts an entry in front of another of its list, or (null) at the end. */
export function moveBefore(entry: EntryRow, before: EntryRow | null): ListChange {
  return {
    call: moveEntry,
    body: { entryId: entry.id, list: entry.list, beforeId: before?.id ?? null },
  }
}

/** The moves one step up and one step down; undefined at the ends. */
export function stepMoves(
  entry: EntryRow,
  rows: readonly EntryRow[],
): { up?: ListChange; down?: ListChange } {
  const index = rows.findIndex(({ id }) => id === entry.id)
  const [above, below] = [rows[index - 1], rows[index + 1]]
  return {
    ...(above && { up: moveBefore(entry, above) }),
    ...(below && { down: moveBefore(entry, rows[index + 2] ?? null) }),
  }
}

/** The move that brings an entry back to where it stands now. */
export function moveBack(entry: EntryRow, { places, reserve }: Participants): ListChange {
  const list = entry.list === 'reserve' ? reserve : places
  const next = list[list.findIndex(({ id }) => id === entry.id) + 1]
  return moveBefore(entry, next ?? null)
}

/** The move of a dog that was dropped on the upper or lower half (`after`) of another of its list; undefined: it stays where it is. */
export function dropMove(
  dragged: EntryRow,
  target: EntryRow,
  after: boolean,
  rows: readonly EntryRow[],
): ListChange | undefined {
  const [from, on] = [dragged, target].map((row) => rows.findIndex(({ id }) => id === row.id)) as [
    number,
    number,
  ]
  const to = after ? on + 1 : on
  return to === from || to === from + 1 ? undefined : moveBefore(dragged, rows[to] ?? null)
}

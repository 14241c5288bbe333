import type { TrialClass } from '../trials/results.ts'
import type { TrialFacts } from '../trials/states.ts'
import { canBeUndone } from './holds.ts'
import { whyFull } from './places.ts'
import { ENTRY_LISTS, type EntryList, type EntryMove, playMoves } from './queue.ts'

/** A move with when it was made, and whether it undid another. */
export interface MadeMove extends EntryMove {
  readonly movedAt: Date
  readonly undoes: boolean
}

interface Waiting {
  readonly id: number
  readonly class: TrialClass
}

/**
 * Who is overtaken by a move of a dog of the reserve: within it whoever stands further back than before; by a place whoever stood in front and
 * could take one. A dog that gives its place up overtakes nobody. Source: docs/rules/entries.md#overtaking.
 * @param reserve the dogs that wait, in their order before the move
 * @param moves all that were made before it
 */
export function overtakenBy<One extends Waiting>(
  move: EntryMove,
  {
    reserve,
    moves,
    facts,
    classes,
  }: {
    readonly reserve: readonly One[]
    readonly moves: readonly EntryMove[]
    readonly facts: TrialFacts
    readonly classes: readonly TrialClass[]
  },
): One[] {
  const from = reserve.findIndex(({ id }) => id === move.entryId)
  if (from < 0) return []
  if (move.list === 'place')
    return reserve
      .slice(0, from)
      .filter((one) => classes.includes(one.class) && whyFull(facts, one.class) === null)
  const ids = new Set(reserve.map(({ id }) => id))
  const after = playMoves([...moves, move]).reserve.filter((id) => ids.has(id))
  return reserve.filter(({ id }, index) => after.indexOf(id) > index)
}

/**
 * The move that another undoes: the latest one of its dog, where it was made within the last minute, undid nothing itself, and all dogs then stand
 * as if it had not been made. @param active the dogs that have not left
 */
export function undoneBy<Move extends MadeMove>(
  move: EntryMove,
  {
    moves,
    active,
    at,
  }: { readonly moves: readonly Move[]; readonly active: ReadonlySet<number>; readonly at: Date },
): Move | undefined {
  const latest = moves.findLast(({ entryId }) => entryId === move.entryId)
  if (!latest || latest.undoes || !canBeUndone(at, latest.movedAt)) return undefined
  const without = playMoves(moves.filter((one) => one !== latest))
  const after = playMoves([...moves, move])
  const isSame = (list: EntryList) =>
    String(without[list].filter((id) => active.has(id))) ===
    String(after[list].filter((id) => active.has(id)))
  return ENTRY_LISTS.every(isSame) ? latest : undefined
}

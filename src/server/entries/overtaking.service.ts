import { TAKE_BACK } from '#domain/entries/holdTimes.ts'
import { overtakenBy, undoneBy } from '#domain/entries/overtaking.ts'
import type { EntryMove } from '#domain/entries/queue.ts'
import { whyNotRunning } from '#domain/trials/refusals.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { trialState } from '../trials/states.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { EntryLists } from './entries.types.ts'
import { readLists } from './lists.service.ts'
import { placeFacts } from './lists.ts'
import { insertMove, moveIdsOf, movesOfTrial } from './moves.store.ts'
import { keepToldNumber } from './movingUp.store.ts'
import { deleteOvertaken, insertOvertaken, takeOvertaken, trialsWithOvertaken } from './overtaking.store.ts'
import { mailEntrant } from './ownMails.service.ts'

/** Trials in which somebody who was overtaken is to be told now. */
export const trialsToTell = ({ db, at }: Reader): Promise<number[]> => trialsWithOvertaken(db, at)

/**
 * Makes a move by hand. One that overtakes whoever waits needs a reason, which those are told once the minute is over in which it can be undone;
 * undoing needs none, and then nobody is told. Source: docs/rules/entries.md#overtaking.
 * @returns id of the move, and the reason where it has overtaken somebody
 * @throws AppError 422 MOVE_OVERTAKES
 */
export async function moveByHand(
  act: Act,
  trial: Trial,
  { lists, move, reason }: { readonly lists: EntryLists; readonly move: EntryMove; readonly reason: string },
): Promise<{ readonly moveId: number; readonly reason: string | undefined }> {
  const { db, at, by } = act
  const moves = await movesOfTrial(db, trial.id)
  const { places, reserve } = lists
  const active = new Set([...places, ...reserve].map(({ id }) => id))
  const undone = undoneBy(move, { moves, active, at })
  const facts = placeFacts(trial, lists)
  const overtaken = undone ? [] : overtakenBy(move, { reserve, moves, facts, classes: trial.classes })
  const overtakes = overtaken.length > 0
  if (overtakes && reason === '')
    throw new AppError('refused', 'MOVE_OVERTAKES', { reason: 'REASON_MISSING' })
  const why = overtakes ? reason : undefined
  const moveId = await insertMove(db, { ...move, trialId: trial.id, at, by, reason: why, undoes: !!undone })
  if (undone) await deleteOvertaken(db, [undone.id])
  if (overtakes)
    await insertOvertaken(db, {
      moveId,
      entryIds: overtaken.map(({ id }) => id),
      tellAt: new Date(at.getTime() + TAKE_BACK),
    })
  return { moveId, reason: why }
}

/** Who gave the place up again has overtaken nobody: whoever has not been told is not. */
export const forgetOvertaken = async ({ db }: Act, entry: { readonly id: number }): Promise<void> =>
  deleteOvertaken(db, await moveIdsOf(db, entry.id))

/** Tells who was overtaken in a locked trial, and waits still: the reason, and the number in the queue as it is now. */
export async function tellOvertaken(act: Act, trial: Trial): Promise<void> {
  const due = await takeOvertaken(act.db, trial.id, act.at)
  if (due.length === 0 || whyNotRunning(trialState(trial, act.today)) !== null) return
  const { reserve } = await readLists(act, trial)
  for (const { moveId, entryId, reason } of due) {
    const index = reserve.findIndex(({ id }) => id === entryId)
    if (index < 0) continue
    await mailEntrant(act, trial, reserve[index]!, {
      kind: 'entryOvertaken',
      version: moveId,
      values: { number: String(index + 1), reason },
    })
    await keepToldNumber(act.db, { entryId, number: index + 1, toldAt: act.at })
  }
}

import { randomBytes } from 'node:crypto'
import { byClass, drawStartOrder } from '#domain/entries/startOrder.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { setStartSeed } from '../trials/changes.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { setNumbers } from './entries.store.ts'
import { readLists } from './lists.service.ts'
import { insertMove } from './moves.store.ts'

/**
 * Draws the start order, gives numbers in the order of the list, or takes the numbers away. A draw also puts the list into its
 * order, and its seed is kept so that anyone can draw it again. @throws AppError 422 NO_STARTERS
 */
export async function orderStarts(
  act: Act,
  trial: Trial,
  { method }: { readonly method: 'draw' | 'number' | 'clear' },
): Promise<void> {
  const { db, by, at } = act
  const { places } = await readLists(act, trial)
  if (places.length === 0 && method !== 'clear') throw new AppError('refused', 'NO_STARTERS')
  const seed = method === 'draw' ? randomBytes(8).toString('hex') : null
  const numbered = method === 'clear' ? [] : byClass(places).map(({ id }) => id)
  const order = seed === null ? numbered : drawStartOrder(places, seed)
  if (seed !== null) {
    for (const entryId of order)
      await insertMove(db, { trialId: trial.id, entryId, list: 'place', beforeId: null, at, by })
  }
  await setNumbers(db, trial.id, order)
  await setStartSeed(act, trial, seed)
  const regnrs = new Map(places.map(({ id, regnr }) => [id, regnr]))
  await act.log(['trial', trial.id], 'START_ORDER_CHANGED', null, {
    startSeed: seed,
    startNumbers: order.map((id) => regnrs.get(id)),
  })
}

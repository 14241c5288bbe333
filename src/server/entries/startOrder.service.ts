import { randomBytes } from 'node:crypto'
import { byClass, drawStartOrder } from '#domain/entries/startOrder.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import { AppError } from '../platform/errors.ts'
import type { Change } from './entries.service.ts'
import { insertMove, setNumbers } from './entries.store.ts'
import { readLists } from './lists.service.ts'

/**
 * Draws the start order, gives numbers in the order of the list, or takes the numbers away. A draw also puts the list into its
 * order, and its seed is kept so that anyone can draw it again. @throws AppError 422 NO_STARTERS
 */
export async function orderStarts(
  { tx, trial, by, at }: Change,
  method: 'draw' | 'number' | 'clear',
): Promise<void> {
  const { places } = await readLists(tx, trial.id)
  if (places.length === 0 && method !== 'clear') throw new AppError('refused', 'NO_STARTERS')
  const seed = method === 'draw' ? randomBytes(8).toString('hex') : null
  const numbered = method === 'clear' ? [] : byClass(places)
  const order = seed === null ? numbered : drawStartOrder(places, seed)
  if (seed !== null) {
    for (const entryId of order)
      await insertMove(tx, { trialId: trial.id, entryId, list: 'place', beforeId: null, at, by })
  }
  await setNumbers(tx, trial.id, order, seed)
  const regnrs = new Map(places.map(({ id, regnr }) => [id, regnr]))
  await writeAudit(tx, {
    at,
    by,
    subject: 'trial',
    subjectId: trial.id,
    code: 'START_ORDER_CHANGED',
    after: { startSeed: seed, startNumbers: order.map((id) => regnrs.get(id)) },
  })
}

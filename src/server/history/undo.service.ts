import type { OperatorAct } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import {
  attempt,
  type Change,
  changesOfSource,
  isInLoop,
  labelsOf,
  mendMainNumbers,
  type RecordKey,
  removeAdded,
  removeEmptied,
  restoreRow,
  restoreValues,
  twinShow,
} from './undo.store.ts'

/** Most rows that stayed which are named one by one. */
const MAX_NAMED = 200

/**
 * Lays the former values of everything that a source changed back, newest first. What somebody has changed since stays as it is, and is
 * listed. Source: docs/rules/history.md#undo.
 * @throws AppError 409 where a dog would be left without a number, or would be its own ancestor
 */
export async function undoSource({ db }: OperatorAct, sourceId: number) {
  const stayed = new Map<string, RecordKey>()
  const twins: Twins = new Map()
  for (const change of await changesOfSource(db, sourceId))
    if (change.changedSince || !(await restore({ db }, change, twins)))
      stayed.set(`${change.table} ${change.record}`, { table: change.table, record: change.record })
  for (const key of await removeAdded(db, sourceId)) stayed.set(`${key.table} ${key.record}`, key)
  await removeEmptied(db, sourceId)
  if (!(await mendMainNumbers(db, sourceId))) throw new AppError('conflict', 'UNDO_LEAVES_NO_NUMBER')
  if (await isInLoop(db, sourceId)) throw new AppError('conflict', 'UNDO_MAKES_LOOP')
  const keys = [...stayed.values()]
  const labels = await labelsOf(db, keys.slice(0, MAX_NAMED))
  return keys.map((key, place) => ({ ...key, label: labels[place] ?? null }))
}

/** Shows that somebody has added anew since they went: record of the former → id of the new one. */
type Twins = Map<string, number>

/** A show is not given back beside another of its day, place and name: its results go there. @returns whether it was restored */
async function restore({ db }: Pick<OperatorAct, 'db'>, change: Change, twins: Twins): Promise<boolean> {
  const { table, record, former, deleted } = change
  const twin = table === 'show' ? await twinShow(db, change) : undefined
  if (twin !== undefined) twins.set(record, twin)
  if (twin !== undefined) return deleted
  const show = twins.get(String(former.show_id))
  const known = show === undefined ? change : { ...change, former: { ...former, show_id: show } }
  return attempt(db, () => (deleted ? restoreRow(db, known) : restoreValues(db, known)))
}

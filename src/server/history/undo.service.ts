import type { OperatorAct } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type { Change, Stayed } from './followed.store.ts'
import { labelsOf } from './labels.store.ts'
import { attempt, restoreAll, restoreRow, restoreValues, twinShow } from './restore.store.ts'
import { changesOfSource, isInLoop, mendMainNumbers, removeAdded, removeEmptied } from './undo.store.ts'

/** Most rows that stayed which are named one by one. */
const MAX_NAMED = 200

/**
 * Lays the former values of everything that a source changed back, newest first. What somebody has changed since stays as it is, and is
 * listed. Source: docs/rules/history.md#undo.
 * @throws AppError 409 where a dog would be left without a number, or would be its own ancestor
 */
export async function undoSource({ db }: Pick<OperatorAct, 'db'>, sourceId: number) {
  const stayed = new Map<string, Stayed>()
  const twins: Twins = new Map()
  for await (const changes of changesOfSource(db, sourceId))
    for (const set of inSets(changes))
      if (!(await restoreSet({ db }, set)))
        for (const change of set)
          if (change.changedSince || !(await restore({ db }, change, twins)))
            stayed.set(`${change.table} ${change.record}`, stayedOf(change))
  for (const key of await removeAdded(db, sourceId)) stayed.set(`${key.table} ${key.record}`, key)
  await removeEmptied(db, sourceId)
  if (!(await mendMainNumbers(db, sourceId))) throw new AppError('conflict', 'UNDO_LEAVES_NO_NUMBER')
  if (await isInLoop(db, sourceId)) throw new AppError('conflict', 'UNDO_MAKES_LOOP')
  const keys = [...stayed.values()]
  const labels = await labelsOf(db, keys.slice(0, MAX_NAMED))
  return keys.map((key, place) => ({ ...key, label: labels[place] ?? null }))
}

const stayedOf = ({ table, record, changedSince }: Change): Stayed => ({
  table,
  record,
  changed: changedSince,
})

/** Changes that follow each other and can be laid back by one statement: of the same columns of a table, each of another row. */
function* inSets(changes: readonly Change[]): Generator<readonly Change[]> {
  let set: Change[] = []
  const records = new Set<string>()
  for (const change of changes) {
    const [first] = set
    if (first && (kindOf(first) !== kindOf(change) || records.has(change.record))) {
      yield set
      set = []
      records.clear()
    }
    set.push(change)
    records.add(change.record)
  }
  if (set.length > 0) yield set
}

/** What changes of one statement have in common. */
const kindOf = ({ table, former, deleted, changedSince }: Change): string =>
  [table, deleted, changedSince, ...Object.keys(former).toSorted()].join(' ')

/** Lays many changes back at once; false: one by one, as some of them stay or are of a kind that is looked at each. */
async function restoreSet({ db }: Pick<OperatorAct, 'db'>, set: readonly Change[]): Promise<boolean> {
  const { table, former, deleted, changedSince } = set[0]!
  const isPlain = !deleted && !changedSince && table !== 'show' && former.show_id === undefined
  return set.length > 1 && isPlain && (await restoreAll(db, set))
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

import type { Reader } from '../platform/act.ts'
import { newestChanges, type RowChange, statesOf, type ToldTable } from './rowHistory.store.ts'
import { type Origin, type SourceRow, sourcesById } from './sources.store.ts'

/** Most changes of a result that are read: more than anybody makes of one. */
const MOST_CHANGES = 1000

/** The columns of a row. */
export type RowState = Readonly<Record<string, unknown>>

/** What a source did to a row. */
export interface RowStep extends Origin {
  readonly what: 'added' | 'changed' | 'removed' | 'restored'
  /** null: it was not there */
  readonly before: RowState | null
  readonly after: RowState | null
}

export interface RowHistory {
  /** the oldest first */
  readonly steps: readonly RowStep[]
  /** the rows that there are now */
  readonly now: readonly RowState[]
}

/** Everything that happened to some rows of a table since the history is kept. Source: docs/rules/history.md#results. */
export async function historyOfRows(
  { db }: Pick<Reader, 'db'>,
  table: ToldTable,
  ids: readonly number[],
): Promise<RowHistory> {
  const [now, changes] = await Promise.all([
    statesOf(db, table, { ids, until: null }),
    newestChanges(db, table, { ids, most: MOST_CHANGES }),
  ])
  const steps = ids.flatMap((id) =>
    stepsOf(
      now.find((row) => row.id === id),
      changes.filter(({ record }) => record === String(id)),
    ),
  )
  // One row after another where they share a source: sources count upwards, and what is older than the history comes first.
  return { steps: steps.toSorted((a, b) => (a.sourceId ?? 0) - (b.sourceId ?? 0)), now }
}

/** @param changes of one row, newest first: each tells what stood there before it */
function stepsOf(present: RowState | undefined, changes: readonly RowChange[]): RowStep[] {
  const steps: RowStep[] = []
  let after: RowState | null = present ?? null
  for (const change of changes) {
    const before = stateBefore(change, after)
    steps.push({ sourceId: change.sourceId, line: change.line, what: whatOf(change), before, after })
    after = before
  }
  if (after)
    steps.push({
      sourceId: (after.source_id as number | null | undefined) ?? null,
      line: null,
      what: 'added',
      before: null,
      after,
    })
  return steps.toReversed()
}

function stateBefore({ former, deleted, putBack }: RowChange, after: RowState | null): RowState | null {
  if (putBack) return null
  return deleted ? former : { ...after, ...former }
}

const whatOf = ({ deleted, putBack }: RowChange): RowStep['what'] =>
  putBack ? 'restored' : deleted ? 'removed' : 'changed'

/** The same rows as they stood at a moment. Source: docs/rules/history.md#as-on-a-day. */
export const rowsAt = (
  { db }: Pick<Reader, 'db'>,
  table: ToldTable,
  of: { readonly ids: readonly number[]; readonly until: Date },
): Promise<readonly RowState[]> => statesOf(db, table, of)

/** Who made changes; of several rows of the log those about a subject tell. */
export const findSources = (
  { db }: Pick<Reader, 'db'>,
  ids: readonly number[],
  about: readonly string[],
): Promise<ReadonlyMap<number, SourceRow>> => sourcesById(db, ids, about)

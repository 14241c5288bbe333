import type { DataUpdate, DataUpdateRow } from '#contract/dataUpdates.ts'
import type { DifferenceRow, UpdateRow } from './updates.types.ts'

const whoOf = (who: UpdateRow['by']) => who && { id: who.id, username: who.username }
const momentOf = (moment: Date | null) => moment?.toISOString() ?? null

export function presentUpdate(update: UpdateRow): DataUpdate {
  const { running, phase, done, total, failure } = update
  return {
    id: update.id,
    state: update.state,
    madeAt: update.madeAt.toISOString(),
    by: whoOf(update.by),
    fileName: update.fileName,
    size: update.size,
    mapping: update.mapping,
    ownMapping: update.ownMapping && { id: update.ownMapping.id, name: update.ownMapping.name },
    progress: running ? { phase, done, total } : null,
    failure: failure === null ? null : { code: failure, row: update.failureAt },
    counts: update.counts && presentCounts(update.counts),
    comparedAt: momentOf(update.comparedAt),
    appliedAt: momentOf(update.appliedAt),
    appliedBy: whoOf(update.appliedBy),
    undoneAt: momentOf(update.undoneAt),
    undoneBy: whoOf(update.undoneBy),
  }
}

const presentCounts = (counts: NonNullable<UpdateRow['counts']>) => ({
  rows: counts.rows,
  newDogs: counts.newDogs,
  changedDogs: counts.changedDogs,
  newNumbers: counts.newNumbers,
  newStatements: counts.newStatements,
  newTitles: counts.newTitles,
  added: counts.added,
  sheets: counts.sheets.map(({ name, kind, rows }) => ({ name, kind, rows })),
  changed: counts.changed,
  refused: counts.refused,
  kinds: counts.kinds,
  unknownParents: counts.unknownParents,
  unusedColumns: counts.unusedColumns,
})

/** Fields that name people of a dog. */
const OF_OWNERS: ReadonlySet<string | null> = new Set(['owner', 'breeder', 'dog_owner'])

/** @param seesOwners names of owners and breeders are told to those alone who may see them. Source: docs/rules/visibility.md#people. */
export const presentRow = (row: DifferenceRow, seesOwners: boolean): DataUpdateRow => ({
  place: row.place,
  kind: row.kind,
  sheet: row.sheet,
  line: row.line,
  regnr: row.regnr,
  code: row.code,
  field: row.field,
  ...toldValues(row, seesOwners),
  changedAt: momentOf(row.changedAt),
  changedBy: whoOf(row.changedBy),
})

/** The two values of a row, as far as they may be told. */
export const toldValues = ({ field, former, value }: DifferenceRow, seesOwners: boolean) =>
  seesOwners || !OF_OWNERS.has(field) ? { former, value } : { former: null, value: null }

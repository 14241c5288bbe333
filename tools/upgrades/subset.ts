import type { Row } from './dump.ts'

/** A foreign key of one column, as all of ours are. */
export interface ForeignKey {
  readonly table: string
  readonly column: string
  readonly nullable: boolean
  readonly parent: string
  readonly parentColumn: string
}

type Tables = ReadonlyMap<string, readonly Row[]>

/** Octets as hexadecimal text beyond which a file is left out: the dump is kept for ever. */
const LARGEST_FILE = 40_000
/** Tables whose rows are kept only where another row refers to them. */
const ON_DEMAND = ['club', 'file', 'judge', 'person', 'show']

/** Tables in an order in which each comes after those it refers to. Throws RangeError for a ring of tables. */
function inOrder(tables: readonly string[], keys: readonly ForeignKey[]): string[] {
  const placed: string[] = []
  while (placed.length < tables.length) {
    const next = tables.find(
      (table) =>
        !placed.includes(table) &&
        keys.every((key) => key.table !== table || key.parent === table || placed.includes(key.parent)),
    )
    if (!next) throw new RangeError('tables refer to each other in a ring')
    placed.push(next)
  }
  return placed
}

/** A closed subset of a database: the given trials, their dogs with parents, a dog of every table about dogs, and all rows these refer to. A nullable reference to a left-out row becomes null. */
export function subset(
  all: Tables,
  keys: readonly ForeignKey[],
  trials: readonly number[],
): Map<string, Row[]> {
  const order = inOrder([...all.keys()], keys)
  const dogs = wantedDogs(all, keys, trials)
  const kept = new Map<string, Row[]>()
  for (const table of order) {
    const rows = all.get(table)!.filter((row) => {
      if (table === 'trial') return trials.includes(row.id as number)
      if (table === 'dog') return dogs.has(row.id)
      return table !== 'file' || String(row.content).length <= LARGEST_FILE
    })
    kept.set(table, whole(table, rows, kept, keys))
  }
  for (const table of order.toReversed().filter((name) => ON_DEMAND.includes(name)))
    kept.set(
      table,
      kept.get(table)!.filter((row) => isReferred(table, row, kept, keys)),
    )
  return kept
}

function wantedDogs(all: Tables, keys: readonly ForeignKey[], trials: readonly number[]): Set<unknown> {
  const dogs = new Set<unknown>()
  for (const { table, column } of keys.filter(({ parent, table }) => parent === 'dog' && table !== 'dog')) {
    const rows = all.get(table)!.filter((row) => row[column] !== undefined)
    const ofTrials = rows.filter((row) => trials.includes(row.trial_id as number))
    for (const row of [...rows.slice(0, 1), ...ofTrials]) dogs.add(row[column])
  }
  for (const row of all.get('dog')!.filter(({ id }) => dogs.has(id)))
    for (const parent of [row.sire_id, row.dam_id]) if (parent) dogs.add(parent)
  return dogs
}

/** Rows with nullable references to left-out rows set to null. */
function whole(table: string, rows: readonly Row[], kept: Tables, keys: readonly ForeignKey[]): Row[] {
  const own = keys.filter((key) => key.table === table)
  let left = [...rows]
  for (const key of own) {
    const ids = new Set(
      (key.parent === table ? left : kept.get(key.parent)!).map((row) => row[key.parentColumn]),
    )
    const isDangling = (row: Row) => row[key.column] !== undefined && !ids.has(row[key.column])
    left = key.nullable
      ? left.map((row) => (isDangling(row) ? without(row, key.column) : row))
      : left.filter((row) => !isDangling(row))
  }
  return left
}

function without(row: Row, column: string): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== column))
}

function isReferred(table: string, row: Row, kept: Tables, keys: readonly ForeignKey[]): boolean {
  return keys.some(
    (key) =>
      key.parent === table &&
      kept.get(key.table)!.some((child) => child[key.column] === row[key.parentColumn]),
  )
}

import type { Column } from './types.ts'

interface Folded<Row> {
  /** those in which rows differ, and those that say of no row what it has in one value */
  readonly columns: readonly Column<Row>[]
  /** said once of all rows */
  readonly equal: readonly Column<Row>[]
}

/**
 * Columns that say the same of every row are no columns: their value stands once above the table, and one without any value nowhere.
 * A single row keeps all of its columns that have a value.
 */
export function foldEqual<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Folded<Row> {
  const [first] = rows
  const isEqual = ({ same }: Column<Row>) =>
    same !== undefined && first !== undefined && rows.every((row) => same(row) === same(first))
  const isEmpty = ({ same }: Column<Row>) => first !== undefined && same?.(first) === null
  const isFolded = (column: Column<Row>) => isEqual(column) && (rows.length > 1 || isEmpty(column))
  return {
    columns: columns.filter((column) => !isFolded(column)),
    equal: columns.filter((column) => isFolded(column) && !isEmpty(column)),
  }
}

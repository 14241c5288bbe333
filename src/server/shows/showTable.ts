import { LONGEST_CRITIQUE, MOST_SHOW_COLUMNS, MOST_SHOW_RESULTS } from '#contract/constants.ts'
import { readSentTable } from '../imports/sentTable.ts'
import { AppError } from '../platform/errors.ts'

/** Characters of a heading. */
const LONGEST_HEADING = 100

/** Columns and rows of a sent table of results. @throws AppError 400 with the code of what is wrong, and where */
export async function readShowTable(content: Uint8Array) {
  const { header, rows } = await readSentTable(content, MOST_SHOW_RESULTS)
  if (rows.length === 0) throw new AppError('invalid', 'FILE_NO_ROWS')
  // A text that is longer than any column takes is told where the row is checked.
  const bounded = (cell: string) => cell.slice(0, LONGEST_CRITIQUE + 1)
  return {
    header: header.slice(0, MOST_SHOW_COLUMNS).map((heading) => heading.slice(0, LONGEST_HEADING)),
    rows: rows.map(({ cells }) => cells.slice(0, MOST_SHOW_COLUMNS).map(bounded)),
  }
}

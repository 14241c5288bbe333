import type { TableCell, TableNode } from 'pdfmake'
import { wordBreakOf } from '../platform/pdf/fitText.ts'
import { GREY } from './paper.ts'

const FONT = 8.5
const TITLE_FONT = 7.5
/** Least width of a column that takes the room the others leave; points. */
const MIN_REST = 120
const HEADING_FILL = '#eef1ec'

export interface ListColumn {
  readonly title: string
  readonly width: number | '*'
  readonly right?: boolean
}

/** A cell: its text, or two lines, the second in a lighter style. */
export type ListCell = string | readonly [string, string]

/**
 * A table that repeats its heading and column titles on every page. A row is never split between pages; no heading
 * stands without a row, and the last row of several never alone.
 * @param heading null: what stands above it is its heading
 */
export function listTable(
  heading: string | null,
  columns: readonly ListColumn[],
  rows: readonly (readonly ListCell[])[],
): TableNode {
  const titles = columns.map((column) => ({
    ...cellOf(column, column.title, TITLE_FONT),
    bold: true,
    color: GREY,
  }))
  const head = heading === null ? [titles] : [headingRow(heading, columns.length), titles]
  return {
    table: {
      widths: columns.map(({ width }) => width),
      headerRows: head.length,
      keepWithHeaderRows: rows.length === 2 ? 2 : 1,
      keepLastRows: rows.length > 2,
      dontBreakRows: true,
      body: [...head, ...rows.map((row) => row.map((cell, index) => cellOf(columns[index]!, cell)))],
    },
    layout: 'list',
    margin: [0, 10, 0, 0],
  }
}

function headingRow(text: string, columns: number): TableCell[] {
  const title = { text, colSpan: columns, bold: true, fontSize: 10.5, fillColor: HEADING_FILL }
  return [title, ...Array.from({ length: columns - 1 }, () => ({ text: '' }))]
}

function cellOf({ right, width }: ListColumn, cell: ListCell, fontSize = FONT): TableCell {
  const alignment = right ? ({ alignment: 'right' } as const) : {}
  const brokenText = (text: string) => ({
    text,
    wordBreak: wordBreakOf(text, fontSize, width === '*' ? MIN_REST : width),
  })
  if (typeof cell === 'string') return { ...brokenText(cell), fontSize, ...alignment }
  const [first, second] = cell
  return {
    stack: [
      { ...brokenText(first), bold: true },
      { ...brokenText(second), color: GREY },
    ],
    fontSize,
    ...alignment,
  }
}

import writeExcelFile, { type Cell as ExcelCell } from 'write-excel-file/node'
import type { Cell, Table } from './table.ts'

/** Characters that XML 1.0 knows no way to write; a file with one of them does not open. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
/** Longest text of a cell. */
const LONGEST_TEXT = 32_767
/** Longest name of a sheet, and what it may not hold. */
const LONGEST_NAME = 31
const NOT_IN_NAMES = /[\\/?*[\]:]/g

/** Tables as a file for Excel, a sheet each, their headings kept in view: numbers are numbers, days are days, and text stays text whatever it begins with. */
export function xlsxFile(...tables: readonly Table[]): Promise<Buffer> {
  return writeExcelFile(tables.map(sheetOf)).toBuffer()
}

function sheetOf({ name, columns, rows }: Table) {
  const headings = columns.map(({ title }): ExcelCell => ({ ...textCell(title), fontWeight: 'bold' }))
  return {
    data: [headings, ...rows.map((row) => row.map(excelCell))],
    sheet: name.replaceAll(NOT_IN_NAMES, ' ').slice(0, LONGEST_NAME),
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }
}

function excelCell(cell: Cell): ExcelCell {
  if (cell === null || cell === '') return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  if (typeof cell === 'string') return textCell(cell)
  if ('cents' in cell) return { value: cell.cents / 100, type: Number, format: '0.00' }
  return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy' }
}

const textCell = (text: string) => ({
  value: text.replaceAll(UNWRITABLE, '').slice(0, LONGEST_TEXT),
  type: String,
})

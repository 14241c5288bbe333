import { stringify } from 'csv-stringify/sync'
import { formatDate } from '#domain/dates.ts'
import type { Cell, Table } from './table.ts'

/**
 * A table as every export is written: UTF-8 with a mark of its bytes, semicolons, decimal commas, lines that end as Windows ends
 * them, and no text that a spreadsheet would take for a formula. Source: docs/rules/imports.md#exports.
 */
export function csvFile({ columns, rows }: Table): Buffer {
  const text = stringify([columns.map(({ title }) => title), ...rows.map((row) => row.map(csvValue))], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: {
      number: (value) => String(value).replace('.', ','),
      bigint: (cents) => (Number(cents) / 100).toFixed(2).replace('.', ','),
    },
  })
  return Buffer.from(text)
}

function csvValue(cell: Cell): string | number | bigint | null {
  if (typeof cell === 'string') return csvText(cell)
  if (cell === null || typeof cell === 'number') return cell
  // A number to the library, so that it takes a minus for no formula.
  return 'cents' in cell ? BigInt(cell.cents) : formatDate(cell.day)
}

/** A text of a cell: a spreadsheet that splits at commas takes what follows one for a cell of its own. */
export const csvText = (text: string): string => text.replace(/,(?=[=+\-@])/g, ",'")

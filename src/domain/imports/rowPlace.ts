/** Most rows a sheet has. Source: support.microsoft.com, Excel specifications and limits. */
export const SHEET_ROWS = 1 << 20

/** Where a row stands: in a text by its line, in a workbook by sheet and row. */
export interface RowPlace {
  /** null: the file is a text */
  readonly sheet: string | null
  readonly line: number
}

/** Rows are counted through all sheets of a file, so that one number says which comes first. */
export function countedLine(sheet: number, row: number): number {
  return sheet * SHEET_ROWS + row
}

/** @param sheets names of the sheets that are read; none of a text */
export function placeOf(line: number, sheets: readonly string[]): RowPlace {
  if (sheets.length === 0) return { sheet: null, line }
  const sheet = Math.floor((line - 1) / SHEET_ROWS)
  return { sheet: sheets[sheet]!, line: line - sheet * SHEET_ROWS }
}

/** `line 3`, or `sheet "Koirat", row 3` */
export function placeName({ sheet, line }: RowPlace): string {
  return sheet === null ? `line ${line}` : `sheet "${sheet}", row ${line}`
}

import { SHEET_ROWS } from '#domain/imports/rowPlace.ts'

/** The name of the sheet of a counted line in SQL; null in a text. `placeOf` is the same outside the database. */
export function sheetOf(line: string): string {
  return `(select s.name from import_sheet s where s.number = (${line} - 1) / ${SHEET_ROWS})`
}

/** The row in its sheet of a counted line in SQL; in a text the line. */
export function rowOfSheet(line: string): string {
  return `case when exists (select from import_sheet) then (${line} - 1) % ${SHEET_ROWS} + 1 else ${line} end`
}

/** `line 3` or `sheet "Koirat", row 3` of a counted line in SQL. */
export function rowName(line: string): string {
  return `coalesce('sheet "' || ${sheetOf(line)} || '", row ' || ${rowOfSheet(line)}, 'line ' || ${line})`
}

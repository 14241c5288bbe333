import { SHEET_ROWS } from '#domain/imports/rowPlace.ts'

/** Lines above this one are of puppies: the row of their litter has one line. Files have fewer lines than this. */
export const LITTER_LINES = 1 << 30

/** The line of the file in SQL: a puppy's is that of its litter. */
export function fileLine(line: string): string {
  return `case when ${line} > ${LITTER_LINES}
    then (select l.litter_line from import_litter_line l where l.puppy_line = ${line}) else ${line} end`
}

/** The name of the sheet of a counted line in SQL; null in a text. `placeOf` is the same outside the database. */
export function sheetOf(line: string): string {
  return `(select s.name from import_sheet s where s.number = (${fileLine(line)} - 1) / ${SHEET_ROWS})`
}

/** The row in its sheet of a counted line in SQL; in a text the line. */
export function rowOfSheet(line: string): string {
  return `case when exists (select from import_sheet) then (${fileLine(line)} - 1) % ${SHEET_ROWS} + 1 else ${fileLine(line)} end`
}

/** `line 3` or `sheet "Koirat", row 3` of a counted line in SQL. */
export function rowName(line: string): string {
  return `coalesce('sheet "' || ${sheetOf(line)} || '", row ' || ${rowOfSheet(line)}, 'line ' || ${fileLine(line)})`
}

import { findColumns } from '../imports/findColumns.ts'
import { SHOW_COLUMNS, type ShowColumn, type TypedRow } from './typedRow.ts'

/** Where a table of a show's results has each of them, counted from 0; null: it has none, or it is not to be read. */
export type ShowColumns = Readonly<Record<ShowColumn, number | null>>

/** How such tables usually head their columns; compared by letters and digits alone. */
export const SHOW_HEADINGS = {
  dog: [
    'rekisterinumero',
    'rekisterinro',
    'rek.nro',
    'reknro',
    'registreringsnummer',
    'reg.nr',
    'regnr',
    'registration number',
    'reg.no',
  ],
  class: ['luokka', 'klass', 'class'],
  grade: ['laatuarvosana', 'arvosana', 'palkinto', 'kvalitetspris', 'kvalitet', 'grade', 'quality grade'],
  placing: ['sijoitus', 'sija', 'placering', 'placing'],
  marks: ['maininnat', 'maininta', 'tulokset', 'palkinnot', 'omnämnanden', 'marks', 'awards'],
  judge: ['tuomari', 'domare', 'judge'],
  critique: ['arvostelu', 'kritik', 'critique', 'report'],
} as const satisfies Record<ShowColumn, readonly string[]>

/** Beside a registration number a dog's name; without one, as in the grid itself, what the dog is found by. */
const DOG_HEADINGS = ['koira', 'hund', 'dog'] as const

/** Finds the columns by their headings. One that no heading or more than one names is left to a person. */
export function findShowColumns(header: readonly string[]): ShowColumns {
  const columns = findColumns(header, SHOW_HEADINGS)
  return columns.dog === null ? { ...columns, ...findColumns(header, { dog: DOG_HEADINGS }) } : columns
}

/** Whether rows can be read by these columns: a dog in one of its own, as all that is chosen. */
export function areReadable(columns: ShowColumns): boolean {
  const chosen = SHOW_COLUMNS.flatMap((column) => columns[column] ?? [])
  return columns.dog !== null && new Set(chosen).size === chosen.length
}

/** Reads one row by the columns; what a column does not have is empty. */
export const rowBy = (cells: readonly string[], columns: ShowColumns): TypedRow =>
  Object.fromEntries(
    SHOW_COLUMNS.map((column) => [column, (columns[column] === null ? '' : cells[columns[column]]) ?? '']),
  ) as Record<ShowColumn, string>

import type pg from 'pg'
import type { DateReader } from '#domain/imports/dates.ts'
import type { RecordSheet, SheetKind } from '#domain/imports/sheetKinds.ts'
import type { Rulebook } from '#domain/trials/rulebook.ts'
import type { CellValue, ReportProblem } from '../valueReader.ts'

/** How many rows a sheet has, and of what; `name` is null of a text. */
export interface ReadSheet {
  readonly name: string | null
  readonly kind: SheetKind
  readonly rows: number
}

/** What a row is read with. */
export interface ReadingContext {
  readonly dates: DateReader
  /** the ISO day after which nothing can have happened yet */
  readonly today: string
  /** those in force, by date */
  readonly rulebooks: readonly DatedRulebook[]
}

/** A rulebook that results cite. */
export type DatedRulebook = Rulebook & { readonly id: number }

/** The text of a column in a row, with single spaces; empty where the sheet does not have it. */
export type CellOf = (column: string) => string

/** A value of a record that is compared with the recorded one. */
export interface ComparedField {
  /** as the difference names it */
  readonly field: string
  /** in SQL, of a row by its alias, as text; null: the file does not say */
  readonly given: (alias: string) => string
  /** the same of the recorded row; null: a gap, which the file fills */
  readonly recorded: (alias: string) => string
}

/** Why a row that was read cannot be taken beside what else is known: `where` in SQL, of the row `f`. */
interface Refusal {
  readonly code: string
  readonly field: string | null
  readonly where: string
  readonly detail: string
}

/**
 * Records of one kind, each told by one row: how they are read, compared and written. Rows are staged in `import_<table>_row`; those of known dogs stand in
 * `import_<table>` with their dog as `node`, its `born` and `breed_code`.
 */
export interface RecordKind {
  readonly kind: RecordSheet
  /** name of the table, and of such a record in a difference */
  readonly table: string
  /** what is staged beside line, key and regnr: column → SQL type */
  readonly columns: Readonly<Record<string, string>>
  /** The values of `columns` in a row; null where it cannot be taken, which is then reported. */
  readonly read: (cell: CellOf, report: ReportProblem, context: ReadingContext) => readonly CellValue[] | null
  /** what is looked up of each row before it is judged */
  readonly prepare?: (client: pg.PoolClient) => Promise<void>
  readonly refusals: readonly Refusal[]
  /** what is told of a new record and taken all the same */
  readonly doubts?: readonly Refusal[]
  /** expressions of `f` by which two rows are of one record */
  readonly identity: string
  readonly fields: readonly ComparedField[]
  /** a query of line, id of the recorded row and what `fields` need of it */
  readonly recorded: string
  /** a new record in words, in SQL, of the row `f` */
  readonly shown: string
  /** takes what keeps others from changing the same, and writes */
  readonly write: (client: pg.PoolClient, source: number) => Promise<void>
}

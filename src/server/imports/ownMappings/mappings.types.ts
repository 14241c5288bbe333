import type { MappedSheet } from '../kinds/mappedTables.ts'

/** Who did something; null: somebody who has been erased. */
type Who = { readonly id: number; readonly username: string } | null

/** A saved mapping as the database has it. */
export interface StoredMapping {
  readonly id: number
  readonly name: string
  readonly version: number
  readonly sheets: readonly MappedSheet[]
  readonly madeAt: Date
  readonly by: Who
  readonly changedAt: Date
  readonly changedBy: Who
}

/** The beginning of a sheet of a sent file. */
export interface SheetSample {
  /** null: the file is a text */
  readonly name: string | null
  /** the first row, which holds the headings unless it is data */
  readonly headings: readonly string[]
  /** of the first row */
  readonly line: number
  readonly rows: readonly SampleRow[]
}

export interface SampleRow {
  readonly line: number
  readonly cells: readonly string[]
}

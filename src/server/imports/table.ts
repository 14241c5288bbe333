/** A row of a table; cells are in NFC, without white space around them. */
export interface TableRow {
  /** of a text the line it begins on; of a workbook rows are counted through all its sheets (`placeOf`) */
  readonly line: number
  readonly cells: readonly string[]
  /** true where a cell holds a character that cannot be read */
  readonly lost: boolean
}

/** A table of a file, read as often as it is asked for: a text is one, a workbook has one for each sheet. */
export interface Table {
  /** null: the file is a text */
  readonly sheet: string | null
  /** bytes */
  readonly size: number
  /**
   * Some rows at a time, the header as the first one; blank rows are left out. `onBytes` is told how many bytes have
   * been read so far.
   */
  rows(onBytes?: (bytes: number) => void): AsyncGenerator<readonly TableRow[]>
  /** Refuses a file in which names would be lost; `lines` are those of its rows that hold what cannot be read. */
  lostMessage(lines: readonly number[]): string
}

/** What a cell holds; a day is ISO and a sum integer cents, apart from text and number, so that a spreadsheet can sort and count by them. */
export type Cell = string | number | null | { readonly day: string } | { readonly cents: number }

export interface Column {
  readonly title: string
  /** in a spreadsheet, in characters */
  readonly width: number
}

/** A table that leaves the service as a file. */
export interface Table {
  /** of the sheet in a spreadsheet */
  readonly name: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
}

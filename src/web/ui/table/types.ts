import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** One column of a DataTable. */
export interface Column<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** makes the column sortable; null stands last in both directions */
  readonly sortValue?: (row: Row) => string | number | null
  /** numbers stand right */
  readonly align?: 'right'
  /** names its row for screen readers */
  readonly rowHeader?: boolean
  /** words of any length, which break where they must, but not before the column is as wide as most of them are */
  readonly long?: boolean
  /** one line on a desk's screen */
  readonly oneLine?: boolean
  /** kept on a wide screen, so that the columns of several tables stand in line; the rest goes to those without one */
  readonly width?: string
  /** false: not among the columns that the reader may hide */
  readonly hideable?: boolean
  /** hidden until the reader chooses it */
  readonly hidden?: boolean
  /** place on a phone's card: the heading, a fact under it, or below them without its name; left out otherwise */
  readonly card?: 'title' | 'fact' | 'actions'
  /** a fact whose words say what it is: on a card its name is for screen readers alone */
  readonly plain?: boolean
  /** a fact that takes a line of the card of its own */
  readonly wide?: boolean
  /** what it says of a row as one value, null: nothing; where it says the same of all rows, it stands once above them */
  readonly same?: (row: Row) => string | number | null
  /** a row that has nothing to say here, so that its card leaves the fact out; a null `sortValue` says it as well */
  readonly isEmpty?: (row: Row) => boolean
}

export interface Sorting {
  readonly column: string
  readonly direction: 'asc' | 'desc'
}

export interface DataTableProps<Row> {
  /** the table's name for screen readers */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** stands instead of a table without rows */
  readonly empty?: ReactNode
  /** where a click on the row or card leads; the row's own link stays the way of the keyboard */
  readonly rowLink?: (row: Row) => LinkProps
  /** what opens under a row; null where the row has nothing more to tell */
  readonly detail?: (row: Row) => ReactNode
  /** the name of the button that opens it */
  readonly detailLabel?: (row: Row) => string
  /** how many rows stand there at first; a button brings the next ones, and paper has them all */
  readonly shownAtFirst?: number
  /** the heading that a row stands under, with its like beside it */
  readonly groupOf?: (row: Row) => string
  /** the last line of the table, by column */
  readonly foot?: Readonly<Record<string, ReactNode>>
  /** with `onSort`: the rows come sorted by the server; alone: the order at first */
  readonly sorting?: Sorting
  readonly onSort?: (sorting: Sorting) => void
  /** offers the choice of columns */
  readonly columnChoice?: boolean
  /** the columns that are not shown, where whoever draws the table keeps them */
  readonly hiding?: { readonly hidden: ReadonlySet<string>; readonly toggle: (column: string) => void }
  /** stands over the table, beside the choice of columns */
  readonly summary?: ReactNode
  /** the screen on which rows become cards; default `sm`, a phone */
  readonly cardsBelow?: 'sm' | 'md' | 'never'
  /** cards show their facts in columns, for figures that are compared; otherwise one after the other */
  readonly factColumns?: boolean
  /** small actions stand beside the facts of a card that take no line of their own, not below them */
  readonly actionsBeside?: boolean
}

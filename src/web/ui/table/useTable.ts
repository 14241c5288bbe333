import { useMemo, useState } from 'react'
import { useLanguage } from '../../i18n/useLanguage.ts'
import type { Column, DataTableProps, Sorting } from './types.ts'

/** How many rows the button under a table that begins short brings at a time. */
export const MORE_ROWS = 15

/** How many rows that wait for the button are on paper; more of them would make a long table slow on the screen. */
const MOST_PRINTED = 60

/**
 * The rows in their order, the columns that are shown, and the rows that are open. With `onSort` the server sorts and
 * the address holds the order; without it the rows are sorted here, texts by the rules of the language.
 */
export function useTable<Row>({
  columns,
  rows,
  sorting,
  onSort,
  shownAtFirst = Number.POSITIVE_INFINITY,
  hiding,
}: DataTableProps<Row>) {
  const language = useLanguage()
  const [own, setOwn] = useState(sorting)
  const [ownHidden, toggleOwn] = useToggledSet(() =>
    columns.filter((column) => column.hidden).map(({ id }) => id),
  )
  const { hidden, toggle: toggleHidden } = hiding ?? { hidden: ownHidden, toggle: toggleOwn }
  const [open, toggleOpen] = useToggledSet(() => [])
  const [shown, setShown] = useState(shownAtFirst)
  const order = onSort ? sorting : own
  const sorted = useMemo(
    () => (onSort ? rows : sortedRows(rows, columns, own, new Intl.Collator(language, { numeric: true }))),
    [rows, columns, own, onSort, language],
  )
  const sort = onSort ?? setOwn
  const folded = useMemo(() => new Set(sorted.slice(shown, shown + MOST_PRINTED)), [sorted, shown])
  return {
    rows: folded.size < MOST_PRINTED ? sorted : sorted.slice(0, shown + MOST_PRINTED),
    columns: columns.filter(({ id }) => !hidden.has(id)),
    order,
    sort,
    /** the other way round, or by another column: what is great first, names from the beginning */
    sortBy(column: Column<Row>) {
      const first = rows.some((row) => typeof column.sortValue?.(row) === 'number') ? 'desc' : 'asc'
      const turned = order?.direction === 'asc' ? 'desc' : 'asc'
      sort({ column: column.id, direction: order?.column === column.id ? turned : first })
    },
    hidden,
    toggleHidden,
    open,
    toggleOpen,
    /** rows of the paper that wait for the button under the table */
    folded,
    /** how many rows wait for the button */
    waiting: Math.max(0, sorted.length - shown),
    showMore: () => setShown((count) => count + MORE_ROWS),
  }
}

/** The state of a table as its parts read and change it. */
export type TableState<Row> = ReturnType<typeof useTable<Row>>

function useToggledSet(initial: () => readonly string[]) {
  const [set, setSet] = useState<ReadonlySet<string>>(() => new Set(initial()))
  const toggle = (item: string) =>
    setSet(
      (before) => new Set(before.has(item) ? [...before].filter((one) => one !== item) : [...before, item]),
    )
  return [set, toggle] as const
}

/** In the order asked for; what has no value stands last in both directions, equals as they came. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | undefined,
  collator: Intl.Collator,
): readonly Row[] {
  const keyOf = columns.find(({ id }) => id === sorting?.column)?.sortValue
  if (!keyOf) return rows
  const sign = sorting?.direction === 'desc' ? -1 : 1
  return rows
    .map((row) => ({ row, value: keyOf(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      if (typeof a.value === 'number' && typeof b.value === 'number') return sign * (a.value - b.value)
      return sign * collator.compare(String(a.value), String(b.value))
    })
    .map(({ row }) => row)
}

import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { useLanguage } from '../i18n/useLanguage.ts'
import type { DataTableProps, Sorting } from './DataTable.types.ts'

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
})

type State = { id: string; desc: boolean }[]

const toState = (sorting: Sorting | undefined): State =>
  sorting ? [{ id: sorting.column, desc: sorting.direction === 'desc' }] : []

/**
 * The rows in their order and the columns that are shown. With `onSort` the server sorts and the address holds the
 * order; without it the rows are sorted here, texts by the rules of the language.
 */
export function useSortedTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, sorting, onSort } = props
  const language = useLanguage()
  const [own, setOwn] = useState<State>(() => toState(sorting))
  const definitions = useMemo(() => {
    const collator = new Intl.Collator(language, { numeric: true })
    return columns.map((column) => ({
      id: column.id,
      accessorFn: (row: Row) => column.sortValue?.(row) ?? undefined,
      enableSorting: column.sortValue !== undefined,
      enableHiding: column.hideable !== false,
      sortUndefined: 'last' as const,
      sortFn: (a: { getValue(id: string): unknown }, b: typeof a, id: string) =>
        compare(collator, a.getValue(id), b.getValue(id)),
    }))
  }, [columns, language])
  const data = useMemo(() => [...rows], [rows])
  const state = onSort ? toState(sorting) : own
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    manualSorting: onSort !== undefined,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting: state },
    initialState: {
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, !column.hidden])),
    },
    onSortingChange(change) {
      const [next] = typeof change === 'function' ? change(state) : change
      if (!next) return
      if (onSort) onSort({ column: next.id, direction: next.desc ? 'desc' : 'asc' })
      else setOwn([next])
    },
  })
  return table
}

function compare(collator: Intl.Collator, a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

export type SortedTable<Row extends object> = ReturnType<typeof useSortedTable<Row>>

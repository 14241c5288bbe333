import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import type { Column, DataTableProps } from './DataTable.types.ts'
import { Block, PlainList, Row, Text } from './parts.ts'
import { useRowClick } from './useRowClick.ts'
import type { SortedTable } from './useSortedTable.ts'

/** Loaded where cards are shown, so that the tables of wide screens pay nothing for it. */
const SortChoice = lazy(() => import('./SortChoice.tsx').then((module) => ({ default: module.SortChoice })))

type Props<Row extends object> = DataTableProps<Row> & { table: SortedTable<Row> }

/** The phone's reading of a table: one card a row, its heading first, then the facts that are there. */
export function DataCards<Row extends object>(props: Props<Row>) {
  const { table, columns, caption, rowLink } = props
  const open = useRowClick(rowLink)
  const titles = columns.filter((column) => column.card === 'title')
  const facts = columns.filter((column) => column.card === 'fact')
  const actions = columns.filter((column) => column.card === 'actions')
  const sortable = columns.filter((column) => column.sortValue !== undefined)
  return (
    <>
      {props.summary}
      {sortable.length > 1 && (
        <Box data-print="no" sx={{ minHeight: 40, mb: 1 }}>
          <Suspense>
            <SortChoice
              columns={sortable}
              sorting={table.state.sorting[0]}
              onSort={(id, desc) => table.setSorting([{ id, desc }])}
            />
          </Suspense>
        </Box>
      )}
      <PlainList aria-label={caption}>
        {table.getRowModel().rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            onClick={open(row.original)}
            sx={{ ...CARD, cursor: rowLink && 'pointer' }}
          >
            {titles.map((column) => (
              <Box key={column.id}>{column.cell(row.original)}</Box>
            ))}
            <Facts columns={facts} row={row.original} />
            {actions.map((column) => (
              <Block mt={0.5} key={column.id}>
                {column.cell(row.original)}
              </Block>
            ))}
          </Box>
        ))}
      </PlainList>
    </>
  )
}

const CARD = {
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: '1px solid var(--k-palette-divider)' },
} as const

function Facts<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const there = columns.filter((column) => !(column.isEmpty?.(row) ?? column.sortValue?.(row) === null))
  if (there.length === 0) return null
  return (
    <Row component="dl" gap={2} rowGap={0.25} mt={0.5}>
      {there.map((column) => (
        <Row wrap={false} gap={0.75} size="small" key={column.id}>
          <Text component="dt" tone="muted">
            {column.header}
          </Text>
          <Text component="dd">{column.cell(row)}</Text>
        </Row>
      ))}
    </Row>
  )
}

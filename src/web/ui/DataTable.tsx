import { useTheme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ColumnChoice } from './ColumnChoice.tsx'
import { DataCards } from './DataCards.tsx'
import type { Column, DataTableProps } from './DataTable.types.ts'
import { Block, Row } from './parts.ts'
import { useRowClick } from './useRowClick.ts'
import { type SortedTable, useSortedTable } from './useSortedTable.ts'

/**
 * A table with a header that stays, sortable columns, a choice of columns and rows that lead somewhere; on a phone it
 * becomes cards with the facts that matter first. Loading, empty and failing are said by the page around it.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const table = useSortedTable(props)
  const columns = new Map(props.columns.map((column) => [column.id, column]))
  if (phone) return <DataCards {...props} table={table} />
  return (
    <>
      {(props.columnChoice || props.summary) && (
        <Row align="center" gap={2} mb={1} minHeight={40}>
          <Block grow>{props.summary}</Block>
          {props.columnChoice && <ColumnChoice table={table} columns={columns} />}
        </Row>
      )}
      <TableContainer sx={{ overflowX: { xs: 'auto', lg: 'visible' }, borderTop: 1, borderColor: 'divider' }}>
        <Table aria-label={props.caption}>
          <Head table={table} columns={columns} />
          <Body {...props} table={table} byId={columns} />
        </Table>
      </TableContainer>
    </>
  )
}

interface Parts<Row extends object> {
  table: SortedTable<Row>
  columns: ReadonlyMap<string, Column<Row>>
}

function Head<Row extends object>({ table, columns }: Parts<Row>) {
  return (
    <TableHead sx={{ position: { lg: 'sticky' }, top: { lg: 64 }, zIndex: 1 }}>
      <TableRow>
        {table.getVisibleLeafColumns().map((leaf) => {
          const column = columns.get(leaf.id)
          const sorted = leaf.getIsSorted()
          return (
            <TableCell
              key={leaf.id}
              align={column?.align}
              sortDirection={sorted}
              data-print={onPaper(column)}
            >
              {leaf.getCanSort() ? (
                <TableSortLabel
                  active={sorted !== false}
                  direction={sorted || 'asc'}
                  onClick={leaf.getToggleSortingHandler()}
                >
                  {column?.header}
                </TableSortLabel>
              ) : (
                column?.header
              )}
            </TableCell>
          )
        })}
      </TableRow>
    </TableHead>
  )
}

/** Nobody presses a button on paper. */
const onPaper = (column: { card?: string } | undefined) => (column?.card === 'actions' ? 'no' : undefined)

type BodyProps<Row extends object> = DataTableProps<Row> & {
  table: SortedTable<Row>
  byId: ReadonlyMap<string, Column<Row>>
}

function Body<Row extends object>({ table, byId, rowLink }: BodyProps<Row>) {
  const open = useRowClick(rowLink)
  return (
    <TableBody>
      {table.getRowModel().rows.map((row) => (
        <TableRow
          key={row.id}
          hover={rowLink !== undefined}
          onClick={open(row.original)}
          sx={{ cursor: rowLink && 'pointer', '&:last-child td': { borderBottom: 0 } }}
        >
          {row.getVisibleCells().map((cell) => (
            <TableCell
              key={cell.id}
              align={byId.get(cell.column.id)?.align}
              data-print={onPaper(byId.get(cell.column.id))}
            >
              {byId.get(cell.column.id)?.cell(row.original)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  )
}

import Box from '@mui/material/Box'
import TableSortLabel from '@mui/material/TableSortLabel'
import { Fragment, useId } from 'react'
import { groupedBy } from '../groupedBy.ts'
import { DetailToggle } from './DetailToggle.tsx'
import { FRAME, TABLE } from './tableStyle.ts'
import type { Column, DataTableProps } from './types.ts'
import { useRowClick } from './useRowClick.ts'
import type { TableState } from './useTable.ts'

type Props<Row> = DataTableProps<Row> & { table: TableState<Row> }

/** The rows side by side under their header. Plain cells, because a table may hold a whole season. */
export function Rows<Row>(props: Props<Row>) {
  const { caption, table, detail, foot, groupOf } = props
  const groups = groupOf ? groupedBy(table.rows, groupOf) : [['', table.rows] as const]
  const width = table.columns.length + (detail ? 1 : 0)
  return (
    <Box sx={FRAME}>
      <Box component="table" aria-label={caption} sx={TABLE}>
        <Head {...props} />
        {groups.map(([name, rows]) => (
          <tbody key={name}>
            {groupOf && (
              <tr data-part="group">
                <th scope="rowgroup" colSpan={width}>
                  {name}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <BodyRow key={props.rowKey(row)} {...props} row={row} />
            ))}
          </tbody>
        ))}
        {foot && (
          <tfoot>
            <tr>
              {table.columns.map((column, index) => (
                <Cell key={column.id} column={{ ...column, rowHeader: index === 0 }}>
                  {foot[column.id]}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </Box>
    </Box>
  )
}

function Head<Row>({ table, detail }: Props<Row>) {
  const { columns, order, sortBy } = table
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const sorted = order?.column === column.id && order.direction
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={sorted ? `${sorted}ending` : undefined}
              data-align={column.align}
              data-print={onPaper(column)}
              style={{ '--width': column.width } as object}
            >
              {column.sortValue ? (
                <TableSortLabel
                  active={Boolean(sorted)}
                  direction={sorted || 'asc'}
                  onClick={() => sortBy(column)}
                >
                  {column.header}
                </TableSortLabel>
              ) : (
                column.header
              )}
            </th>
          )
        })}
        {detail && <td data-part="toggle" data-print="no" />}
      </tr>
    </thead>
  )
}

/** Nobody presses a button on paper. */
const onPaper = ({ card }: { card?: string }) => (card === 'actions' ? 'no' : undefined)

function BodyRow<Row>({ row, table, rowKey, rowLink, detail, detailLabel }: Props<Row> & { row: Row }) {
  const id = useId()
  const leadOn = useRowClick(rowLink)
  const key = rowKey(row)
  const more = detail?.(row) || null
  const isFolded = table.folded.has(row)
  const isOpen = more !== null && table.open.has(key)
  return (
    <Fragment>
      <tr
        data-linked={rowLink && ''}
        data-open={isOpen ? '' : undefined}
        data-folded={isFolded ? '' : undefined}
        onClick={leadOn(row)}
      >
        {table.columns.map((column) => (
          <Cell key={column.id} column={column}>
            {column.cell(row)}
          </Cell>
        ))}
        {detail && (
          <td data-part="toggle" data-print="no">
            {more !== null && (
              <DetailToggle
                label={detailLabel?.(row) ?? ''}
                open={isOpen}
                controls={id}
                onClick={() => table.toggleOpen(key)}
              />
            )}
          </td>
        )}
      </tr>
      {isOpen && !isFolded && (
        <tr id={id} data-part="detail">
          <td colSpan={table.columns.length + 1}>{more}</td>
        </tr>
      )}
    </Fragment>
  )
}

interface CellProps<Row> {
  column: Column<Row>
  children: React.ReactNode
}

function Cell<Row>({ column, children }: CellProps<Row>) {
  const shared = {
    'data-align': column.align,
    'data-long': column.long && '',
    'data-line': column.oneLine && '',
    'data-print': onPaper(column),
    children,
  }
  return column.rowHeader ? <th scope="row" {...shared} /> : <td {...shared} />
}

import { lazy, Suspense, useId } from 'react'
import { Block, Divided, PlainList, Row, Text, VisuallyHidden } from '../layout/parts.ts'
import { DetailToggle } from './DetailToggle.tsx'
import { FactColumns } from './FactColumns.tsx'
import type { Column, DataTableProps } from './types.ts'
import { useRowClick } from './useRowClick.ts'
import type { TableState } from './useTable.ts'

/** Loaded where cards are shown, so that the tables of wide screens pay nothing for it. */
const SortChoice = lazy(() => import('./SortChoice.tsx').then((module) => ({ default: module.SortChoice })))

type Props<Row> = DataTableProps<Row> & { table: TableState<Row> }

/** The phone's reading of a table: one card a row, its heading first, then the facts that are there. */
export function Cards<Row>(props: Props<Row>) {
  const { table, columns, caption, summary, rowKey } = props
  const sortable = columns.filter((column) => column.sortValue !== undefined)
  return (
    <>
      {summary}
      {sortable.length > 1 && (
        <Row data-print="no" minHeight={40} mb={1}>
          <Suspense>
            <SortChoice columns={sortable} order={table.order} onSort={table.sort} />
          </Suspense>
        </Row>
      )}
      <PlainList aria-label={caption} ruled>
        {table.rows
          .filter((row) => !table.folded.has(row))
          .map((row) => (
            <Card key={rowKey(row)} {...props} row={row} />
          ))}
      </PlainList>
    </>
  )
}

function Card<Row>(props: Props<Row> & { row: Row }) {
  const { row, columns, table, rowKey, rowLink, detail, detailLabel, factColumns, actionsBeside } = props
  const id = useId()
  const leadOn = useRowClick(rowLink)
  const key = rowKey(row)
  const more = detail?.(row) || null
  const isOpen = more !== null && table.open.has(key)
  const at = (place: Column<Row>['card']) => columns.filter(({ card }) => card === place)
  const facts = at('fact').filter(({ isEmpty, sortValue }) => !(isEmpty?.(row) ?? sortValue?.(row) === null))
  const actions = at('actions').map((column) => (
    <Block mt={0.5} key={column.id}>
      {column.cell(row)}
    </Block>
  ))
  return (
    <Divided onClick={leadOn(row)} linked={rowLink !== undefined}>
      <Row align="start" wrap={false}>
        <Row grow gap={1.5} rowGap={0.5}>
          {at('title').map((column) => (
            <Text shrink breaks={column.long} key={column.id}>
              {column.cell(row)}
            </Text>
          ))}
        </Row>
        {more !== null && (
          <DetailToggle
            label={detailLabel?.(row) ?? ''}
            open={isOpen}
            controls={id}
            onClick={() => table.toggleOpen(key)}
          />
        )}
      </Row>
      {actionsBeside ? (
        <>
          <Facts columns={facts.filter(({ wide }) => wide)} row={row} />
          <Row align="end" wrap={false}>
            <Block grow>
              <Facts columns={facts.filter(({ wide }) => !wide)} row={row} />
            </Block>
            {actions}
          </Row>
        </>
      ) : (
        <>
          {factColumns ? <FactColumns columns={facts} row={row} /> : <Facts columns={facts} row={row} />}
          {actions}
        </>
      )}
      {isOpen && (
        <Block mt={1} id={id}>
          {more}
        </Block>
      )}
    </Divided>
  )
}

interface FactsProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
}

function Facts<Row>({ columns, row }: FactsProps<Row>) {
  if (columns.length === 0) return null
  return (
    <Row component="dl" gap={2} rowGap={0.25} mt={0.5}>
      {columns.map((column) => (
        <Row wrap={false} gap={0.75} size="small" key={column.id}>
          {column.plain ? (
            <VisuallyHidden component="dt">{column.header}</VisuallyHidden>
          ) : (
            <Text component="dt" tone="muted">
              {column.header}
            </Text>
          )}
          <Text component="dd" breaks={column.long}>
            {column.cell(row)}
          </Text>
        </Row>
      ))}
    </Row>
  )
}

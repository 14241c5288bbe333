import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Block, Row } from '../layout/parts.ts'
import { Cards } from './Cards.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import { EqualValues } from './EqualValues.tsx'
import { foldEqual } from './equalColumns.ts'
import { MoreRows } from './MoreRows.tsx'
import { Rows } from './Rows.tsx'
import type { DataTableProps } from './types.ts'
import { useTable } from './useTable.ts'

/**
 * A table of rows and columns: a header that stays, sortable columns, a choice of columns, rows that lead somewhere or
 * open to tell more. On a phone it becomes cards with the facts that matter first. Loading and failing are said by the
 * page around it.
 */
export function DataTable<Row>(given: DataTableProps<Row>) {
  const { rows, empty, cardsBelow = 'sm', columnChoice, summary } = given
  const { columns, equal } = foldEqual(given.columns, rows)
  const props = { ...given, columns }
  const { breakpoints } = useTheme()
  // Paper is as narrow as a tablet, but a table reads better on it than cards.
  const narrow = breakpoints
    .down(cardsBelow === 'never' ? 0 : cardsBelow)
    .replace('@media ', '@media screen and ')
  const cards = useMediaQuery(narrow)
  const table = useTable(props)
  if (rows.length === 0 && empty) return empty
  const [first] = rows
  const above = first !== undefined && equal.length > 0 && <EqualValues columns={equal} row={first} />
  const below = <MoreRows hidden={table.waiting} onMore={table.showMore} />
  if (cards)
    return (
      <>
        {above}
        <Cards {...props} table={table} />
        {below}
      </>
    )
  return (
    <>
      {(columnChoice || summary) && (
        <Row align="center" gap={2} mb={1} minHeight={40}>
          <Block grow>{summary}</Block>
          {columnChoice && <ColumnChoice columns={props.columns} table={table} />}
        </Row>
      )}
      {above}
      <Rows {...props} table={table} />
      {below}
    </>
  )
}

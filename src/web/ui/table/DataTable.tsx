import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Block, Row } from '../layout/parts.ts'
import { Cards } from './Cards.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import { Rows } from './Rows.tsx'
import type { DataTableProps } from './types.ts'
import { useTable } from './useTable.ts'

/**
 * A table of rows and columns: a header that stays, sortable columns, a choice of columns, rows that lead somewhere or
 * open to tell more. On a phone it becomes cards with the facts that matter first. Loading and failing are said by the
 * page around it.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, empty, cardsBelow = 'sm', columnChoice, summary } = props
  const { breakpoints } = useTheme()
  // Paper is as narrow as a tablet, but a table reads better on it than cards.
  const narrow = breakpoints
    .down(cardsBelow === 'never' ? 0 : cardsBelow)
    .replace('@media ', '@media screen and ')
  const cards = useMediaQuery(narrow)
  const table = useTable(props)
  if (rows.length === 0 && empty) return empty
  if (cards) return <Cards {...props} table={table} />
  return (
    <>
      {(columnChoice || summary) && (
        <Row align="center" gap={2} mb={1} minHeight={40}>
          <Block grow>{summary}</Block>
          {columnChoice && <ColumnChoice columns={props.columns} table={table} />}
        </Row>
      )}
      <Rows {...props} table={table} />
    </>
  )
}

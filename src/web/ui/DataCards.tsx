import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column, DataTableProps } from './DataTable.types.ts'
import type { SortedTable } from './useSortedTable.ts'

type Props<Row extends object> = DataTableProps<Row> & { table: SortedTable<Row> }

/** The phone's reading of a table: one card a row, its heading first, then the facts that are there. */
export function DataCards<Row extends object>(props: Props<Row>) {
  const { table, columns, caption } = props
  const titles = columns.filter((column) => column.card === 'title')
  const facts = columns.filter((column) => column.card === 'fact')
  return (
    <>
      {props.summary}
      <SortChoice {...props} />
      <Box component="ul" aria-label={caption} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {table.getRowModel().rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 1 } }}
          >
            {titles.map((column) => (
              <Box key={column.id}>{column.cell(row.original)}</Box>
            ))}
            <Facts columns={facts} row={row.original} />
          </Box>
        ))}
      </Box>
    </>
  )
}

function Facts<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const there = columns.filter((column) => !(column.isEmpty?.(row) ?? column.sortValue?.(row) === null))
  if (there.length === 0) return null
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, m: 0, mt: 0.5 }}>
      {there.map((column) => (
        <Box key={column.id} sx={{ display: 'flex', gap: 0.75, fontSize: '0.9375rem' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {column.header}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {column.cell(row)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function SortChoice<Row extends object>({ table, columns }: Props<Row>) {
  const { t } = useTranslation()
  const id = useId()
  const sortable = columns.filter((column) => column.sortValue !== undefined)
  const [current] = table.state.sorting
  if (sortable.length < 2) return null
  const sortBy = (columnId: string, desc: boolean) => table.setSorting([{ id: columnId, desc }])
  return (
    <Box data-print="no" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
      <Box component="label" htmlFor={id} sx={{ color: 'text.secondary' }}>
        {t('common.sortBy')}
      </Box>
      <NativeSelect
        value={current?.id ?? ''}
        inputProps={{ id }}
        onChange={(event) => sortBy(event.target.value, false)}
      >
        {!current && <option value="">{t('common.givenOrder')}</option>}
        {sortable.map((column) => (
          <option key={column.id} value={column.id}>
            {column.header}
          </option>
        ))}
      </NativeSelect>
      {current && (
        <IconButton
          aria-label={t(current.desc ? 'common.sortAscending' : 'common.sortDescending')}
          onClick={() => sortBy(current.id, !current.desc)}
        >
          {current.desc ? <ArrowDownward /> : <ArrowUpward />}
        </IconButton>
      )}
    </Box>
  )
}

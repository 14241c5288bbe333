import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from './DataTable.types.ts'
import type { SortedTable } from './useSortedTable.ts'

/** Loaded when it opens for the first time. */
const ColumnMenu = lazy(() => import('./ColumnMenu.tsx').then((module) => ({ default: module.ColumnMenu })))

interface Props<Row extends object> {
  table: SortedTable<Row>
  columns: ReadonlyMap<string, Column<Row>>
}

/** Lets the reader hide and show the columns of a table. */
export function ColumnChoice<Row extends object>({ table, columns }: Props<Row>) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Box data-print="no">
      <Button
        size="small"
        startIcon={<ViewColumn />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('common.columns')}
      </Button>
      {anchor && (
        <Suspense>
          <ColumnMenu
            anchor={anchor}
            onClose={() => setAnchor(null)}
            choices={table
              .getAllLeafColumns()
              .filter((leaf) => leaf.getCanHide())
              .map((leaf) => ({
                id: leaf.id,
                label: columns.get(leaf.id)?.header,
                shown: leaf.getIsVisible(),
                onChange: leaf.getToggleVisibilityHandler(),
              }))}
          />
        </Suspense>
      )}
    </Box>
  )
}

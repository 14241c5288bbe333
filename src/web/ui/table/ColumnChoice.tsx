import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import type { Column } from './types.ts'
import type { TableState } from './useTable.ts'

/** Loaded when it opens for the first time. */
const ColumnMenu = lazy(() => import('./ColumnMenu.tsx').then((module) => ({ default: module.ColumnMenu })))

interface Props<Row> {
  columns: readonly Column<Row>[]
  table: TableState<Row>
}

/** Lets the reader hide and show the columns of a table. */
export function ColumnChoice<Row>({ columns, table }: Props<Row>) {
  const t = useTranslate()
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
            choices={columns
              .filter(({ hideable }) => hideable !== false)
              .map(({ id, header }) => ({
                id,
                label: header,
                shown: !table.hidden.has(id),
                onChange: () => table.toggleHidden(id),
              }))}
          />
        </Suspense>
      )}
    </Box>
  )
}

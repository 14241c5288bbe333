import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from './DataTable.types.ts'
import type { SortedTable } from './useSortedTable.ts'

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
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('common.columns'), variant: 'outlined' } }}
      >
        <FormGroup sx={{ px: 2, py: 1 }}>
          {table
            .getAllLeafColumns()
            .filter((leaf) => leaf.getCanHide())
            .map((leaf) => (
              <FormControlLabel
                key={leaf.id}
                label={columns.get(leaf.id)?.header}
                control={
                  <Checkbox
                    size="small"
                    checked={leaf.getIsVisible()}
                    onChange={leaf.getToggleVisibilityHandler()}
                  />
                }
              />
            ))}
        </FormGroup>
      </Popover>
    </Box>
  )
}

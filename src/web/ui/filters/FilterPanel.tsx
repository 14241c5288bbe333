import Tune from '@mui/icons-material/Tune'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'

interface Props {
  /** the name of the whole, for screen readers */
  label: string
  /** how many filters are on */
  active: number
  children: ReactNode
}

/** The filters of a list side by side; on a phone they wait behind a button, so that the list comes first. */
export function FilterPanel({ label, active, children }: Props) {
  const t = useTranslate()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <Box component="search" aria-label={label} data-print="no" sx={{ display: 'block' }}>
      <Button
        variant="outlined"
        startIcon={<Tune />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ display: { md: 'none' } }}
      >
        {active > 0 ? t('common.narrowed', { count: active }) : t('common.narrow')}
      </Button>
      <Box
        id={id}
        sx={{
          display: { xs: open ? 'grid' : 'none', md: 'grid' },
          gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(14rem, 1fr))' },
          alignItems: 'start',
          gap: 2,
          mt: { xs: 2, md: 0 },
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

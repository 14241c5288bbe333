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
  /** the filter most asked for: on a phone it stands beside the button */
  first?: ReactNode
  children: ReactNode
}

/** The filters of a list side by side; on a phone they wait behind a button, so that the list comes first. */
export function FilterPanel({ label, active, first, children }: Props) {
  const t = useTranslate()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <Box component="search" aria-label={label} data-print="no" sx={PANEL}>
      {first && <Box sx={{ flex: 1, '& > *': { minWidth: 0 } }}>{first}</Box>}
      <Button
        variant="outlined"
        startIcon={<Tune />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ display: { md: 'none' }, minHeight: 44 }}
      >
        {active > 0 ? t('common.narrowed', { count: active }) : t('common.narrow')}
      </Button>
      <Box
        id={id}
        sx={{
          display: { xs: open ? 'grid' : 'none', md: 'contents' },
          gridTemplateColumns: { sm: FIELDS },
          flexBasis: '100%',
          alignItems: 'start',
          gap: 2,
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

const FIELDS = 'repeat(auto-fill, minmax(14rem, 1fr))'

const PANEL = {
  display: { xs: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  alignItems: { xs: 'end', md: 'start' },
  gridTemplateColumns: { md: FIELDS },
  gap: 2,
} as const

import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  label: string
  /** links; the one of the shown page has `aria-current` */
  children: ReactNode
}

/** Links to the parts of one thing, each with an address of its own, in as many lines as a phone needs: what is out of sight is not found. */
export function TabLinks({ label, children }: Props) {
  return (
    <Box component="nav" aria-label={label} data-print="no" sx={BAR}>
      {children}
    </Box>
  )
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 2, sm: 3 },
  mb: 3,
  borderBottom: 1,
  borderColor: 'divider',
  '& a': {
    flex: 'none',
    py: 1,
    color: 'text.primary',
    textDecoration: 'none',
    borderBottom: '3px solid transparent',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& a[aria-current]': { fontWeight: 600, borderColor: 'primary.main' },
} as const

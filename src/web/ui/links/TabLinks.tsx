import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  label: string
  /** links; the one of the shown page has `aria-current` */
  children: ReactNode
}

/** Links to the parts of one thing, each with an address of its own, in one line that a phone scrolls. */
export function TabLinks({ label, children }: Props) {
  return (
    <Box component="nav" aria-label={label} data-print="no" sx={BAR}>
      {children}
    </Box>
  )
}

const BAR = {
  display: 'flex',
  columnGap: { xs: 2, sm: 3 },
  mb: 3,
  overflowX: 'auto',
  scrollbarWidth: 'none',
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
  // Inside the line, which cuts off what stands out of it.
  '& a:focus-visible': { outlineOffset: '-2px' },
} as const

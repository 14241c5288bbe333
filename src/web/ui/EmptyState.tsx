import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  /** what would stand here */
  title: string
  /** how to get it */
  children?: ReactNode
  actions?: ReactNode
}

/** What stands where there is nothing: what would be here, and how to get it. */
export function EmptyState({ title, children, actions }: Props) {
  return (
    <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 2, py: 1, my: 2, maxWidth: '40rem' }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
      {actions && <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  )
}

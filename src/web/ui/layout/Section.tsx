import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** the anchor of the section in the page's index */
  id?: string
  actions?: ReactNode
  children: ReactNode
}

/** A named part of a page: an h2 over a thin line, then its content. */
export function Section({ title, id, actions, children }: Props) {
  const headingId = useId()
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      // Below the page's index, which stays in view under the top bar.
      sx={{ mt: 5, breakInside: 'avoid-page' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          gap: 2,
          borderBottom: 1,
          borderColor: 'divider',
          pb: 0.75,
          mb: 2,
        }}
      >
        <Typography
          variant="h2"
          id={headingId}
          sx={{ flex: 1, maxWidth: '100%', overflowWrap: 'break-word' }}
        >
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Box>
  )
}

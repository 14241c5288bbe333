import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  title: string
  help?: ReactNode
  children: ReactNode
}

/** Fields of the form that belong together. */
export function TrialFieldset({ title, help, children }: Props) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box
        component="legend"
        sx={{
          width: '100%',
          p: 0,
          pb: 0.5,
          mb: 2,
          borderBottom: 1,
          borderColor: 'divider',
          fontSize: '1.1rem',
          fontWeight: 620,
        }}
      >
        {title}
      </Box>
      {help && <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', mb: 2 }}>{help}</Box>}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, mb: 1.5 }}>{children}</Box>
    </Box>
  )
}

import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Inputs beside each other, as many as fit. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <Box sx={FIELD_GRID}>{children}</Box>
}

const FIELD_GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: 2.5,
  alignItems: 'start',
} as const

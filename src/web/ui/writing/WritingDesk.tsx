import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Stack } from '../layout/parts.ts'
import { WrittenPreview } from './WrittenPreview.tsx'

/** The fields of what is being written, and beside them, below them on a narrow screen, how everyone will read it. */
export function WritingDesk({ children }: { children: ReactNode }) {
  return (
    <Box sx={DESK}>
      <Stack>{children}</Stack>
      <Box sx={BESIDE}>
        <WrittenPreview />
      </Box>
    </Box>
  )
}

const DESK = {
  display: 'grid',
  columnGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const
// Stays in sight below the top bar while a long text is written.
const BESIDE = {
  alignSelf: 'start',
  position: { lg: 'sticky' },
  top: { lg: 88 },
  '& > section': { mt: { lg: 0 } },
} as const

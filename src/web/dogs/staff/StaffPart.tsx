import Box from '@mui/material/Box'
import { type ReactNode, Suspense } from 'react'
import { QuietBoundary } from '../../ui/QuietBoundary.tsx'

/** Holds the place of a part that only staff load, so that the page does not move when it comes; it is not printed. */
export function StaffPart({ height, children }: { height: number; children: ReactNode }) {
  return (
    <Box data-print="no" sx={{ gridArea: 'actions', minHeight: height }}>
      <QuietBoundary>
        <Suspense>{children}</Suspense>
      </QuietBoundary>
    </Box>
  )
}

import Box from '@mui/material/Box'
import { type ReactNode, Suspense } from 'react'
import { OptionalBoundary } from '../../ui/loading/OptionalBoundary.tsx'

/** Holds the place of a part that only staff load, so that the page does not move when it comes; it is not printed. */
export function StaffPart({ height, children }: { height: number; children: ReactNode }) {
  return (
    <Box data-print="no" sx={{ gridArea: 'actions', minHeight: height }}>
      <OptionalBoundary>
        <Suspense>{children}</Suspense>
      </OptionalBoundary>
    </Box>
  )
}

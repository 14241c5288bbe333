import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from '../../i18n/useTranslate.ts'

/** Lines where rows of a table or a list will stand. */
export function RowsSkeleton({ rows = 8, height = 36 }: { rows?: number; height?: number }) {
  return (
    <LoadingRegion>
      {[...Array(rows).keys()].map((row) => (
        <Skeleton key={row} height={height} sx={{ transform: 'none', my: 0.75 }} />
      ))}
    </LoadingRegion>
  )
}

/** A heading and some text, where a page will stand. */
export function PageSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton width="min(24rem, 70%)" height={44} sx={{ transform: 'none', mb: 2 }} />
      <Skeleton width="40%" sx={{ mb: 4 }} />
      {['95%', '88%', '92%', '60%'].map((width) => (
        <Skeleton key={width} width={width} height={28} />
      ))}
    </LoadingRegion>
  )
}

/** Tells a screen reader that something loads; the shapes inside are for the eye. */
function LoadingRegion({ children }: { children: React.ReactNode }) {
  const t = useTranslate()
  return (
    <Box role="status" aria-label={t('common.loading')} data-part="loading">
      <Box aria-hidden>{children}</Box>
    </Box>
  )
}

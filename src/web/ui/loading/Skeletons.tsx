import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { faded } from '../theme/palette.ts'

/** Lines where rows of a table or a list will stand. */
export function RowsSkeleton({ rows = 8, height = 36 }: { rows?: number; height?: number }) {
  return (
    <LoadingRegion>
      {[...Array(rows).keys()].map((row) => (
        <Shape key={row} height={height} my={0.75} />
      ))}
    </LoadingRegion>
  )
}

/** A heading and some text, where a page will stand. */
export function PageSkeleton() {
  return (
    <LoadingRegion>
      <Shape width="min(24rem, 70%)" height={44} mb={2} />
      <Shape width="40%" height={15} mb={4} />
      {['95%', '88%', '92%', '60%'].map((width) => (
        <Shape key={width} width={width} height={17} mb={1.5} />
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

/** Where something will stand; it breathes, unless the reader wants no motion. Of the library's own we would use one look of many. */
function Shape(place: { width?: string; height: number; my?: number; mb?: number }) {
  return <Box sx={{ ...SHAPE, ...place }} />
}

const SHAPE = {
  borderRadius: 1,
  backgroundColor: faded('var(--k-palette-text-primary)', 0.11),
  '@keyframes breath': { '50%': { opacity: 0.4 } },
  animation: 'breath 2s ease-in-out 0.5s infinite',
} as const

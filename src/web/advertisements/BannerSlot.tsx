import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { BANNER_HEIGHT, BANNER_ROUTES, BANNER_WIDTH } from '#contract/firstConstants.ts'
import { OptionalBoundary } from '../ui/loading/OptionalBoundary.tsx'
import { advertisementsQuery } from './queries.ts'

const BannerCarousel = lazy(() => import('./BannerCarousel.tsx'))

/** The advertisements, on the six routes that carry them and only when there are any; their place is kept free until that is known. */
export function BannerSlot({ routeName }: { routeName: string | undefined }) {
  const onRoute = BANNER_ROUTES.some((route) => route === routeName)
  const { data, isError } = useQuery({ ...advertisementsQuery, enabled: onRoute })
  if (!onRoute || isError || data?.length === 0) return null
  return (
    <Box data-print="no" sx={PLACE}>
      {data && (
        <OptionalBoundary>
          <Suspense>
            <BannerCarousel advertisements={data} />
          </Suspense>
        </OptionalBoundary>
      )}
    </Box>
  )
}

/** As high as the line of buttons and a banner as wide as fits. */
const PLACE = {
  width: '100%',
  maxWidth: BANNER_WIDTH + 32,
  mx: 'auto',
  px: 2,
  pt: 1,
  pb: 3,
  boxSizing: 'border-box',
  minHeight: `calc(76px + min(100vw - 32px, ${BANNER_WIDTH}px) * ${BANNER_HEIGHT} / ${BANNER_WIDTH})`,
} as const

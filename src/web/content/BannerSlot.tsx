import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { BANNER_ROUTES } from '#contract/firstConstants.ts'
import { OptionalBoundary } from '../ui/loading/OptionalBoundary.tsx'
import { advertisementsQuery } from './queries.ts'

const BannerCarousel = lazy(() => import('./BannerCarousel.tsx'))

/** The advertisements, on the six routes that carry them and only when there are any. */
export function BannerSlot({ routeName }: { routeName: string | undefined }) {
  const onRoute = BANNER_ROUTES.some((route) => route === routeName)
  const { data } = useQuery({ ...advertisementsQuery, enabled: onRoute })
  const showBanner = onRoute && data !== undefined && data.length > 0
  if (!showBanner) return null
  return (
    <OptionalBoundary>
      <Suspense>
        <BannerCarousel advertisements={data} />
      </Suspense>
    </OptionalBoundary>
  )
}

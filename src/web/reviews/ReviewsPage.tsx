import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { UprightPrint } from '../ui/layout/UprightPrint.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { TabLinks } from '../ui/links/TabLinks.tsx'
import { RowsSkeleton } from '../ui/loading/Skeletons.tsx'
import { REVIEWS_PATH, reviewSearchOf, reviewsAddress } from './addresses.ts'
import { ReviewList } from './ReviewList.tsx'

/** The pictures and their library come with it. */
const Analysis = lazy(() => import('./analysis/Analysis.tsx'))

/** `/jalostustarkastukset`: breeding reviews event by event, or the measures and classes of the reviewed dogs; filters, order and page stand in the address. */
export function ReviewsPage() {
  const t = useTranslate()
  const search = reviewSearchOf({ ...useSearch({ from: REVIEWS_PATH }) })
  const { breed, kind, gender, view } = search
  const shared = { breed, kind, gender }
  const isAnalysis = view === 'analysis'
  return (
    <>
      <UprightPrint />
      <PageTitle title={t('reviews.title')} lead={t('reviews.lead')} />
      <TabLinks label={t('reviews.views.label')}>
        <AppLink {...reviewsAddress(shared)} aria-current={isAnalysis ? undefined : 'page'}>
          {t('reviews.views.list')}
        </AppLink>
        <AppLink
          {...reviewsAddress({ ...shared, view: 'analysis' })}
          aria-current={isAnalysis ? 'page' : undefined}
        >
          {t('reviews.views.analysis')}
        </AppLink>
      </TabLinks>
      {isAnalysis ? (
        <Suspense fallback={<RowsSkeleton rows={12} height={56} />}>
          <Analysis search={search} />
        </Suspense>
      ) : (
        <ReviewList search={search} />
      )}
    </>
  )
}

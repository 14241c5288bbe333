import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import { pastTrialsAddress } from '../../calendar/addresses.ts'
import { useModule } from '../../client/service.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { noticesAddress } from '../../litters/addresses.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { OptionalBoundary } from '../../ui/loading/OptionalBoundary.tsx'
import { RowsSkeleton } from '../../ui/loading/Skeletons.tsx'
import { finnishToday } from '../../ui/values/days.ts'
import { newsQuery } from '../queries.ts'
import { ExpectedNews } from './ExpectedNews.tsx'
import { LitterNews } from './LitterNews.tsx'
import { lastVisit } from './lastVisit.ts'
import { TrialNews } from './TrialNews.tsx'

/** Asked for beside the news, and drawn by a script of its own: the search comes first. */
const NextTrials = lazy(() => import('../NextTrials.tsx').then((module) => ({ default: module.NextTrials })))

/** Comes with the news that it shows. */
const MoreNews = lazy(() => import('./MoreNews.tsx'))

/** The latest results and litters and the trials to come, with what came since the reader was here. */
export function News() {
  const t = useTranslate()
  const news = useQuery(newsQuery)
  // Drawn in slices, so that the search above answers meanwhile.
  const data = useDeferredValue(news.data)
  const since = useMemo(() => lastVisit(finnishToday()), [])
  const waiting = <RowsSkeleton rows={6} height={56} />
  return (
    <Loaded
      query={{ ...news, data }}
      failed={t('home.failed')}
      loading={<Sections results={waiting} litters={waiting} />}
    >
      {({ trials, litters, expected, reviews, updates }) => (
        <Sections
          results={
            trials.length === 0 ? (
              <EmptyState title={t('home.noResults')}>{t('home.noResultsHelp')}</EmptyState>
            ) : (
              <TrialNews trials={trials} since={since} />
            )
          }
          litters={
            <>
              {litters.length === 0 ? (
                <EmptyState title={t('home.noLitters')}>{t('home.noLittersHelp')}</EmptyState>
              ) : (
                <LitterNews litters={litters} since={since} />
              )}
              <ExpectedNews expected={expected} />
            </>
          }
          more={<MoreNews reviews={reviews} updates={updates} />}
        />
      )}
    </Loaded>
  )
}

/** What was held, what comes and what was born, beside each other at a desk; then what is reviewed and new. */
function Sections({ results, litters, more }: { results: ReactNode; litters: ReactNode; more?: ReactNode }) {
  const t = useTranslate()
  const hasTrials = useModule('kaer')
  return (
    <Box sx={hasTrials ? THREE : undefined}>
      {hasTrials && (
        <Section
          title={t('home.results')}
          actions={<AppLink {...pastTrialsAddress()}>{t('home.allResults')}</AppLink>}
        >
          {results}
        </Section>
      )}
      {hasTrials && (
        <OptionalBoundary>
          <Suspense fallback={<Box data-part="loading" sx={{ minHeight: 320 }} />}>
            <NextTrials />
          </Suspense>
        </OptionalBoundary>
      )}
      <Section
        title={t('home.litters')}
        actions={<AppLink {...noticesAddress()}>{t('home.allNotices')}</AppLink>}
      >
        {litters}
      </Section>
      {more && (
        <OptionalBoundary>
          <Suspense fallback={<Box data-part="loading" />}>{more}</Suspense>
        </OptionalBoundary>
      )}
    </Box>
  )
}

const THREE = {
  display: 'grid',
  columnGap: { md: 4, lg: 5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  alignItems: 'start',
  // The litters are the longest: what follows them stands beside their end.
  gridTemplateRows: { lg: 'auto 1fr' },
  '& > section': { mt: { xs: 4, md: 2 } },
  '& > section:nth-of-type(3)': { gridRow: { lg: 'span 2' } },
} as const

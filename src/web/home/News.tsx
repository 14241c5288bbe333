import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { finnishToday } from '../ui/days.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Section } from '../ui/Section.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { LitterNews } from './LitterNews.tsx'
import { lastVisit } from './lastVisit.ts'
import { newsQuery } from './queries.ts'
import { ResultNews } from './ResultNews.tsx'

/** The latest results and litters, with what came since the reader was here. */
export function News() {
  const { t } = useTranslation()
  const { data: fetched, error, refetch } = useQuery(newsQuery)
  // Drawn in slices, so that the search above answers meanwhile.
  const data = useDeferredValue(fetched)
  const since = useMemo(() => lastVisit(finnishToday()), [])
  if (error) return <ErrorState error={error} title={t('home.failed')} onRetry={() => void refetch()} />
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        columnGap: 6,
      }}
    >
      <Section title={t('home.results')}>
        {!data && <RowsSkeleton rows={6} height={56} />}
        {data?.results.length === 0 && (
          <EmptyState title={t('home.noResults')}>{t('home.noResultsHelp')}</EmptyState>
        )}
        {data && <ResultNews results={data.results} since={since} />}
      </Section>
      <Section title={t('home.litters')}>
        {!data && <RowsSkeleton rows={6} height={56} />}
        {data?.litters.length === 0 && (
          <EmptyState title={t('home.noLitters')}>{t('home.noLittersHelp')}</EmptyState>
        )}
        {data && <LitterNews litters={data.litters} since={since} />}
      </Section>
    </Box>
  )
}
